package tengen.app.match;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tengen.app.flags.GameFlags;
import tengen.app.install.Build;
import tengen.app.install.Installation;
import tengen.app.job.JobCommand;
import tengen.app.job.JobKinds;
import tengen.app.job.MatchFormat;
import tengen.app.job.SubmittedJob;
import tengen.app.output.CommandException;
import tengen.app.output.ExitCode;
import tengen.app.output.Progress;
import tengen.app.play.Show;
import tengen.app.storage.ArchiveOption;
import tengen.app.storage.BatchOption;
import tengen.arena.game.GameResult;
import tengen.arena.game.Spectator;
import tengen.arena.match.MatchRun;
import tengen.arena.match.ResultFile;
import tengen.arena.match.Schedule;
import tengen.arena.report.MatchReport;
import tengen.daemon.Signals;
import tengen.jobs.BatchStore;
import tengen.jobs.Job;

@Command(
    name = "match",
    description = {
      "Play a match between two or more engines or external programs.",
      "Plays each opening with both colours. Prints the result table to stdout and"
          + " progress to stderr. Use --resume to continue an interrupted match."
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
public final class MatchCommand implements Callable<Integer> {
  private static final String FORMAT = "--format";

  @Mixin MatchFlags match = new MatchFlags();

  @Option(
      names = "--resume",
      paramLabel = "FILE",
      description =
          "Store each game in this file as a line of JSON, and continue after the games"
              + " it holds.")
  @Nullable Path resume;

  @Option(
      names = "--db",
      paramLabel = "URL",
      description =
          "Play the match as a job in this database, shared with other workers; see"
              + " tengen batch.")
  @Nullable String db;

  @Mixin MatchOutputs outputs = new MatchOutputs();

  @Option(names = "--show", description = "Draw the board after each move.")
  boolean show;

  @Option(
      names = FORMAT,
      paramLabel = "FORMAT",
      defaultValue = "text",
      description = "Format of the table: ${COMPLETION-CANDIDATES}; default: ${DEFAULT-VALUE}.")
  MatchFormat format = MatchFormat.TEXT;

  @Option(names = "--json", description = "Same as --format json.")
  boolean json;

  @Option(names = MatchFile.FLAG, paramLabel = "FILE", description = MatchFile.FLAG_HELP)
  @Nullable Path file;

  @Option(
      names = "--watch",
      paramLabel = "FILE",
      description = {
        "Show the table of the match that stores its games in this file, instead of playing.",
        "On a terminal the table follows the match until q is pressed."
      })
  @Nullable Path watch;

  @Spec CommandSpec spec = CommandSpec.create();

  private final JobKinds kinds;

  /**
   * Creates the command.
   *
   * @param kinds jobs whose units it may run as a worker of a match in a database
   */
  public MatchCommand(JobKinds kinds) {
    this.kinds = kinds;
  }

  @Override
  public Integer call() throws CommandException, InterruptedException {
    if (watch != null) {
      MatchWatch.show(watch, json ? MatchFormat.JSON : format, out());
      return ExitCode.DONE;
    }
    return file == null
        ? match()
        : MatchFile.run(
            file, () -> new MatchCommand(kinds), spec.commandLine(), MatchCommand::match);
  }

  private int match() throws CommandException, InterruptedException {
    if (json && spec.commandLine().getParseResult().hasMatchedOption(FORMAT)) {
      throw GameFlags.misused("use --json or " + FORMAT + ", not both");
    }
    if (db != null) {
      match.requireEnd();
    }
    MatchPlan plan = match.plan(err());
    outputs.check(plan.start());
    if (db != null) {
      spread(plan, db);
      return ExitCode.DONE;
    }
    try {
      play(plan);
    } catch (IOException e) {
      throw GameFlags.unusable(e);
    }
    return ExitCode.DONE;
  }

  private void spread(MatchPlan plan, String url) throws CommandException, InterruptedException {
    if (resume != null || outputs.areWanted() || show) {
      throw GameFlags.misused(
          "--db cannot be combined with --resume, --records, --logs, --pgn, --samples or --show");
    }
    MatchWork work = MatchWork.of(plan, err());
    JobCommand kind = new CommandLine(new MatchJobCommand()).getCommand();
    Job job = JobKinds.job(kind, work, spec.commandLine().getParseResult(), Build.text());
    try (BatchStore store = BatchOption.open(url)) {
      var spread = new SpreadMatch(kinds, store, job, work);
      Signals.onEnd(
          () -> {
            spread.close();
            err().println("tengen: interrupted; see tengen batch results " + job.id());
            Signals.halt(ExitCode.INTERRUPTED);
          });
      SubmittedJob played;
      try (spread;
          Progress progress = progress(0, plan.schedule(), err())) {
        played =
            spread.play(match.flags.concurrency(plan.schedule().contestants()), err(), progress);
      }
      print(spread.report());
      played.requireWhole();
    } catch (IOException e) {
      throw ArchiveOption.failed(e);
    }
  }

  private void play(MatchPlan plan) throws CommandException, IOException, InterruptedException {
    Schedule schedule = plan.schedule();
    PrintWriter err = err();
    try (ResultFile file = resume == null ? null : ResultFile.open(resume, plan.text());
        MatchOutputs.Open open =
            outputs.open(
                family(plan.installation()),
                schedule.contestants().getFirst().name(),
                () -> file == null ? Stream.empty() : file.games(schedule))) {
      var run = new MatchRun(schedule, plan.test(), Optional.ofNullable(file));
      Signals.onEnd(
          () -> {
            err.println("tengen: interrupted after " + count(run.played(), schedule) + " games");
            print(run.report());
            Signals.halt(ExitCode.INTERRUPTED);
          });
      try (Progress progress = progress(run.played(), schedule, err)) {
        run.play(
            plan.adjudication(),
            plan.context(err::println),
            match.flags.concurrency(schedule.contestants()),
            show ? new Show(plan.installation().catalog().rules(), out()) : Spectator.NOBODY,
            open.logs(),
            (game, played, score) -> {
              open.add(game);
              reportFault(game, err);
              progress.at(played, score);
            });
      } catch (IOException e) {
        print(run.report());
        throw new CommandException(ExitCode.OUTPUT, "tengen: " + GameFlags.line(e), e);
      }
      print(run.report());
    }
  }

  private String family(Installation installation) throws CommandException {
    return match.flags.board.referee(installation.catalog().rules()).family();
  }

  /** Returns the progress display: lines if boards are shown, else a bar on a terminal. */
  private Progress progress(int done, Schedule schedule, PrintWriter err) {
    long total = schedule.isEndless() ? Progress.ENDLESS : schedule.total();
    return show ? Progress.lines(done, total, err) : GameFlags.progress("games", done, total, err);
  }

  private static String count(int played, Schedule schedule) {
    return schedule.isEndless() ? "" + played : played + " of " + schedule.total();
  }

  /**
   * Reports a loss by an illegal move, by time or by a crash at once, so that an engine's author
   * sees the reason.
   */
  private static void reportFault(GameResult game, PrintWriter err) {
    switch (game.outcome().reason()) {
      case ILLEGAL_MOVE, TIME, CRASH ->
          err.println(
              String.format(
                  Locale.ROOT,
                  "game %d, %s against %s, won by %s: %s",
                  game.number(),
                  game.black(),
                  game.white(),
                  game.winner().orElseThrow(),
                  game.outcome().detail()));
      case WON, DRAWN, RESIGNED, ADJUDICATED -> {}
    }
  }

  private PrintWriter out() {
    return spec.commandLine().getOut();
  }

  private PrintWriter err() {
    return spec.commandLine().getErr();
  }

  private void print(MatchReport report) {
    PrintWriter out = out();
    out.print((json ? MatchFormat.JSON : format).print(report));
    out.flush();
  }
}
