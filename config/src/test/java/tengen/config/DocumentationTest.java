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
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The manual's tables say what the reader does. */
final class DocumentationTest {
  private static final Pattern EXAMPLE =
      Pattern.compile("```yaml\\n(# mine.yaml\\n.*?)```.*?```text\\n(.*?)```", Pattern.DOTALL);

  private static final Path PAGE = Path.of("..", "docs", "configuration.md");
  private static final Path README = Path.of("..", "README.md");

  /** All keys, by what stands before them in the README. */
  private static final Map<String, List<Row>> KEYS = keys();

  @Test
  void theReadmeHasEveryKeyWithItsRangeUnitAndDefault() throws IOException {
    StringBuilder table =
        new StringBuilder("| key | value | unit | default |\n|---|---|---|---|\n");
    KEYS.forEach((path, rows) -> rows.forEach(row -> table.append(row.inReadme(path))));

    assertThat(Files.readString(README)).contains(table);
  }

  @Test
  void theReadmeShowsTheDefaultPreset() throws IOException {
    String preset =
        Files.readAllLines(Path.of("default.yaml")).stream()
            .filter(line -> !line.isBlank() && !line.strip().startsWith("#"))
            .collect(Collectors.joining("\n", "```yaml\n", "\n```"));

    assertThat(Files.readString(README)).contains(preset);
  }

  @Test
  void thePageSaysWhatEachKeyMeans() throws IOException {
    String page = Files.readString(PAGE);

    KEYS.forEach(
        (path, rows) -> {
          StringBuilder table = new StringBuilder("| key | meaning |\n|---|---|\n");
          rows.forEach(row -> table.append(row.inPage()));
          assertThat(page).as(path).contains(table);
        });
  }

  @Test
  void theProblemsOfThePageAreThoseOfItsExample() throws IOException {
    Matcher example = EXAMPLE.matcher(Files.readString(PAGE));

    assertThat(example.find()).isTrue();
    assertThat(Reading.problems(Reading.READER.read("mine.yaml", example.group(1))))
        .containsExactlyElementsOf(example.group(2).lines().toList());
  }

  private static Map<String, List<Row>> keys() {
    Map<String, List<Row>> keys = new LinkedHashMap<>();
    keys.put("", rows(Reading.DEFAULTS, FileKeys.section(Reading.PROTOCOLS).keys()));
    keys.put("listeners[].", rows(ListenerKeys.section(Reading.PROTOCOLS)));
    keys.put("listeners[].tls.", rows(TlsKeys.SECTION));
    keys.put("listeners[].limits.", rows(ClientLimitsKeys.SECTION));
    keys.put("engines.ID.", rows(EngineKeys.SECTION));
    keys.put("engines.ID.options.", rows(EngineOptions.NONE, EngineOptions.HOST_KEYS));
    keys.put("time.NAME.", rows(TimeKeys.SECTION));
    keys.put("pools.", rows(PoolsKeys.SECTION));
    keys.put("limits.", rows(LimitsKeys.section(Reading.PROTOCOLS)));
    keys.put("limits.address.", rows(ClientLimitsKeys.SECTION));
    keys.put("auth.", rows(AuthKeys.SECTION));
    keys.put("auth.tokens.NAME.", rows(AuthKeys.TOKEN));
    keys.put("auth.tokens.NAME.limits.", rows(ClientLimitsKeys.SECTION));
    keys.put("archive.", rows(ArchiveKeys.SECTION));
    keys.put("games.", rows(GamesKeys.SECTION));
    keys.put("control.", rows(ControlKeys.SECTION));
    keys.put("logging.", rows(LoggingKeys.SECTION));
    return keys;
  }

  private static <R> List<Row> rows(Section<R> section) {
    return rows(section.initial(), section.keys());
  }

  private static <R> List<Row> rows(R initial, List<? extends Key<R, ?>> keys) {
    return keys.stream().map(key -> row(initial, key)).toList();
  }

  private static <R> Row row(R initial, Key<R, ?> key) {
    return new Row(
        key.name(),
        key.kind().allowed(),
        key.unit(),
        key.required() ? "required" : initial(key.show(initial)),
        key.help());
  }

  private static String initial(Shown value) {
    return switch (value) {
      case Shown.Nothing() -> "`null`";
      case Shown.Text(String text) -> "`" + text + "`";
      case Shown.Items(List<Shown> items) when items.isEmpty() -> "`[]`";
      case Shown.Entries(Map<String, Shown> entries) when entries.isEmpty() -> "`{}`";
      case Shown.Items(List<Shown> items) when items.getFirst() instanceof Shown.Text ->
          items.stream()
              .map(item -> ((Shown.Text) item).text())
              .collect(Collectors.joining(", ", "`[", "]`"));
      case Shown.Items _ -> "those of `default.yaml`";
      case Shown.Entries _ -> "as below";
    };
  }

  /** One key. */
  private record Row(String name, String allowed, String unit, String initial, String meaning) {
    String inReadme(String path) {
      return "| `%s%s` | %s | %s | %s |\n".formatted(path, name, allowed, unit, initial);
    }

    String inPage() {
      return "| `%s` | %s |\n".formatted(name, meaning);
    }
  }
}
