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

/** The manual's tables agree with the reader. */
final class DocumentationTest {
  private static final Pattern EXAMPLE =
      Pattern.compile("```yaml\\n(# mine.yaml\\n.*?)```.*?```text\\n(.*?)```", Pattern.DOTALL);

  private static final Path PAGE = Path.of("..", "docs", "configuration.md");
  private static final Path README = Path.of("..", "README.md");

  private static final String HEAD =
      "| key | value | unit | default | meaning |\n|---|---|---|---|---|\n";

  /** The rows of all keys by the path of their section. */
  private static final Map<String, List<Row>> KEYS = keys();

  @Test
  void theReadmeShowsTheDefaultPreset() throws IOException {
    String preset =
        Files.readAllLines(Path.of("default.yaml")).stream()
            .filter(line -> !line.isBlank() && !line.strip().startsWith("#"))
            .collect(Collectors.joining("\n", "```yaml\n", "\n```"));

    assertThat(Files.readString(README)).contains(preset);
  }

  @Test
  void thePageHasEveryKeyWithItsRangeUnitDefaultAndMeaning() throws IOException {
    String page = Files.readString(PAGE);

    KEYS.forEach(
        (path, rows) -> {
          String table = rows.stream().map(Row::inPage).collect(Collectors.joining("", HEAD, ""));
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
    keys.put("listeners[].", rows(ListenerConfig.section(Reading.PROTOCOLS)));
    keys.put("listeners[].tls.", rows(TlsConfig.SECTION));
    keys.put("listeners[].limits.", rows(ClientLimits.SECTION));
    keys.put("engines.ID.", rows(EngineConfig.SECTION));
    keys.put("engines.ID.options.", rows(EngineOptions.NONE, EngineOptions.HOST_KEYS));
    keys.put("time.NAME.", rows(TimeProfile.SECTION));
    keys.put("pools.", rows(PoolsConfig.SECTION));
    keys.put("limits.", rows(LimitsConfig.section(Reading.PROTOCOLS)));
    keys.put("limits.address.", rows(ClientLimits.SECTION));
    keys.put("auth.", rows(AuthConfig.SECTION));
    keys.put("auth.tokens.NAME.", rows(AuthConfig.TOKEN));
    keys.put("auth.tokens.NAME.limits.", rows(ClientLimits.SECTION));
    keys.put("archive.", rows(ArchiveConfig.SECTION));
    keys.put("games.", rows(GamesConfig.SECTION));
    keys.put("control.", rows(ControlConfig.SECTION));
    keys.put("logging.", rows(LoggingConfig.SECTION));
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
        allowed(key.kind()),
        key.unit(),
        key.required() ? "required" : initial(key.show(initial)),
        key.help());
  }

  /** Returns what a key allows, without the keys of a section, which have a table of their own. */
  private static String allowed(Kind<?> kind) {
    return switch (kind) {
      case Section<?> _ -> "a map";
      case Kinds.OrNull<?>(Section<?> _, var _) -> "a map, or null";
      case Kinds.Maybe<?>(Section<?> _, var _) -> "a map, or null";
      default -> kind.allowed();
    };
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

  /** A row of a table, for a key. */
  private record Row(String name, String allowed, String unit, String initial, String meaning) {
    String inPage() {
      return "| `%s` | %s | %s | %s | %s |\n".formatted(name, allowed, unit, initial, meaning);
    }
  }
}
