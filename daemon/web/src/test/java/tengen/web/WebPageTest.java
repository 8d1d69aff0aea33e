package tengen.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;

/** The page's files are all named by its front page, small, and in both languages. */
final class WebPageTest {
  private static final Pattern KEY = Pattern.compile("(?m)^  \"([^\"]+)\": ");
  private static final Pattern IMPORT = Pattern.compile("(?m)from \"(\\.[^\"]+)\"");

  private static final Pattern MAIN =
      Pattern.compile("<script type=\"module\" src=\"\\./([0-9a-f]{16}/main\\.js)\">");

  private final WebPage page = WebPage.load();

  @Test
  void theFrontPageNamesEveryFile() throws IOException, URISyntaxException {
    assertThat(page.assets().keySet()).isEqualTo(files());
  }

  @Test
  void theFrontPageNamesFilesOfItsVersion() {
    String front = new String(page.at("/").orElseThrow().bytes(false), StandardCharsets.UTF_8);
    String main = MAIN.matcher(front).results().findFirst().orElseThrow().group(1);

    assertThat(front).doesNotContainPattern("\"/[a-z]");
    assertThat(page.isImmutable("/" + main)).isTrue();
    assertThat(page.at("/" + main)).isEqualTo(page.at("/main.js")).isPresent();
    assertThat(page.isImmutable("/main.js")).isFalse();
    assertThat(page.isImmutable("/")).isFalse();
    assertThat(page.at("/" + main.replace("main.js", ""))).isEmpty();
  }

  private static Set<String> files() throws IOException, URISyntaxException {
    Path folder =
        Path.of(Objects.requireNonNull(WebPage.class.getResource("index.html")).toURI())
            .getParent();
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(Files::isRegularFile)
          .map(file -> "/" + folder.relativize(file))
          .filter(name -> !name.endsWith(".class") && !name.endsWith("LICENSE"))
          .map(name -> name.equals("/index.html") ? "/" : name)
          .collect(Collectors.toCollection(TreeSet::new));
    }
  }

  @Test
  void everyImportIsAFile() throws IOException {
    for (String path : page.assets().keySet()) {
      Path folder = Objects.requireNonNull(Path.of(path + "x").getParent());
      for (String imported : found(IMPORT, path)) {
        assertThat(page.at(folder.resolve(imported).normalize().toString()))
            .as("%s imports %s", path, imported)
            .isPresent();
      }
    }
  }

  @Test
  void allFilesTogetherAreSmall() {
    int bytes = page.assets().values().stream().mapToInt(it -> it.bytes(true).length).sum();
    assertThat(bytes).isLessThan(160_000);
  }

  @Test
  void whatIsCompressedIsTheSame() throws IOException {
    for (Asset asset : page.assets().values()) {
      var zip = new GZIPInputStream(new ByteArrayInputStream(asset.bytes(true)));
      assertThat(zip.readAllBytes()).isEqualTo(asset.bytes(false));
    }
  }

  @Test
  void theLanguagesHaveTheSameKeys() throws IOException {
    assertThat(found(KEY, "/i18n/zh.js")).isEqualTo(found(KEY, "/i18n/en.js")).isNotEmpty();
  }

  private List<String> found(Pattern pattern, String path) throws IOException {
    byte[] bytes = page.at(path).orElseThrow().bytes(false);
    return pattern
        .matcher(new String(bytes, StandardCharsets.UTF_8))
        .results()
        .map((MatchResult found) -> found.group(1))
        .toList();
  }
}
