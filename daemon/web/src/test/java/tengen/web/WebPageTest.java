package tengen.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests of the page's files: what is served, its size, and its languages. */
final class WebPageTest {
  private static final Pattern KEY = Pattern.compile("(?m)^  \"([^\"]+)\": ");
  private static final Pattern MAIN =
      Pattern.compile("<script type=\"module\" src=\"\\./([0-9a-f]{16}/page\\.js)\">");

  /** Scripts that browsers load when a part of the page is opened. */
  private static final List<String> LATER =
      List.of(
          "/answer.js",
          "/chinese.js",
          "/choosers.js",
          "/files.js",
          "/japanese.js",
          "/korean.js",
          "/games.js",
          "/images.js",
          "/invite.js",
          "/lesson.js",
          "/qr.js",
          "/value.js");

  private static final Path SOURCES = Path.of("src/main/resources/tengen/web");

  private final WebPage page = WebPage.load();

  @Test
  void aBrowserMakesFourRequestsAndOneForEachPartThatIsOpenedLater() {
    assertThat(page.assets().keySet())
        .containsAll(LATER)
        .filteredOn(path -> !LATER.contains(path))
        .containsExactlyInAnyOrder("/", "/page.js", "/page.css", "/icon.svg");
  }

  @Test
  void theFrontPageNamesFilesOfItsVersion() {
    String front = text("/");
    String main = MAIN.matcher(front).results().findFirst().orElseThrow().group(1);

    assertThat(front).doesNotContainPattern("\"/[a-z]");
    assertThat(page.isImmutable("/" + main)).isTrue();
    assertThat(page.at("/" + main)).isEqualTo(page.at("/page.js")).isPresent();
    assertThat(page.isImmutable("/page.js")).isFalse();
    assertThat(page.isImmutable("/")).isFalse();
    assertThat(page.at("/" + main.replace("page.js", ""))).isEmpty();
  }

  @Test
  void everyModuleIsInOneScriptAndScriptsImportNothing() throws IOException {
    assertThat(text("/page.js")).doesNotContainPattern("(?m)^(import|export) ");
    String later = LATER.stream().map(this::text).collect(Collectors.joining());
    assertThat(later).doesNotContainPattern("(?m)^import ");
    String script = text("/page.js") + later;
    try (Stream<Path> files = Files.walk(SOURCES)) {
      assertThat(files.map(Path::toString).filter(name -> name.endsWith(".js")))
          .filteredOn(name -> !name.endsWith("/main.js"))
          .allSatisfy(name -> assertThat(script).contains("const " + constant(name) + " = "));
    }
  }

  /** Returns the constant of a module in the script. */
  private static String constant(String name) {
    String path = SOURCES.relativize(Path.of(name)).toString();
    return "$" + path.substring(0, path.length() - ".js".length()).replace('/', '_');
  }

  private String text(String path) {
    return new String(page.at(path).orElseThrow().bytes(false), StandardCharsets.UTF_8);
  }

  @Test
  void filesOfAFirstVisitAreSmall() {
    int bytes =
        page.assets().entrySet().stream()
            .filter(it -> !LATER.contains(it.getKey()))
            .mapToInt(it -> it.getValue().bytes(true).length)
            .sum();
    assertThat(bytes).isLessThan(130_000);
  }

  @Test
  void compressedFilesHaveTheSameContent() throws IOException {
    for (Asset asset : page.assets().values()) {
      var zip = new GZIPInputStream(new ByteArrayInputStream(asset.bytes(true)));
      assertThat(zip.readAllBytes()).isEqualTo(asset.bytes(false));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "/files", "/review", "/names", "/games"})
  void theLanguagesHaveTheSameKeys(String part) throws IOException {
    assertThat(keys("zh" + part)).isEqualTo(keys("en" + part)).isNotEmpty();
  }

  private static List<String> keys(String file) throws IOException {
    return KEY.matcher(Files.readString(SOURCES.resolve("i18n/" + file + ".js")))
        .results()
        .map((MatchResult found) -> found.group(1))
        .toList();
  }
}
