package tengen.engine.classic.nogo;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import tengen.common.Xoshiro;
import tengen.engine.EngineSettings;
import tengen.search.Limits;
import tengen.search.RunningSearch;
import tengen.search.SearchProgress;

/** Measures guided playouts of nogo-classic on 9x9. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class GuidedPlayoutBenchmark {
  /** Number of playouts between checks of the clock, as in UCT. */
  private static final int PLAYOUTS_PER_CHECK = 4;

  private final UndoBoard empty = NogoGame.board(0);
  private final UndoBoard middle = NogoGame.board(NogoGame.MIDDLE);
  private final GuidedPlayout playout =
      new GuidedPlayout(
          middle,
          new NogoClassicOptions(EngineSettings.DEFAULT).uct(),
          new Xoshiro(1),
          unlimited());

  private static NodeCounter unlimited() {
    var control = RunningSearch.start(Limits.NONE);
    return new NodeCounter(
        control, PLAYOUTS_PER_CHECK, nodes -> new SearchProgress(nodes, List.of()));
  }

  /** Plays a game from the empty board, including the initial scan. */
  @Benchmark
  public double fromTheStart() {
    return playout.wins(empty, UndoBoard.BLACK, 1);
  }

  /** Plays a game from mid-game. */
  @Benchmark
  public double fromMidGame() {
    return playout.wins(middle, UndoBoard.BLACK, 1);
  }
}
