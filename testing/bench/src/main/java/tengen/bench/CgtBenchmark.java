package tengen.bench;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import tengen.cgt.Budget;
import tengen.cgt.GameOption;
import tengen.cgt.Player;
import tengen.cgt.partizan.AdvanceOrEat;
import tengen.cgt.partizan.AdvanceOrEatColumns;
import tengen.cgt.partizan.CellGrid;
import tengen.cgt.partizan.Domineering;
import tengen.cgt.partizan.NoGoRegion;
import tengen.cgt.partizan.Partizan;
import tengen.cgt.partizan.PartizanValues;
import tengen.cgt.value.Forms;

/** Computes values of partizan games, each time from scratch. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 2, time = 2)
@Measurement(iterations = 3, time = 2)
@Fork(2)
public class CgtBenchmark {
  private static final int CELLS = 16;

  private final CellGrid board = new AdvanceOrEat().parse(String.join("/", worstRows()));
  private final List<CellGrid> dominoBoards = dominoBoards();
  private final List<CellGrid> strips = strips();

  /** Returns eight rows without an empty cell in the upper half. */
  private static List<String> worstRows() {
    return Stream.of("WBWBWBWB", "BWBWBWBW", "WWBBWWBB", "BBWWBBWW")
        .flatMap(row -> Stream.of(row, row.replace('W', '.')))
        .toList();
  }

  private static List<CellGrid> dominoBoards() {
    Domineering rules = new Domineering();
    return IntStream.range(0, 1 << CELLS).mapToObj(CgtBenchmark::rows).map(rules::parse).toList();
  }

  private static String rows(int cells) {
    StringBuilder rows = new StringBuilder();
    for (int cell = 0; cell < CELLS; cell++) {
      rows.append(cell > 0 && cell % 4 == 0 ? "/" : "")
          .append((cells >> cell & 1) == 0 ? '.' : '#');
    }
    return rows.toString();
  }

  /** Returns all positions that any moves reach from eight empty points in a row. */
  private static List<CellGrid> strips() {
    NoGoRegion rules = new NoGoRegion();
    Set<CellGrid> reached = new LinkedHashSet<>();
    Deque<CellGrid> open = new ArrayDeque<>(List.of(rules.parse("1x8")));
    while (!open.isEmpty()) {
      CellGrid strip = open.remove();
      if (reached.add(strip)) {
        for (Player player : Player.values()) {
          rules.options(strip, player).map(GameOption::after).forEach(open::add);
        }
      }
    }
    return List.copyOf(reached);
  }

  /**
   * Evaluates all columns of eight cells, then a board of AtCoder Beginner Contest 229, problem H.
   */
  @Benchmark
  public Player advanceOrEat() {
    return new AdvanceOrEatColumns(AdvanceOrEatColumns.MAX_CELLS).winnerWhenLeftStarts(board);
  }

  /** Computes the canonical forms of all 65,536 boards within 4x4. */
  @Benchmark
  public long domineering4x4() {
    return steps(new Domineering(), dominoBoards);
  }

  /** Computes the canonical forms of all reachable strips of eight points. */
  @Benchmark
  public long nogoStripsOf8() {
    return steps(new NoGoRegion(), strips);
  }

  private static long steps(Partizan<CellGrid> rules, List<CellGrid> positions) {
    Budget budget = Budget.of(Long.MAX_VALUE);
    PartizanValues<CellGrid> values = new PartizanValues<>(rules, new Forms(budget));
    positions.forEach(values::value);
    return budget.spent();
  }
}
