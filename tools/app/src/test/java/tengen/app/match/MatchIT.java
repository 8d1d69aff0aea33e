package tengen.app.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.app.Commands;
import tengen.app.Distribution;
import tengen.app.OnTerminal;
import tengen.app.ShellWords;
import tengen.app.output.ExitCode;
import tengen.support.Program;
import tengen.support.Waits;

/** Tests of the command {@code match}. */
@Tag("full")
final class MatchIT {
  private static final List<String> TWO =
      List.of("match", "--game", "nogo", "--size", "4", "--engine", "nogo-classic", "--engine");

  private static final Pattern TOTALS =
      Pattern.compile("\"wins\":\\d+,\"draws\":\\d+,\"losses\":\\d+");

  private final Distribution distribution = Distribution.built();

  @TempDir Path scratch;

  private Program match(String second, String... more) throws IOException {
    return distribution.tengen(words(second, more));
  }

  private static String[] words(String second, String... more) {
    return Stream.of(TWO.stream(), Stream.of(second), Stream.of(more))
        .flatMap(words -> words)
        .toArray(String[]::new);
  }

  private static List<String> lines(Program program) throws Exception {
    program.peer().endInput();
    return program.peer().rest();
  }

  @Test
  void onlyTheResultTableGoesToStandardOutput() throws Exception {
    try (Program program = match("nogo-classic,name=twin", "--nodes", "10", "--games", "4")) {
      List<String> lines = lines(program);
      assertThat(lines.getFirst()).matches("engine +games +wins +draws +losses .*");
      assertThat(lines).anyMatch(line -> line.matches("twin +4 .*"));
      assertThat(program.exitCode()).isZero();
      assertThat(program.errors()).contains("4 of 4: nogo-classic +");
    }
  }

  @Test
  void aKilledMatchGoesOnWhereItWas() throws Exception {
    Path file = scratch.resolve("match.jsonl");
    String[] rest = {"--nodes", "200", "--games", "16", "--resume", file.toString(), "--json"};
    try (Program program = match("nogo-classic,name=twin", rest)) {
      Waits.until("3 games", () -> Files.exists(file) && Files.readAllLines(file).size() > 3);
      program.signal("KILL");
      program.exitCode();
    }
    String[] whole = {"--nodes", "200", "--games", "16", "--json"};
    List<String> totals = totals(match("nogo-classic,name=twin", whole));
    assertThat(totals(match("nogo-classic,name=twin", rest))).isEqualTo(totals).isNotEmpty();
    assertThat(
            Files.readAllLines(file).stream()
                .skip(1)
                .map(line -> Integer.parseInt(line.replaceAll("^.\"game\":(\\d+),.*", "$1"))))
        .containsExactlyInAnyOrderElementsOf(IntStream.rangeClosed(1, 16).boxed().toList());
  }

  @Test
  void aProgramRunsInItsDirectoryAnewForEachGameAndIsLogged() throws Exception {
    Path directory = Files.createDirectory(scratch.resolve("home"));
    Path logs = scratch.resolve("logs");
    String program =
        "cmd=%s,name=program,arg=stdio,arg=--protocol,arg=gtp,arg=--engine,arg=nogo-classic"
            .formatted(distribution.launcher());
    String each = "--each=arg=--log-protocol,arg=lines.log,dir=" + directory + ",protocol=gtp";
    String[] rest = {each + ",restart=on,nodes=9", "--logs=" + logs};
    String named = program + ",arg=--log-protocol,arg=lines.log";
    try (Program match = match(named, rest)) {
      assertThat(lines(match)).anyMatch(line -> line.matches("program +2 .*"));
      assertThat(match.exitCode()).as(match.errors()).isZero();
    }
    assertThat(Files.readAllLines(directory.resolve("lines.log")))
        .filteredOn(line -> line.endsWith("> list_commands"))
        .hasSize(2);
    assertThat(Files.readAllLines(logs.resolve("0001-nogo-classic-program.log")))
        .startsWith("# game 1, Black nogo-classic, White program, opening empty board")
        .anyMatch(line -> line.matches("\\S+Z program > genmove w.*"))
        .anyMatch(line -> line.matches("\\S+Z program < = .*"))
        .anyMatch(line -> line.startsWith("# won by "));
    assertThat(logs.resolve("0002-program-nogo-classic.log"))
        .content()
        .contains(" program > genmove b");
  }

  /** Returns the wins, draws and losses in the table of a match. */
  private static List<String> totals(Program match) throws Exception {
    try (match) {
      List<String> lines = lines(match);
      assertThat(lines).hasSize(1).first().asString().startsWith("{\"contestants\":[{");
      assertThat(match.exitCode()).isZero();
      return TOTALS.matcher(lines.getFirst()).results().map(MatchResult::group).toList();
    }
  }

  @Test
  void aMatchInAFileIsWatchedAndWritesItsResults() throws Exception {
    Path yaml = scratch.resolve("match.yaml");
    Path stored = scratch.resolve("match.jsonl");
    Path pgn = scratch.resolve("results.pgn");
    Files.writeString(
        yaml,
        """
        game: nogo
        size: 4
        engine: [nogo-classic, {id: nogo-classic, name: twin}]
        each: {nodes: 9}
        games: 2
        pgn: %s
        losses-only: true
        records: %s
        """
            .formatted(pgn, scratch.resolve("lost")));
    String[] words = {"match", "--file=" + yaml, "--resume=" + stored, "--games=4"};
    Commands.Result played = Commands.run(words);
    assertThat(played.exitCode()).as(played.errors()).isZero();
    assertThat(played.lines()).anyMatch(line -> line.matches("twin +4 .*"));
    assertThat(recordsIn(scratch.resolve("lost"))).hasSize(wins("twin", played.lines()));
    assertThat(pgn).content().containsPattern("(?s)(\\[Black \"twin\"].*){2}");

    Commands.Result watched = Commands.run("match", "--watch=" + stored);
    assertThat(watched.lines()).isEqualTo(played.lines());

    Files.writeString(yaml, "size: 4\nsprt: elo0=3\ngames: x\nengines: a\n");
    assertFileFault("match.yaml:4:1: unknown key 'engines'; did you mean engine? known: ", yaml);
    Files.writeString(yaml, "size: 4\ngames: x\nshow: perhaps\n");
    assertFileFault("match.yaml:2:8: games does not accept 'x'", yaml);
    assertFileFault("match.yaml:3:7: show must be true or false, got perhaps", yaml);
    Files.writeString(yaml, "game: nogo\nsprt: elo0=3\nengine: [nogo, nogo]\neach: nodes=1\n");
    assertFileFault("match.yaml:2:7: --sprt expected a form such as", yaml);
  }

  private static List<Path> recordsIn(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.toList();
    }
  }

  /** Returns the wins in the row of a player. */
  private static int wins(String player, List<String> table) {
    return table.stream()
        .filter(line -> line.startsWith(player + " "))
        .mapToInt(line -> Integer.parseInt(line.split(" +")[2]))
        .findFirst()
        .orElseThrow();
  }

  private static void assertFileFault(String message, Path yaml) throws Exception {
    Commands.Result result = Commands.run("match", "--file", yaml.toString());
    assertThat(result.exitCode()).isEqualTo(2);
    assertThat(result.errors()).contains(message);
  }

  @Test
  void anInterruptedTestGoesOnWithTheSameBoundsOnly() throws Exception {
    Path file = scratch.resolve("match.jsonl");
    String[] rest = {"--nodes=200", "--games=100000", "--resume=" + file, "--sprt=elo0=0,elo1=1"};
    try (Program program = match("nogo-classic,name=twin", rest)) {
      Waits.until("a game", () -> Files.exists(file) && Files.readAllLines(file).size() > 1);
      program.signal("INT");

      assertThat(lines(program).getFirst()).matches("engine +games +wins +draws +losses .*");
      assertThat(program.exitCode()).isEqualTo(130);
      assertThat(program.errors()).contains("tengen: interrupted after ");
    }
    rest[3] = "--sprt=elo0=0,elo1=5";
    assertFault("other bounds", "belongs to another match", "nogo-classic,name=twin", rest);
  }

  @Test
  void aTestWithoutANumberOfGamesGoesOnUntilItIsDecided() throws Exception {
    String[] rest = {"--nodes=30", "--sprt=elo0=-1000,elo1=-900"};
    try (Program program = match("nogo-classic,name=twin", rest)) {
      assertThat(lines(program)).last().asString().endsWith(", H1 accepted");
      assertThat(program.exitCode()).isZero();
    }
  }

  @Test
  void aJobNeedsANumberOfGames() throws Exception {
    String[] rest = {
      "--nodes=30", "--sprt=elo0=0,elo1=5", "--db=jdbc:sqlite:" + scratch + "/jobs.db"
    };
    assertFault("no end", "a job with --sprt needs --games", "nogo-classic,name=twin", rest);
  }

  /** Reaches a file size limit during the match, which has the effect of a full disk. */
  @Test
  void unwritableFilesAreReportedAfterTheTable() throws Exception {
    Path file = scratch.resolve("match.jsonl");
    List<String> command = new ArrayList<>(List.of("prlimit", "--fsize=100000"));
    command.add(distribution.launcher());
    command.addAll(
        List.of(words("nogo-classic,name=twin", "--nodes=9", "--games=900", "--resume=" + file)));
    try (Program program = Program.start(scratch, command)) {
      assertThat(lines(program)).anyMatch(line -> line.matches("twin +\\d+ .*"));
      assertThat(program.exitCode()).isEqualTo(74);
      assertThat(program.errors()).endsWith("tengen: " + file + ": File too large\n");
    }
  }

  @Test
  void aRecordThatCannotBeWrittenIsNamedBehindTheTableSoFar() throws Exception {
    Path records = scratch.resolve("records");
    Path taken = records.resolve("0002-twin-nogo-classic.sgf");
    Files.createDirectories(taken.resolve("folder"));
    Commands.Result result =
        Commands.run(words("nogo-classic,name=twin", "--nodes=9", "--records=" + records));
    assertThat(result.lines()).anyMatch(line -> line.matches("twin +2 .*"));
    assertThat(result.errors()).contains(taken + ": ");
    assertThat(result.exitCode()).isEqualTo(74);
  }

  @Test
  void tuningEndsWithValuesForAConfiguration() throws Exception {
    Path plot = scratch.resolve("paths.svg");
    try (Program program =
        distribution.tengen(
            "tune",
            "--game=nogo",
            "--size=4",
            "--engine=nogo-classic",
            "--tune=exploration=0.5..3",
            "--nodes=20",
            "--games=6",
            "--resume=" + scratch.resolve("tune.jsonl"),
            "--plot=" + plot)) {
      assertThat(lines(program)).hasSize(1).first().asString().matches("options: .exploration: .+");
      assertThat(program.exitCode()).isZero();
    }
    assertThat(plot).content().contains("<svg", "<path", "</svg>");
    assertThat(Files.readAllLines(scratch.resolve("tune.jsonl"))).hasSize(1 + 3);
  }

  @Test
  void aFileGetsLinesInPlaceOfABarFromATerminalToo() throws Exception {
    String[] words = words("nogo-classic,name=twin", "--nodes=9");
    String command =
        ShellWords.quoted(distribution.launcher()) + " " + String.join(" ", words) + " 2>errors";
    try (OnTerminal terminal = OnTerminal.start(scratch, 80, 24, command)) {
      assertThat(terminal.exitCode()).isZero();
    }
    assertThat(scratch.resolve("errors")).content().matches("(?s)(\\d+ of \\d+: [^\r\n]*\n)+");
  }

  @Test
  void tuningEndsIfAStepCannotBeStored() throws Exception {
    String tune =
        "ulimit -f 2; %s tune --game nogo --size 3 --engine nogo-classic --tune exploration=0.5..3"
            + " --nodes 20 --games 100 --resume steps.jsonl";
    List<String> line =
        List.of("sh", "-c", tune.formatted(ShellWords.quoted(distribution.launcher())));
    try (Program program = Program.start(scratch, line)) {
      assertThat(program.exitCode()).isEqualTo(ExitCode.OUTPUT);
      assertThat(program.errors().lines()).last().isEqualTo("tengen: steps.jsonl: File too large");
    }
  }

  @Test
  void impossibleGamesAreOneLine() throws Exception {
    assertFault("twins have no limit", "nogo-classic has no limit: --st", "nogo-classic");
    assertFault(
        "unknown engine",
        "tengen: --engine deep-blue: no such engine; engines: ",
        "deep-blue",
        "--st",
        "1");
    assertFault("no program", "command ./none: no such program; ", "cmd=./none", "--st", "1");
    assertFault(
        "other game",
        "--engine gomoku-classic: does not play nogo, but gomoku-freestyle, ",
        "gomoku-classic",
        "--st",
        "1");
    assertFault("option", "; select a game by --game", "gomoku-classic", "--st", "1");
  }

  private static void assertFault(String what, String message, String second, String... more)
      throws Exception {
    Commands.Result result = Commands.run(words(second, more));
    assertThat(result.exitCode()).as(what).isEqualTo(2);
    assertThat(result.errors()).as(what).contains(message).hasLineCount(1);
  }
}
