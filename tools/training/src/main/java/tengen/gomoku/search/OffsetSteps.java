package tengen.gomoku.search;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import tengen.common.gomoku.WinRule;
import tengen.gomoku.board.ClassSets;
import tengen.gomoku.board.GomokuBoard;
import tengen.gomoku.board.ThreatFeatures;

/**
 * Step sizes of {@link OffsetNumbers} with a noticeable effect. For a class's value, a step is ten
 * points of the evaluation at the usual difference between both sides' counts of the class.
 */
public final class OffsetSteps {
  private static final double VALUE_STEP = 20;
  private static final double MOVE_STEP = 8;
  private static final double THREAT_STEP = 12;
  private static final double ALWAYS_STEP = 10;

  private static final int GAMES = 40;
  private static final long NODES = 300;

  private final WinRule rule;
  private final List<TrainingSample> samples = new ArrayList<>();

  private OffsetSteps(WinRule rule) {
    this.rule = rule;
  }

  /** Returns the step of each offset of a rule. */
  public static List<Double> of(WinRule rule) throws InterruptedException {
    var steps = new OffsetSteps(rule);
    steps.play();
    List<Double> all = new ArrayList<>();
    for (int lineClass : OffsetNumbers.CLASSES) {
      all.add(VALUE_STEP / Math.max(1, steps.usualDifference(lineClass)));
    }
    for (int table = 0; table < TrainingSample.tables(rule); table++) {
      all.addAll(Collections.nCopies(OffsetNumbers.MOVES, MOVE_STEP));
      all.addAll(Collections.nCopies(ThreatFeatures.BITS, THREAT_STEP));
      all.add(ALWAYS_STEP);
    }
    return all;
  }

  private void play() throws InterruptedException {
    var player = new GamePlayer(rule, NODES, NODES, SearchGate.OPEN);
    for (int number = 0; number < GAMES; number++) {
      TrainingGame game = player.play(GamePlayer.seed(GAMES, number));
      for (TrainingGame.Sample sample : game.samples()) {
        GomokuBoard board = game.board(rule, sample.ply());
        int side = TrainingGame.colour(sample.ply());
        if (!sample.isSideLine() && GamePlayer.isOpen(board, side)) {
          samples.add(TrainingSample.of(board, side, sample.best(), 0, false, false));
        }
      }
    }
  }

  /** Returns the root mean square of the difference. */
  private double usualDifference(int lineClass) {
    double squares =
        samples.stream()
            .mapToDouble(sample -> Math.pow(difference(sample, lineClass), 2))
            .average()
            .orElse(0);
    return Math.sqrt(squares);
  }

  private static int difference(TrainingSample sample, int lineClass) {
    int sum = 0;
    for (int i = 0; i < sample.netSets.length; i += 2) {
      int lines = ClassSets.lines(sample.netSets[i] % ClassSets.COUNT);
      sum += sample.netSets[i + 1] * count(lines, lineClass);
    }
    return sum;
  }

  private static int count(int lines, int lineClass) {
    int count = 0;
    for (int shift = 0; shift < 16; shift += 4) {
      count += ((lines >> shift) & 15) == lineClass ? 1 : 0;
    }
    return count;
  }
}
