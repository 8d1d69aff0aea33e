package tengen.bench;

import java.util.Optional;
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
import tengen.common.gomoku.GomokuGame;
import tengen.engine.classic.nogo.NogoGame;
import tengen.game.GameRules;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Verdict;
import tengen.rules.Gomoku;
import tengen.rules.NoGo;

/** Measures the rules, which replay the whole game at each call. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class RefereeBenchmark {
  private final GameRules renju = new Gomoku.Renju();
  private final GameRules nogo = new NoGo();
  private final Position renjuGame = open(renju, GomokuGame.position(renju.id()));
  private final Position nogoGame = open(nogo, NogoGame.position(NogoGame.MIDDLE));
  private final Place candidate = new Place(7, 6);

  private static Position open(GameRules rules, Position position) {
    if (!(rules.verdict(position) instanceof Verdict.Open)) {
      throw new IllegalStateException("not open: " + rules.describe(position));
    }
    return position;
  }

  /** Judges sixteen stones and checks every black one for a foul. */
  @Benchmark
  public Verdict renjuVerdict() {
    return renju.verdict(renjuGame);
  }

  /** Checks a move of Black's: the verdict, and the fouls of one point. */
  @Benchmark
  public Optional<String> renjuObjection() {
    return renju.objection(renjuGame, candidate);
  }

  /** Computes the verdict and the fouls of every empty point. */
  @Benchmark
  public long renjuLegalMoves() {
    return renju.legalMoves(renjuGame).count();
  }

  /** Judges twenty-six stones. */
  @Benchmark
  public Verdict nogoVerdict() {
    return nogo.verdict(nogoGame);
  }

  /** Lists all points open to the side to move. */
  @Benchmark
  public long nogoLegalMoves() {
    return nogo.legalMoves(nogoGame).count();
  }
}
