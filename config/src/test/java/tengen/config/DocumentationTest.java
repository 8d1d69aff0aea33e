package tengen.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The manual's tables say what the reader does. */
final class DocumentationTest {
  private static final Pattern EXAMPLE =
      Pattern.compile("```yaml\\n(# mine.yaml\\n.*?)```.*?```text\\n(.*?)```", Pattern.DOTALL);

  private static final Path PAGE = Path.of("..", "docs", "configuration.md");

  @Test
  void theTablesOfThePageAreThoseOfTheReader() throws IOException {
    String page = Files.readString(PAGE);

    tables().forEach((section, table) -> assertThat(page).as(section).contains(table));
  }

  @Test
  void theProblemsOfThePageAreThoseOfItsExample() throws IOException {
    Matcher example = EXAMPLE.matcher(Files.readString(PAGE));

    assertThat(example.find()).isTrue();
    assertThat(Reading.problems(ConfigReader.read("mine.yaml", example.group(1))))
        .containsExactlyElementsOf(example.group(2).lines().toList());
  }

  private static Map<String, String> tables() {
    Map<String, String> tables = new LinkedHashMap<>();
    tables.put("file", table(FileKeys.SECTION));
    tables.put("listeners", table(ListenerKeys.SECTION));
    tables.put("engines", table(EngineKeys.SECTION));
    tables.put("options", table(EngineOptions.NONE, EngineOptions.HOST_KEYS));
    tables.put("time", table(TimeKeys.SECTION));
    tables.put("pools", table(PoolsKeys.SECTION));
    tables.put("limits", table(LimitsKeys.SECTION));
    tables.put("logging", table(LoggingKeys.SECTION));
    return tables;
  }

  private static <R> String table(Section<R> section) {
    return table(section.initial(), section.keys());
  }

  private static <R> String table(R initial, List<? extends Key<R, ?>> keys) {
    StringBuilder rows =
        new StringBuilder("| key | value | unit | default | meaning |\n|---|---|---|---|---|\n");
    for (Key<R, ?> key : keys) {
      String value = key.required() ? "required" : initial(key.show(initial));
      rows.append(
          "| `%s` | %s | %s | %s | %s |\n"
              .formatted(key.name(), key.kind().allowed(), key.unit(), value, key.help()));
    }
    return rows.toString();
  }

  private static String initial(Shown value) {
    return switch (value) {
      case Shown.Nothing() -> "`null`";
      case Shown.Text(String text) -> "`" + text + "`";
      case Shown.Items(List<Shown> items) when items.isEmpty() -> "`[]`";
      case Shown.Entries(Map<String, Shown> entries) when entries.isEmpty() -> "`{}`";
      case Shown.Items _ -> "those of `default.yaml`";
      case Shown.Entries _ -> "as below";
    };
  }
}
