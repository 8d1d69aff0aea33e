package tengen.app;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tengen.app.play.Show;
import tengen.app.progress.Progress;
import tengen.app.text.PlayerText;
import tengen.app.text.SprtText;
import tengen.arena.game.Adjudication;
import tengen.arena.game.Contestant;
import tengen.arena.game.GameResult;
import tengen.arena.game.Spectator;
import tengen.arena.game.TimeControl;
import tengen.arena.match.Contestants;
import tengen.arena.match.Match;
import tengen.arena.match.MatchRun;
import tengen.arena.match.RecordFolder;
import tengen.arena.match.ResultFile;
import tengen.arena.match.Schedule;
import tengen.arena.report.JsonReport;
import tengen.arena.report.MarkdownReport;
import tengen.arena.report.MatchReport;
import tengen.arena.report.TextReport;
import tengen.arena.stats.Sprt;
import tengen.daemon.Signals;
import tengen.game.Position;
import tengen.game.Setup;

@Command(
    name = "match",
    description = {
      "Let engines play each other: any two or more that play the same game, plugins and programs.",
      "Each opening is played with both colours. The table goes to standard output, everything else"
          + " to the other; an interrupted match goes on where its --resume file ends."
    },
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Examples:",
      "  tengen match --engine gomoku --engine cmd=./pbrain-mine --st 0.3 --games 100",
      "  tengen match --engine gomoku --engine gomoku-classic --st 0.05 --show",
      "  tengen match --game nogo --size 5 --engine nogo --engine nogo,name=half,st=0.05 --st 0.1",
      "  tengen match --engine new --engine old --st 0.1 --games 20000"
          + " --sprt elo0=0,elo1=5 --openings openings/freestyle-15.tsv --resume sprt.jsonl"
    })
final class MatchCommand implements Callable<Integer> {
  /** How the table is printed. */
  enum Format {
    TEXT,
    JSON,
    MD;

    /** What help and completion show. */
    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }

    String print(MatchReport report) {
      return switch (this) {
        case TEXT -> TextReport.of(report);
        case JSON -> JsonReport.of(report) + "\n";
        case MD -> MarkdownReport.of(report);
      };
    }
  }

  @Option(
      names = "--engine",
      required = true,
      paramLabel = "ID|cmd=PATH[,KEY=VALUE]...",
      description = {
        "A player, two or more: a configured engine, or a program with arg=TEXT and"
            + " protocol=gomocup|gtp (Gomocup for Gomoku, else GTP).",
        "Both take name=TEXT, limits of their own (st, tc, nodes, depth) and option.NAME=VALUE."
      })
  List<String> players = new ArrayList<>();

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "2",
      description = "Of each two players; default: ${DEFAULT-VALUE}.")
  int games = 2;

  @Option(names = "--gauntlet", description = "The first player meets each other, and nobody else.")
  boolean gauntlet;

  @Option(
      names = "--sprt",
      paramLabel = "elo0=A,elo1=B",
      description = {
        "Stop as soon as it is clear whether the first of two players is A or B Elo stronger.",
        "Errors: alpha and beta, 0.05 each unless told."
      })
  @Nullable String sprt;

  @Option(
      names = "--resume",
      paramLabel = "FILE",
      description = "Keep each game there, a line of JSON each, and go on where the file ends.")
  @Nullable Path resume;

  @Option(
      names = "--records",
      paramLabel = "DIR",
      description = "Keep a record of each game there: SGF, and Piskvork's PSQ for Gomoku.")
  @Nullable Path records;

  @Option(names = "--show", description = "Draw the board after each move.")
  boolean show;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "text",
      description = "Of the table: ${COMPLETION-CANDIDATES}; default: ${DEFAULT-VALUE}.")
  Format format = Format.TEXT;

  @Option(names = "--json", description = "The same as --format json.")
  boolean json;

  @Mixin GameFlags flags = new GameFlags();

  @Mixin OpeningFlags openings = new OpeningFlags();

  @Mixin ConfigOption config = new ConfigOption();

  @Spec CommandSpec spec = CommandSpec.create();

  MatchCommand() {}

  @Override
  public Integer call() throws Fatal, InterruptedException {
    Installation installation = Installation.open(config.file, spec.commandLine().getErr());
    Position start = flags.board.start(installation.catalog().rules());
    if (records != null && !(start.setup() instanceof Setup.Board)) {
      throw GameFlags.misused("--records: " + start.rules() + " has no board; games on boards do");
    }
    List<Contestant> contestants = contestants(installation, start);
    var schedule =
        new Schedule(contestants, openings.openings(installation, start), wantedGames(), gauntlet);
    Optional<Sprt> test = test(contestants);
    try {
      play(schedule, test, installation);
    } catch (IOException e) {
      throw GameFlags.unusable(e);
    }
    return ExitCode.DONE;
  }

  private int wantedGames() throws Fatal {
    if (games < 1) {
      throw GameFlags.misused("--games " + games + ": 1 or more");
    }
    return games;
  }

  private List<Contestant> contestants(Installation installation, Position start) throws Fatal {
    if (players.size() < 2) {
      throw GameFlags.misused("--engine: two players or more");
    }
    TimeControl time = flags.time();
    List<Contestant> all =
        GameFlags.understood(
            "--engine ",
            () ->
                new Contestants(installation.engines(), installation.catalog().plugins(), start)
                    .of(players.stream().map(text -> PlayerText.parse(text, time)).toList()));
    for (Contestant each : all) {
      GameFlags.requireLimit(each);
    }
    return all;
  }

  private Optional<Sprt> test(List<Contestant> contestants) throws Fatal {
    if (sprt == null) {
      return Optional.empty();
    }
    if (contestants.size() != 2) {
      throw GameFlags.misused("--sprt: between two players");
    }
    String text = sprt;
    return Optional.of(GameFlags.understood("--sprt ", () -> SprtText.parse(text)));
  }

  private void play(Schedule schedule, Optional<Sprt> test, Installation installation)
      throws Fatal, IOException, InterruptedException {
    Adjudication adjudication = flags.adjudication();
    PrintWriter err = spec.commandLine().getErr();
    try (ResultFile file =
        resume == null ? null : ResultFile.open(resume, matchText(schedule, test))) {
      var run = new MatchRun(schedule, test, Optional.ofNullable(file));
      RecordFolder folder = records == null ? null : RecordFolder.at(records, family(installation));
      Signals.onEnd(
          () -> {
            err.println(
                "tengen: interrupted after %d of %d games"
                    .formatted(run.played(), schedule.total()));
            print(run.report());
            Signals.halt(ExitCode.INTERRUPTED);
          });
      try (Progress progress = progress(run.played(), schedule.total(), err)) {
        run.play(
            adjudication,
            Match.context(installation.catalog().rules(), err::println),
            flags.concurrency(schedule.contestants()),
            show ? new Show(installation.catalog().rules(), out()) : Spectator.NOBODY,
            (game, played, score) -> {
              if (folder != null) {
                folder.add(game);
              }
              tellFault(game, err);
              progress.at(played, score);
            });
      }
      print(run.report());
    }
  }

  private String family(Installation installation) throws Fatal {
    return flags.board.referee(installation.catalog().rules()).family();
  }

  /** No bar between the boards. */
  private Progress progress(int done, int total, PrintWriter err) {
    return show ? Progress.lines(total, err) : GameFlags.progress("games", done, total, err);
  }

  /** Who tests an engine wants to know at once why it loses without playing. */
  private static void tellFault(GameResult game, PrintWriter err) {
    switch (game.outcome().reason()) {
      case ILLEGAL_MOVE, TIME, CRASH ->
          err.println(
              "game %d, %s against %s, won by %s: %s"
                  .formatted(
                      game.number(),
                      game.black(),
                      game.white(),
                      game.winner().orElseThrow(),
                      game.outcome().detail()));
      case WON, DRAWN, RESIGNED, ADJUDICATED -> {}
    }
  }

  /** Everything that a game depends on, but how many of them there are. */
  private String matchText(Schedule schedule, Optional<Sprt> test) {
    List<String> parts =
        List.of(
            schedule.contestants().stream().map(Contestant::identity).toList().toString(),
            schedule.openings().toString(),
            "gauntlet " + gauntlet,
            "adjudicate " + flags.adjudicate);
    return String.join("; ", parts) + test.map(bounds -> "; " + bounds).orElse("");
  }

  private PrintWriter out() {
    return spec.commandLine().getOut();
  }

  private void print(MatchReport report) {
    PrintWriter out = out();
    out.print((json ? Format.JSON : format).print(report));
    out.flush();
  }
}
