package tengen.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tengen.conformance.transcript.Transcript;
import tengen.conformance.transcript.TranscriptLibrary;
import tengen.protocol.Dialect;
import tengen.protocol.gtp.GtpDialect;
import tengen.protocol.gtp.GtpManual;
import tengen.protocol.registry.Dialects;

/**
 * Compares {@code testing/conformance/commands.md} and the tables of {@code docs/gtp.md} with the
 * commands in the code. Each command has a transcript that shows it. {@code
 * -Dtengen.commands=write} writes both pages instead.
 */
final class CommandsPageTest {
  private static final Path PAGE = Repository.root().resolve("testing/conformance/commands.md");
  private static final Path GTP_PAGE = Repository.root().resolve("docs/gtp.md");

  private static final String GTP_HEAD = "| command | reply | notes |\n|---|---|---|\n";

  /** Finds the action of a JSON line, or else its first key. */
  private static final Pattern ACTION = Pattern.compile("^\\\\?\\{(?:.*\"action\":)?\"([^\"]*)\"");

  /** The transcripts of a protocol, each read once. */
  private static final Map<String, List<Page>> PAGES = new ConcurrentHashMap<>();

  /**
   * A transcript.
   *
   * @param words the first word of each line that is sent
   */
  private record Page(String name, Set<String> words) {
    static Page of(Transcript transcript) {
      return new Page(
          transcript.name(),
          transcript.sent().stream()
              .map(CommandsPageTest::word)
              .collect(Collectors.toUnmodifiableSet()));
    }
  }

  private static final String HEAD =
      """
      # Commands by protocol

      Each command of each protocol, and a page of `src/main/resources/tengen/conformance/transcripts` that shows it, or shows
      that it is rejected. Gomocup's words may have any case. Requests of Botzone and JSON analysis are named by their key or
      action. Generated from the code.
      """;

  @Test
  void theManualListsTheCommandsThatTheCodeKnows() throws IOException {
    String page =
        dialects().stream()
            .map(CommandsPageTest::section)
            .collect(Collectors.joining("", HEAD, ""));
    check(PAGE, page);
  }

  @Test
  void theGtpManualDescribesEachCommand() throws IOException {
    String page = Repository.read(GTP_PAGE);
    for (Dialect<?, ?, ?> dialect : dialects()) {
      if (dialect instanceof GtpDialect gtp) {
        page = withTable(page, gtp);
      }
    }
    check(GTP_PAGE, page);
  }

  private static void check(Path file, String page) throws IOException {
    if ("write".equals(System.getProperty("tengen.commands"))) {
      Files.writeString(file, page);
    }
    assertThat(Repository.read(file)).isEqualTo(page);
  }

  /** Returns the page with the dialect's commands in the first table below its heading. */
  private static String withTable(String page, GtpDialect dialect) {
    String heading =
        dialect.name().equals(GtpDialect.NAME)
            ? "## Commands"
            : "## The dialect `%s`".formatted(dialect.name());
    int begin = page.indexOf("\n|", page.indexOf(heading)) + 1;
    int end = page.indexOf("\n\n", begin) + 1;
    return page.substring(0, begin) + GTP_HEAD + rows(dialect) + page.substring(end);
  }

  /** Returns the rows of a table, one for all commands with the same reply and notes. */
  private static String rows(GtpDialect dialect) {
    Map<List<String>, List<String>> rows = new LinkedHashMap<>();
    for (GtpManual command : dialect.manual()) {
      rows.computeIfAbsent(List.of(reply(command), command.notes()), _ -> new ArrayList<>())
          .add("`%s`".formatted((command.word() + " " + command.arguments()).strip()));
    }
    return rows.entrySet().stream()
        .map(row -> row(String.join(", ", row.getValue()), row.getKey()))
        .collect(Collectors.joining());
  }

  private static String row(String commands, List<String> others) {
    return Stream.concat(Stream.of(commands), others.stream())
        .map(cell -> cell.isEmpty() ? "| " : "| " + cell.replace("|", "\\|") + " ")
        .collect(Collectors.joining("", "", "|\n"));
  }

  /** Returns the text of a success unless it is empty, then the reasons of a failure. */
  private static String reply(GtpManual command) {
    String result = command.result().equals("empty") ? "" : command.result();
    String failures = command.failures().isEmpty() ? "" : "? " + command.failures();
    return Stream.of(result, failures)
        .filter(part -> !part.isEmpty())
        .collect(Collectors.joining("; "));
  }

  @Test
  void aPageShowsEachOfThem() {
    for (Dialect<?, ?, ?> dialect : dialects()) {
      for (String command : dialect.commands()) {
        assertThat(pages(dialect, command)).as("%s %s", dialect.name(), command).isNotEmpty();
      }
    }
  }

  private static List<Dialect<?, ?, ?>> dialects() {
    return Dialects.shipped().all();
  }

  private static String section(Dialect<?, ?, ?> dialect) {
    return dialect.commands().stream()
        .map(
            command ->
                "| `%s` | %s |".formatted(command, String.join(", ", pages(dialect, command))))
        .collect(
            Collectors.joining(
                "\n",
                "\n## %s\n\n| command | example |\n|---|---|\n".formatted(dialect.name()),
                "\n"));
  }

  /**
   * Returns a transcript of the dialect, or of GTP if it has none of its own; empty if there is
   * none.
   */
  private static List<String> pages(Dialect<?, ?, ?> dialect, String command) {
    List<String> own = pages(dialect.name(), command);
    return own.isEmpty() ? pages(GtpDialect.NAME, command) : own;
  }

  private static List<String> pages(String protocol, String command) {
    return PAGES.computeIfAbsent(protocol, CommandsPageTest::read).stream()
        .filter(page -> page.words().stream().anyMatch(word -> isWord(word, command)))
        .map(Page::name)
        .limit(1)
        .toList();
  }

  private static List<Page> read(String protocol) {
    return TranscriptLibrary.all(protocol).stream().map(Page::of).toList();
  }

  private static boolean isWord(String word, String command) {
    return word.equals(command) || word.toUpperCase(Locale.ROOT).equals(command);
  }

  private static String word(String line) {
    Matcher action = ACTION.matcher(line);
    if (action.find()) {
      return action.group(1);
    }
    return line.replaceFirst("^\\s*[0-9]*\\s*", "").split("[\\s#\\\\]", 2)[0];
  }
}
