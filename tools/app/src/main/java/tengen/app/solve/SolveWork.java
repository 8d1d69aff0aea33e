package tengen.app.solve;

import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import tengen.app.flags.EngineFlags;
import tengen.app.job.CheckpointFolder;
import tengen.app.job.KindWork;
import tengen.app.job.MatchFormat;
import tengen.engine.EngineException;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.host.search.StandaloneEngine;
import tengen.jobs.Unit;
import tengen.jobs.UnitContext;
import tengen.jobs.UnitResult;
import tengen.jobs.UnitSource;

/**
 * A job that solves a board, with one unit per position some plies after the start. A result is the
 * engine's answer: {@code win nodes N pv x,y}, {@code loss …} or {@code unknown …}.
 */
final class SolveWork implements KindWork {
  private static final String WIN = "win ";
  private static final String LOSS = "loss ";
  private static final Pattern SPACE = Pattern.compile(" ");

  private final EngineFlags.SelectedEngine asked;
  private final SplitPosition split;
  private final String topic;

  /** Positions of the units, in the order of their ids. */
  private final List<Position> positions;

  private final List<Set<Setup.Board>> images;

  SolveWork(EngineFlags.SelectedEngine asked, SplitPosition split, String topic) {
    this.asked = asked;
    this.split = split;
    this.topic = topic;
    Map<Set<Setup.Board>, Position> all = split.positions();
    this.positions = List.copyOf(all.values());
    this.images = List.copyOf(all.keySet());
  }

  @Override
  public String text() {
    return String.join("; ", topic + " " + split.start(), "split " + split.plies(), asked.text());
  }

  @Override
  public void units(UnitSource.Sink sink) throws IOException {
    for (int i = 0; i < positions.size(); i++) {
      sink.add(new Unit(String.format(Locale.ROOT, "%06d", i), Integer.toString(i)));
    }
  }

  @Override
  public int planned() {
    return positions.size();
  }

  @Override
  public String run(Unit unit, UnitContext context) throws Exception {
    Position position = positions.get(Integer.parseInt(unit.payload()));
    return CheckpointFolder.with(context, folder -> solve(position, folder));
  }

  private String solve(Position position, CheckpointFolder folder)
      throws EngineException, InterruptedException {
    try (StandaloneEngine engine =
        StandaloneEngine.make(
            asked.engine(), asked.engine().settings(), asked.rules(), Optional.of(folder.path()))) {
      engine.newGame(position);
      return engine.inspect(position, topic, asked.limits(), _ -> folder.store()).text();
    }
  }

  /** Rejects only contradicting outcomes. Node counts depend on where an attempt resumed. */
  @Override
  public boolean agree(String one, String other) {
    return !(one.startsWith(WIN) && other.startsWith(LOSS))
        && !(one.startsWith(LOSS) && other.startsWith(WIN));
  }

  @Override
  public Optional<String> verdict(int dead, Supplier<List<UnitResult>> results) {
    return isWon(results.get()).map(isWon -> "solved: " + outcome(isWon));
  }

  private Optional<Boolean> isWon(List<UnitResult> results) {
    Map<Set<Setup.Board>, Boolean> known = new HashMap<>();
    for (UnitResult each : results) {
      Set<Setup.Board> image = images.get(Integer.parseInt(each.unit()));
      if (each.result().startsWith(WIN) || each.result().startsWith(LOSS)) {
        known.put(image, each.result().startsWith(WIN));
      }
    }
    return split.isWon(known);
  }

  private static String outcome(boolean isWon) {
    return isWon ? "win" : "loss";
  }

  @Override
  public String report(List<UnitResult> results, MatchFormat format) {
    long nodes = results.stream().mapToLong(result -> nodes(result.result())).sum();
    return String.format(
        Locale.ROOT,
        "%s, %d nodes in %d of %d positions%n",
        isWon(results).map(SolveWork::outcome).orElse("unknown"),
        nodes,
        results.size(),
        positions.size());
  }

  private static long nodes(String result) {
    return SPACE.splitAsStream(result).skip(2).findFirst().map(Long::parseLong).orElse(0L);
  }
}
