package tengen.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import tengen.conformance.transcript.Transcript;
import tengen.conformance.transcript.TranscriptLibrary;
import tengen.protocol.Dialect;
import tengen.protocol.gtp.GtpDialect;
import tengen.protocol.registry.Dialects;

/**
 * {@code docs/commands.md} lists the commands that the code knows, each with a page that shows it.
 * With {@code -Dtengen.commands=write} the page is written instead of compared.
 */
final class CommandsPageTest {
  private static final Path PAGE = Repository.root().resolve("docs/commands.md");

  /** Of JSON: what is to be done, or else the first key. */
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

      Every word that a command of these protocols may begin with, as `list_commands` and the parsers know them, and a
      page of `testing/conformance/src/main/resources/tengen/conformance/transcripts` that shows it in use, or shows that it is
      refused. A session may know fewer: what needs an engine of some kind, or a client that has started the program, is
      listed only there. Gomocup's words may come in any case; Botzone's requests are told by the key that is named. This page
      is made from the code; `mvn -pl testing/checks -am test -Dtest=CommandsPageTest -Dtengen.commands=write
      -Dsurefire.failIfNoSpecifiedTests=false` writes it anew.
      """;

  @Test
  void theManualListsTheCommandsThatTheCodeKnows() throws IOException {
    String page =
        dialects().stream()
            .map(CommandsPageTest::section)
            .collect(Collectors.joining("", HEAD, ""));
    if ("write".equals(System.getProperty("tengen.commands"))) {
      Files.writeString(PAGE, page);
    }
    assertThat(Repository.read(PAGE)).isEqualTo(page);
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
                "\n## %s\n\n| command | pages |\n|---|---|\n".formatted(dialect.name()),
                "\n"));
  }

  /** Three of the dialect's own, or of those that it is a form of. */
  private static List<String> pages(Dialect<?, ?, ?> dialect, String command) {
    List<String> own = pages(dialect.name(), command);
    return own.isEmpty() ? pages(GtpDialect.NAME, command) : own;
  }

  private static List<String> pages(String protocol, String command) {
    return PAGES.computeIfAbsent(protocol, CommandsPageTest::read).stream()
        .filter(page -> page.words().stream().anyMatch(word -> isWord(word, command)))
        .map(Page::name)
        .limit(3)
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
