package tengen.gomoku.search;

import java.util.ArrayList;
import java.util.List;
import tengen.common.gomoku.WinRule;
import tengen.gomoku.board.ClassSets;
import tengen.gomoku.board.GomokuBoard;
import tengen.gomoku.board.Points;
import tengen.gomoku.board.TableNumbers;
import tengen.gomoku.board.ThreatFeatures;

/**
 * Training data of a position for {@link GomokuPatternTraining}. If Black's lines have other values
 * than White's (renju), there is a second table of sets for White, and of threats for White to
 * move.
 */
final class TrainingSample {
  static final double NO_TARGET = -1;

  private static final short[] NO_WINDOWS = {};

  private static final short[] NO_MOVES = {};

  /** Sets with unequal counts, each followed by the mover's surplus. */
  final short[] netSets;

  /** Threats as {@link ThreatFeatures}. */
  final int threats;

  /** Expected points of the mover; {@link #NO_TARGET} if only the move is learnt. */
  final double target;

  /**
   * Sets of nearby points, own and opponent's in turn, starting with the best move; empty if only
   * the value is learnt.
   */
  final short[] moves;

  /**
   * Windows of the points near stones as the mover sees them, four each ({@link WindowRows}); empty
   * if they are not learnt.
   */
  final short[] windows;

  /** True for validation data. */
  final boolean heldBack;

  private TrainingSample(
      short[] netSets,
      int threats,
      double target,
      short[] moves,
      short[] windows,
      boolean heldBack) {
    this.netSets = netSets;
    this.threats = threats;
    this.target = target;
    this.moves = moves;
    this.windows = windows;
    this.heldBack = heldBack;
  }

  static TrainingSample of(
      GomokuBoard board, int side, int best, double target, boolean hasWindows, boolean heldBack) {
    return new TrainingSample(
        netSets(board, side),
        threats(board, side),
        target,
        moves(board, side, best),
        hasWindows ? windows(board, side) : NO_WINDOWS,
        heldBack);
  }

  /** Returns a sample of which only the value is learnt. */
  static TrainingSample valued(GomokuBoard board, int side, double target, boolean heldBack) {
    return new TrainingSample(
        netSets(board, side),
        threats(board, side),
        target,
        NO_MOVES,
        windows(board, side),
        heldBack);
  }

  /** Returns the sum of the values in tables, in points of {@link SearchValue}. */
  double value(TableNumbers numbers) {
    double value = numbers.threats(threats / ThreatFeatures.COUNT, threats % ThreatFeatures.COUNT);
    for (int i = 0; i < netSets.length; i += 2) {
      int set = netSets[i];
      value += numbers.value(set / ClassSets.COUNT, set % ClassSets.COUNT) * netSets[i + 1] / 2.0;
    }
    return value;
  }

  boolean hasTarget() {
    return target != NO_TARGET;
  }

  /** Returns the number of tables for the sets of a rule. */
  static int tables(WinRule rule) {
    return rule.isSymmetric() ? 1 : 2;
  }

  private static int threats(GomokuBoard board, int side) {
    return table(board, side) * ThreatFeatures.COUNT + ThreatFeatures.of(board, side);
  }

  private static int table(GomokuBoard board, int colour) {
    return tables(board.rule()) == 1 ? 0 : colour;
  }

  private static int set(GomokuBoard board, int colour, int point) {
    return table(board, colour) * ClassSets.COUNT + ClassSets.of(board.lines(colour, point));
  }

  private static short[] netSets(GomokuBoard board, int side) {
    int[] counts = new int[tables(board.rule()) * ClassSets.COUNT];
    for (int point = 0; point < Points.COUNT; point++) {
      if (board.isEmpty(point)) {
        counts[set(board, side, point)]++;
        counts[set(board, 1 - side, point)]--;
      }
    }
    List<Integer> net = new ArrayList<>();
    for (int set = 0; set < counts.length; set++) {
      if (counts[set] != 0) {
        net.add(set);
        net.add(counts[set]);
      }
    }
    return shorts(net);
  }

  private static short[] moves(GomokuBoard board, int side, int best) {
    List<Integer> sets = new ArrayList<>();
    sets.add(set(board, side, best));
    sets.add(set(board, 1 - side, best));
    for (int row = board.firstRow(); row < board.endRow(); row++) {
      for (int bits = board.near(row); bits != 0; bits &= bits - 1) {
        int point = Points.at(row, Integer.numberOfTrailingZeros(bits));
        if (point != best) {
          sets.add(set(board, side, point));
          sets.add(set(board, 1 - side, point));
        }
      }
    }
    return shorts(sets);
  }

  private static short[] windows(GomokuBoard board, int side) {
    List<Integer> windows = new ArrayList<>();
    for (int point = 0; point < Points.COUNT; point++) {
      if (board.isEmpty(point)) {
        int first = windows.size();
        boolean isNear = false;
        for (int direction = 0; direction < 4; direction++) {
          short window = WindowRows.of(board, side, point, direction);
          isNear |= WindowRows.hasStone(window);
          windows.add((int) window);
        }
        if (!isNear) {
          windows.subList(first, windows.size()).clear();
        }
      }
    }
    return shorts(windows);
  }

  private static short[] shorts(List<Integer> numbers) {
    short[] shorts = new short[numbers.size()];
    for (int i = 0; i < shorts.length; i++) {
      shorts[i] = numbers.get(i).shortValue();
    }
    return shorts;
  }
}
