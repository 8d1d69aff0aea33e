package tengen.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Links between the pages of the repository lead to an existing file and heading. */
final class DocLinksTest {
  private static final Pattern LINK = Pattern.compile("]\\(([^)\\s:]+)\\)");
  private static final Pattern HEADING = Pattern.compile("#+ (.*)");
  private static final Pattern CODE = Pattern.compile("(?ms)^ *```.*?^ *```$|`[^`\n]*`");

  /** Paths of pages in code, messages and configurations. */
  private static final Pattern NAMED = Pattern.compile("\\bdocs/[\\w/-]+\\.md\\b");

  private static final List<String> SOURCES = List.of(".java", ".yaml", ".service", ".js", ".cfg");

  @Test
  void everyLinkLeadsToAFileAndHeading() {
    List<Path> pages = files(List.of(".md"));

    assertThat(pages).hasSizeGreaterThan(30);
    assertThat(pages)
        .allSatisfy(
            page ->
                assertThat(links(page))
                    .as(page.toString())
                    .allMatch(link -> leadsSomewhere(page, link)));
  }

  @Test
  void everyPageNamedInTheCodeExists() {
    assertThat(files(SOURCES))
        .allSatisfy(
            file ->
                assertThat(NAMED.matcher(Repository.read(file)).results().map(MatchResult::group))
                    .as(file.toString())
                    .allMatch(page -> Files.exists(Repository.root().resolve(page))));
  }

  private static boolean leadsSomewhere(Path page, String link) {
    String[] parts = link.split("#", 2);
    Path target = parts[0].isEmpty() ? page : page.resolveSibling(parts[0]).normalize();
    return Files.exists(target) && (parts.length == 1 || anchors(target).contains(parts[1]));
  }

  private static List<String> links(Path page) {
    String text = CODE.matcher(Repository.read(page)).replaceAll("");
    return LINK.matcher(text).results().map((MatchResult link) -> link.group(1)).toList();
  }

  /** Returns the anchors of a page's headings as GitHub makes them. */
  private static Set<String> anchors(Path page) {
    return Repository.lines(page)
        .map(HEADING::matcher)
        .filter(heading -> heading.matches())
        .map(heading -> heading.group(1).toLowerCase(Locale.ROOT))
        .map(heading -> heading.replaceAll("[^\\p{L}\\p{N} _-]", "").replace(' ', '-'))
        .collect(Collectors.toUnmodifiableSet());
  }

  private static List<Path> files(List<String> suffixes) {
    return Repository.files(Repository.root()).stream()
        .filter(file -> suffixes.stream().anyMatch(file.toString()::endsWith))
        .toList();
  }
}
