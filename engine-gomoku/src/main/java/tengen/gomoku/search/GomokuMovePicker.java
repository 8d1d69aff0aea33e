package tengen.gomoku.search;

import java.util.Arrays;
import tengen.common.HotPath;
import tengen.gomoku.board.ForbiddenPoints;
import tengen.gomoku.board.GomokuBoard;
import tengen.gomoku.board.PointClass;
import tengen.gomoku.board.Points;
import tengen.gomoku.board.Replies;

/**
 * Staged move picker: returns the moves of a node one by one, first the TT move, then those of one
 * other {@linkplain Stage stage} by descending score. Leaves out moves that renju forbids or that
 * restrictions exclude. Selection is lazy: each call finds the best of the remaining moves. Each
 * ply uses its own part of the arrays.
 */
@HotPath
final class GomokuMovePicker {
  /** The next step of {@link #next}. A node uses one of the three generating stages. */
  private enum Stage {
    TT_MOVE,
    /** Against a five: moves that block it. */
    GENERATE_BLOCKS,
    /** Against an open four: moves that prevent it, and own fours. */
    GENERATE_DEFENCES,
    /** Otherwise: the points near stones. */
    GENERATE_NEAR_MOVES,
    PICK_BEST
  }

  /** Maximum number of moves at a ply; the largest board has 484 points. */
  private static final int MAX_MOVES = 512;

  /**
   * Weights of the histories relative to the trained score, from SPSA and matches:
   * docs/lab/strength-gomoku.md.
   */
  private static final int COUNTER_BONUS = 22;

  private static final int THREAT_SHARE = 90;
  private static final int QUIET_SHARE = 180;

  private final GomokuBoard board;
  private final MoveHistory history;
  private final int[] points;
  private final int[] scores;
  private final int[] count;
  private final int[] ttMoves;
  private final Stage[] stages;
  private final boolean[] restricted;
  private final int[] marks = new int[Points.COUNT];
  private int mark;

  /** First ply at which a move may be played, by colour and point. */
  private final int[] bannedUntil = new int[2 * Points.COUNT];

  /** Position keys, and in the parallel array the point that must not be played there. */
  private long[] bannedAt = {};

  private int[] bannedThere = {};

  private boolean hasBans;

  GomokuMovePicker(GomokuBoard board, MoveHistory history, int plies) {
    this.board = board;
    this.history = history;
    points = new int[plies * MAX_MOVES];
    scores = new int[plies * MAX_MOVES];
    count = new int[plies];
    ttMoves = new int[plies];
    stages = new Stage[plies];
    restricted = new boolean[plies];
  }

  /** Excludes a point for a colour in the first {@code plies} plies. */
  void ban(int colour, int point, int plies) {
    int at = (colour << 10) | point;
    bannedUntil[at] = Math.max(bannedUntil[at], plies);
    hasBans = true;
  }

  /** Excludes a point for the side to move in the position with this key. */
  void ban(long key, int point) {
    int last = bannedAt.length;
    hasBans = true;
    bannedAt = Arrays.copyOf(bannedAt, last + 1);
    bannedThere = Arrays.copyOf(bannedThere, last + 1);
    bannedAt[last] = key;
    bannedThere[last] = point;
  }

  /** Returns true if any move is excluded by a restriction. */
  boolean hasBans() {
    return hasBans;
  }

  /** Starts a node. */
  void start(int ply, int side, int ttMove) {
    ttMoves[ply] = ttMove;
    restricted[ply] = board.hasAtLeast(1 - side, PointClass.OPEN_FOUR);
    stages[ply] = ttMove == Points.NONE ? generatingStage(ply, side) : Stage.TT_MOVE;
  }

  private Stage generatingStage(int ply, int side) {
    if (board.hasAtLeast(1 - side, PointClass.FIVE)) {
      return Stage.GENERATE_BLOCKS;
    }
    return restricted[ply] ? Stage.GENERATE_DEFENCES : Stage.GENERATE_NEAR_MOVES;
  }

  /** Returns true if the node's moves are limited to answers to a threat. */
  boolean isRestricted(int ply) {
    return restricted[ply];
  }

  /** Returns the next move, or {@link Points#NONE}. */
  int next(int ply, int side) {
    if (stages[ply] == Stage.TT_MOVE) {
      stages[ply] = generatingStage(ply, side);
      if (isAllowed(ply, side, ttMoves[ply])) {
        return ttMoves[ply];
      }
    }
    if (stages[ply] != Stage.PICK_BEST) {
      generate(ply, side);
      stages[ply] = Stage.PICK_BEST;
    }
    int move = best(ply);
    while (move != Points.NONE && (move == ttMoves[ply] || !isAllowed(ply, side, move))) {
      move = best(ply);
    }
    return move;
  }

  private boolean isAllowed(int ply, int side, int point) {
    return board.isEmpty(point)
        && ply >= bannedUntil[(side << 10) | point]
        && !(bannedAt.length > 0 && isBannedHere(point))
        && !ForbiddenPoints.isForbidden(board, point, side);
  }

  private boolean isBannedHere(int point) {
    long key = board.key();
    for (int i = 0; i < bannedAt.length; i++) {
      if (bannedAt[i] == key && bannedThere[i] == point) {
        return true;
      }
    }
    return false;
  }

  private int best(int ply) {
    int base = ply * MAX_MOVES;
    int left = count[ply];
    if (left == 0) {
      return Points.NONE;
    }
    int best = base;
    for (int at = base + 1; at < base + left; at++) {
      if (scores[at] > scores[best]) {
        best = at;
      }
    }
    int point = points[best];
    int last = base + left - 1;
    points[best] = points[last];
    scores[best] = scores[last];
    count[ply] = left - 1;
    return point;
  }

  private void generate(int ply, int side) {
    int other = 1 - side;
    int base = ply * MAX_MOVES;
    int end =
        switch (stages[ply]) {
          case GENERATE_BLOCKS -> replies(other, PointClass.FIVE, base);
          case GENERATE_DEFENCES -> fours(side, replies(other, PointClass.OPEN_FOUR, base));
          case GENERATE_NEAR_MOVES -> near(base);
          case TT_MOVE, PICK_BEST -> base;
        };
    count[ply] = end - base;
    score(ply, side);
  }

  /**
   * Adds the points that answer all threats of a class at once; if there is no such point, those
   * that answer the first threat.
   */
  private int replies(int attacker, int leastClass, int start) {
    int threats = 0;
    int end = start;
    for (int row = board.firstRow(); row < board.endRow(); row++) {
      for (int bits = board.threats(attacker, row); bits != 0; bits &= bits - 1) {
        int point = Points.at(row, Integer.numberOfTrailingZeros(bits));
        if (board.pointClass(attacker, point) >= leastClass) {
          int found = Replies.against(board, attacker, point, leastClass, points, end);
          end = threats == 0 ? found : intersection(start, end, found);
          threats++;
        }
      }
    }
    return end;
  }

  /**
   * Keeps those points before {@code middle} that also occur after it, or all of them if none does.
   */
  private int intersection(int start, int middle, int end) {
    mark++;
    for (int at = middle; at < end; at++) {
      marks[points[at]] = mark;
    }
    int kept = start;
    for (int at = start; at < middle; at++) {
      if (marks[points[at]] == mark) {
        points[kept++] = points[at];
      }
    }
    return kept == start ? middle : kept;
  }

  /** Adds the points where a colour makes a four. */
  private int fours(int colour, int start) {
    mark++;
    int end = start;
    for (int at = start - 1; at >= 0 && at >= start - start % MAX_MOVES; at--) {
      marks[points[at]] = mark;
    }
    for (int row = board.firstRow(); row < board.endRow(); row++) {
      for (int bits = board.threats(colour, row); bits != 0; bits &= bits - 1) {
        int point = Points.at(row, Integer.numberOfTrailingZeros(bits));
        if (board.pointClass(colour, point) >= PointClass.FOUR && marks[point] != mark) {
          points[end++] = point;
        }
      }
    }
    return board.hasFouls(colour) ? foursThatLookForbidden(colour, end) : end;
  }

  /**
   * Adds fours that the board classifies as forbidden and that {@link GomokuBoard#threats}
   * therefore omits.
   */
  private int foursThatLookForbidden(int colour, int start) {
    int end = start;
    for (int row = board.firstRow(); row < board.endRow(); row++) {
      for (int bits = board.near(row); bits != 0; bits &= bits - 1) {
        int point = Points.at(row, Integer.numberOfTrailingZeros(bits));
        if (ForbiddenPoints.looksForbidden(board, point, colour, PointClass.FOUR)
            && marks[point] != mark) {
          points[end++] = point;
        }
      }
    }
    return end;
  }

  private int near(int start) {
    int end = start;
    for (int row = board.firstRow(); row < board.endRow(); row++) {
      for (int bits = board.near(row); bits != 0; bits &= bits - 1) {
        points[end++] = Points.at(row, Integer.numberOfTrailingZeros(bits));
      }
    }
    return end;
  }

  private void score(int ply, int side) {
    int base = ply * MAX_MOVES;
    int end = base + count[ply];
    int last = board.plies() == 0 ? Points.NONE : board.point(board.plies() - 1);
    for (int at = base; at < end; at++) {
      int point = points[at];
      int learnt =
          board.pointClass(side, point) >= PointClass.THREE
              ? history.threat(side, point) / THREAT_SHARE
              : history.quiet(side, point) / QUIET_SHARE;
      scores[at] =
          board.orderingScore(side, point)
              + learnt
              + (!restricted[ply] && history.isCounter(side, last, point) ? COUNTER_BONUS : 0);
    }
  }
}
