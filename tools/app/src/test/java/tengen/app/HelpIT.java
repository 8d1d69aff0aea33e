package tengen.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;
import tengen.protocol.json.Json;
import tengen.protocol.json.JsonReader;
import tengen.protocol.json.JsonReading;
import tengen.support.Program;

/** Tests of {@code --help} and {@code --version}. */
@Tag("full")
class HelpIT {
  private static final String BOLD = "\033[1m";

  @TempDir Path scratch;

  @Test
  void everyCommandTeachesWithAnExample() {
    var all = new CommandLine(new TengenCommand());
    Subcommands.addAll(all);

    assertThat(all.getSubcommands()).hasSizeGreaterThan(6).containsKey("generate-completion");
    all.getSubcommands()
        .forEach(
            (name, command) -> {
              String help = command.getUsageMessage();
              if (!name.equals("generate-completion")) {
                assertThat(help).as(name).contains("Example", "\n  tengen " + name);
              }
            });
  }

  @Test
  void theExitCodesAreListed() throws Exception {
    try (Program program = Distribution.built().tengen("--help")) {
      assertThat(String.join("\n", program.peer().rest()))
          .contains("Exit codes:")
          .containsPattern("1 +a check failed")
          .containsPattern("78 +no JDK 25")
          .containsPattern("129, 143 +ended by a signal");
      assertThat(program.exitCode()).isZero();
    }
  }

  @Test
  void helpOfACommandIsThatOfItsOption() throws Exception {
    assertThat(output("help", "match")).isEqualTo(output("match", "--help"));
    assertThat(output("help", "games", "list")).isEqualTo(output("games", "list", "--help"));
    assertThat(output("help")).isEqualTo(output("--help"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "serv          | unknown command 'serv'; did you mean serve? See tengen --help",
        "frobnicate    | unknown command 'frobnicate'; see tengen --help",
        "games lsit    | unknown command 'lsit'; did you mean list? See tengen games --help",
        "help games lsit| unknown command 'lsit'; did you mean list? See tengen games --help",
        "serve --confg | unknown option '--confg'; did you mean --config? See tengen serve --help",
        "version now   | unexpected argument 'now'; see tengen version --help"
      })
  void mistypedWordsGetASuggestion(String line, String error) throws Exception {
    Commands.Result result = Commands.run(line.split(" "));

    assertThat(result.exitCode()).isEqualTo(2);
    assertThat(result.errors().strip()).isEqualTo("tengen: " + error);
  }

  @Test
  void theCompletionKnowsTheCommands() throws Exception {
    List<String> script = output("generate-completion");

    assertThat(script.getFirst()).startsWith("#!");
    assertThat(String.join("\n", script)).contains("check-engine", "--protocol", "nogo");
  }

  /** Checks that help has colours on a terminal only, and none with NO_COLOR. */
  @Test
  void coloursAreForTerminalsWithoutNoColor() throws Exception {
    String help = ShellWords.quoted(Distribution.built().launcher()) + " help version";
    String shell = "%1$s; echo end; NO_COLOR=1 %1$s; echo end; %1$s | cat; echo end";
    try (OnTerminal terminal = OnTerminal.start(scratch, 100, 30, shell.formatted(help))) {
      assertThat(block(terminal)).contains(BOLD);
      assertThat(block(terminal)).isNotEmpty().doesNotContain("\033");
      assertThat(block(terminal)).isNotEmpty().doesNotContain("\033");
      assertThat(terminal.exitCode()).isZero();
    }
  }

  private static String block(OnTerminal terminal) throws InterruptedException {
    var text = new StringBuilder();
    for (String line = terminal.line(); !line.strip().equals("end"); line = terminal.line()) {
      text.append(line).append('\n');
    }
    return text.toString();
  }

  @Test
  void enginesAreListedAsTables() throws Exception {
    assertThat(output("engines"))
        .anySatisfy(line -> assertThat(line).matches(" +option +default +range +meaning"))
        .anySatisfy(line -> assertThat(line).contains("5x5 to 22x22, rectangles"));
  }

  @Test
  void enginesAreListedAsJson() throws Exception {
    List<String> lines = output("engines", "--json");
    var read = (JsonReading.Read) JsonReader.read(lines.getFirst());
    List<String> ids =
        ((Json.Items) read.value())
            .all().stream().map(each -> ((Json.Fields) each).text("id").orElseThrow()).toList();

    assertThat(lines).hasSize(1);
    assertThat(ids)
        .containsExactlyInAnyOrder(
            "gomoku", "gomoku-classic", "gomoku-proof", "nogo", "nogo-classic", "cgt");
  }

  private List<String> output(String... arguments) throws Exception {
    Commands.Result result = Commands.run(arguments);
    assertThat(result.exitCode()).as(result.errors()).isZero();
    return result.lines();
  }
}
