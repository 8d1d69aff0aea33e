package tengen.app;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;
import tengen.app.text.Sha256;
import tengen.arena.batch.Job;
import tengen.arena.batch.Unit;

/**
 * A match as a job: its command line, from which each worker makes the same match, and a unit for
 * each pair of games.
 */
final class MatchJob {
  static final String KIND = "match";

  /** Between two arguments of the command line, and before the text of the match. */
  private static final String NEXT = "\n";

  private static final int ID_DIGITS = 12;

  /** Not what the match is, only how much of it. */
  private static final String GAMES = "--games";

  private MatchJob() {}

  /** The job; the same match, with more games or fewer, is the same job. */
  static Job of(MatchPlan plan, ParseResult parsed, String build) {
    String id = Sha256.of(build + NEXT + plan.text()).substring(0, ID_DIGITS);
    List<String> lines = new ArrayList<>(arguments(parsed));
    lines.add("");
    lines.add(plan.text());
    return new Job(id, KIND, String.join(NEXT, lines), build);
  }

  /** A unit for each pair of games. */
  static List<Unit> units(MatchPlan plan) throws Fatal {
    if (plan.schedule().games() % 2 != 0) {
      throw GameFlags.misused("--games: an even number, for each opening is played twice");
    }
    return IntStream.rangeClosed(1, plan.schedule().pairs())
        .mapToObj(pair -> new Unit("%07d".formatted(pair), Integer.toString(pair)))
        .toList();
  }

  /** What the match is, as who submitted it saw it. */
  static String text(Job job) {
    return job.spec().substring(job.spec().indexOf(NEXT + NEXT) + 2 * NEXT.length());
  }

  /** Flags that make the match again, but for how many games it has. */
  static MatchFlags flags(Job job) {
    String arguments = job.spec().substring(0, job.spec().indexOf(NEXT + NEXT));
    var flags = new MatchFlags();
    new CommandLine(flags)
        .setCaseInsensitiveEnumValuesAllowed(true)
        .parseArgs(arguments.lines().toArray(String[]::new));
    return flags;
  }

  private static List<String> arguments(ParseResult parsed) {
    var known = new CommandLine(new MatchFlags()).getCommandSpec();
    return parsed.matchedOptionsSet().stream()
        .filter(option -> known.findOption(option.longestName()) != null)
        .filter(option -> !option.longestName().equals(GAMES))
        .flatMap(MatchJob::arguments)
        .toList();
  }

  /** A file is one wherever the worker runs. */
  private static Stream<String> arguments(OptionSpec option) {
    return option.originalStringValues().stream()
        .map(
            value ->
                option.type() == Path.class ? Path.of(value).toAbsolutePath().toString() : value)
        .map(value -> option.longestName() + "=" + value);
  }
}
