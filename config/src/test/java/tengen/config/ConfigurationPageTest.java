package tengen.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * Compares {@code docs/configuration.md} with the keys in the code and the examples of {@code
 * docs/examples/every-key.yaml}. {@code -Dtengen.commands=write} writes the tables instead.
 */
final class ConfigurationPageTest {
  private static final Pattern EXAMPLE =
      Pattern.compile("```yaml\\n(# mine.yaml\\n.*?)```.*?```text\\n(.*?)```", Pattern.DOTALL);

  private static final Path DOCS = Path.of("..", "docs");
  private static final Path PAGE = DOCS.resolve("configuration.md");

  private static final String HEAD =
      "| key | meaning | value | default | example |\n|---|---|---|---|---|\n";

  /** The heading of the table of sections, each of which has a table of its own. */
  private static final String SECTIONS = "Sections";

  private static final String HEAD_OF_SECTIONS = "| key | meaning |\n|---|---|\n";

  private static final int MAX_EXAMPLE_LENGTH = 40;

  private static final TengenConfig EVERY_KEY =
      Reading.of(DOCS.resolve("examples").resolve("every-key.yaml"));

  /** The rows of the keys by the heading of their table. */
  private static final Map<String, List<Row>> TABLES = tables();

  @Test
  void thePageHasTheKeysOfTheCode() throws IOException {
    String page = Files.readString(PAGE);
    for (Map.Entry<String, List<Row>> table : TABLES.entrySet()) {
      page = withTable(page, table.getKey(), table.getValue());
    }
    if ("write".equals(System.getProperty("tengen.commands"))) {
      Files.writeString(PAGE, page);
    }
    assertThat(Files.readString(PAGE)).isEqualTo(page);
  }

  @Test
  void everyKeyHasAnExample() {
    TABLES.forEach(
        (heading, rows) ->
            assertThat(rows)
                .as(heading)
                .isNotEmpty()
                .noneMatch(row -> List.of("`null`", "`[]`", "`{}`").contains(row.example())));
  }

  /** Returns the page with the rows in the first table below the heading. */
  private static String withTable(String page, String heading, List<Row> rows) {
    int at = page.indexOf("\n## " + heading + "\n");
    assertThat(at).as(heading).isNotNegative();
    int begin = page.indexOf("\n|", at) + 1;
    int end = page.indexOf("\n\n", begin) + 1;
    String table =
        heading.equals(SECTIONS)
            ? table(HEAD_OF_SECTIONS, rows, Row::asSection)
            : table(HEAD, rows, Row::inPage);
    return page.substring(0, begin) + table + page.substring(end);
  }

  private static String table(String head, List<Row> rows, Function<Row, String> line) {
    return rows.stream().map(line).collect(Collectors.joining("", head, ""));
  }

  @Test
  void theProblemsOfThePageAreThoseOfItsExample() throws IOException {
    Matcher example = EXAMPLE.matcher(Files.readString(PAGE));

    assertThat(example.find()).isTrue();
    assertThat(Reading.problems(Reading.READER.read("mine.yaml", example.group(1))))
        .containsExactlyElementsOf(example.group(2).lines().toList());
  }

  private static Map<String, List<Row>> tables() {
    ListenerConfig listener = EVERY_KEY.listeners().getFirst();
    EngineConfig engine = EVERY_KEY.engines().values().iterator().next();
    TokenConfig token = EVERY_KEY.auth().tokens().values().iterator().next();
    List<KnownProtocol> protocols = Reading.PROTOCOLS;
    Map<String, List<Row>> tables = new LinkedHashMap<>();
    tables.put(SECTIONS, rows(Reading.DEFAULTS, EVERY_KEY, FileKeys.section(protocols).keys()));
    tables.put("listeners", rows(ListenerConfig.section(protocols), listener));
    tables.put("tls of a listener", rows(TlsConfig.SECTION, listener.tls().orElseThrow()));
    tables.put("engines", rows(EngineConfig.SECTION, engine));
    tables.put(
        "Options of every engine",
        rows(EngineOptions.NONE, EngineOptions.of(engine), EngineOptions.HOST_KEYS));
    tables.put("time", rows(TimeProfile.SECTION, EVERY_KEY.time().get("club")));
    tables.put("pools", rows(PoolsConfig.SECTION, EVERY_KEY.pools()));
    tables.put("limits", rows(LimitsConfig.section(protocols), EVERY_KEY.limits()));
    tables.put("Limits of clients", rows(ClientLimits.SECTION, EVERY_KEY.limits().address()));
    tables.put("tokens", rows(AuthConfig.TOKEN, token));
    tables.put("archive", rows(ArchiveConfig.SECTION, EVERY_KEY.archive()));
    tables.put("games", rows(GamesConfig.SECTION, EVERY_KEY.games()));
    tables.put("tables", rows(TablesConfig.SECTION, EVERY_KEY.tables()));
    tables.put("control", rows(ControlConfig.SECTION, EVERY_KEY.control()));
    tables.put("logging", rows(LoggingConfig.SECTION, EVERY_KEY.logging()));
    return tables;
  }

  private static <R> List<Row> rows(Section<R> section, R example) {
    return rows(section.initial(), example, section.keys());
  }

  private static <R> List<Row> rows(R initial, R example, List<? extends Key<R, ?>> keys) {
    return keys.stream().map(key -> row(initial, example, key)).toList();
  }

  private static <R> Row row(R initial, R example, Key<R, ?> key) {
    return new Row(
        key.name(),
        key.help(),
        key.unit().isEmpty() ? allowed(key.kind()) : key.unit() + ": " + allowed(key.kind()),
        key.required() ? "required" : value(key.show(initial)),
        example(key.show(example)));
  }

  /** Returns what a key allows, without the keys of a section, which have a table of their own. */
  private static String allowed(Kind<?> kind) {
    return switch (kind) {
      case Section<?> _ -> "a map";
      case Kinds.OrNull<?>(Section<?> _, var _) -> "a map, or null";
      case Kinds.Maybe<?>(Section<?> _, var _) -> "a map, or null";
      default -> brief(kind.allowed());
    };
  }

  /** Shortens phrases that the page explains once. */
  private static String brief(String allowed) {
    return allowed
        .replace("a whole number, ", "")
        .replaceFirst("^a name of [^.]*underscores", "a name");
  }

  private static String value(Shown value) {
    return switch (value) {
      case Shown.Nothing() -> "`null`";
      case Shown.Literal(String text) -> "`" + text + "`";
      case Shown.Text(String text) -> "`" + text + "`";
      case Shown.Items(List<Shown> items) when items.isEmpty() -> "`[]`";
      case Shown.Entries(Map<String, Shown> entries) when entries.isEmpty() -> "`{}`";
      case Shown.Items(List<Shown> items) when items.getFirst() instanceof Shown.Text ->
          items.stream()
              .map(item -> ((Shown.Text) item).text())
              .collect(Collectors.joining(", ", "`[", "]`"));
      case Shown.Items _ -> "those of `default.yaml`";
      case Shown.Entries _ -> "below";
    };
  }

  private static String example(Shown value) {
    return switch (value) {
      case Shown.Text(String text) when text.length() > MAX_EXAMPLE_LENGTH ->
          "`" + text.substring(0, 8) + "…`";
      case Shown.Items(List<Shown> items)
          when !items.isEmpty() && !(items.getFirst() instanceof Shown.Text) ->
          "below";
      default -> value(value);
    };
  }

  /** A row of a table, for a key. */
  private record Row(String name, String meaning, String allowed, String initial, String example) {
    String inPage() {
      return "| `%s` | %s | %s | %s | %s |\n".formatted(name, meaning, allowed, initial, example);
    }

    String asSection() {
      return "| [`%1$s`](#%1$s) | %2$s |\n".formatted(name, meaning);
    }
  }
}
