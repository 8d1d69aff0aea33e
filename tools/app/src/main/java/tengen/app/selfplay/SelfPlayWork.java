package tengen.app.selfplay;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import tengen.app.flags.EngineFlags;
import tengen.app.job.KindWork;
import tengen.app.job.MatchFormat;
import tengen.engine.EngineException;
import tengen.host.search.StandaloneEngine;
import tengen.jobs.Unit;
import tengen.jobs.UnitContext;
import tengen.jobs.UnitResult;
import tengen.jobs.UnitSource;

/**
 * A job of self-play games, several per unit. An interrupted unit continues after the last game in
 * its checkpoint.
 */
record SelfPlayWork(
    EngineFlags.SelectedEngine asked, SelfPlayGame.Plan plan, int unitCount, int gamesEach)
    implements KindWork {
  /** Separates the games of a checkpoint. Their lines are never empty. */
  private static final String NEXT_GAME = "\n";

  @Override
  public String text() {
    return String.join("; ", plan.toString(), gamesEach + " games a unit", asked.text());
  }

  @Override
  public void units(UnitSource.Sink sink) throws IOException {
    for (int i = 0; i < unitCount; i++) {
      sink.add(new Unit(String.format(Locale.ROOT, "%07d", i), Integer.toString(i)));
    }
  }

  @Override
  public int planned() {
    return unitCount;
  }

  @Override
  public String run(Unit unit, UnitContext context) throws EngineException, InterruptedException {
    String played = context.checkpoint().orElse("");
    int from = Math.toIntExact(played.lines().filter(String::isEmpty).count());
    int first = Integer.parseInt(unit.payload()) * gamesEach;
    for (int i = from; i < gamesEach; i++) {
      try (StandaloneEngine engine = asked.make()) {
        played += new SelfPlayGame(plan, first + i).play(engine, asked.limits()) + NEXT_GAME;
      }
      context.storeCheckpoint(played);
    }
    return played;
  }

  @Override
  public boolean agree(String one, String other) {
    return !asked.isRepeatable() || one.equals(other);
  }

  @Override
  public String report(List<UnitResult> results, MatchFormat format) {
    return results.stream()
        .flatMap(result -> result.result().lines())
        .filter(line -> !line.isEmpty())
        .map(line -> line + "\n")
        .collect(Collectors.joining());
  }
}
