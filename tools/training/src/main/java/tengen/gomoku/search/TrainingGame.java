package tengen.gomoku.search;

import java.util.List;
import java.util.Optional;
import tengen.common.gomoku.WinRule;
import tengen.gomoku.board.GomokuBoard;
import tengen.gomoku.board.Points;
import tengen.gomoku.board.RuleTables;

/**
 * A training game.
 *
 * @param side columns and rows
 * @param result for Black: 1, 0, −1
 * @param moves points in turn, Black's first, including the opening
 * @param samples searched positions of the game and beside it, by ply
 */
public record TrainingGame(int side, int result, List<Integer> moves, List<Sample> samples) {
  public TrainingGame {
    moves = List.copyOf(moves);
    samples = List.copyOf(samples);
  }

  /**
   * A searched position.
   *
   * @param ply number of the game's moves played
   * @param step a move off the game, played after these; {@link Points#NONE}: none
   * @param best best move found
   * @param value for the side to move
   * @param others the next best moves, best first
   */
  public record Sample(int ply, int step, int best, int value, List<Choice> others) {
    /** Maximum number of moves beside the best. */
    static final int MAX_OTHERS = 3;

    public Sample {
      others = List.copyOf(others);
    }

    /** Returns whether the position follows a move that was not played in the game. */
    public boolean isSideLine() {
      return step != Points.NONE;
    }

    /** Returns the colour to move. */
    int colour() {
      return TrainingGame.colour(isSideLine() ? ply + 1 : ply);
    }
  }

  /**
   * A move that is not the best.
   *
   * @param gap how far it is behind the best move, in units of {@link #GAP_POINTS}, at most {@link
   *     #MAX_GAP}
   */
  public record Choice(int point, int gap) {
    /** Points of {@link SearchValue} in a unit of a gap. */
    public static final int GAP_POINTS = 8;

    /** Gap of all moves that are further behind. */
    public static final int MAX_GAP = 255;
  }

  /** Returns the label of a position of the game, or of the one beside it. */
  Optional<Sample> label(int ply, boolean isSideLine) {
    return samples.stream()
        .filter(sample -> sample.ply == ply && sample.isSideLine() == isSideLine)
        .findFirst();
  }

  /** Returns the colour to move after {@code stones} stones. */
  static int colour(int stones) {
    return stones % 2 == 0 ? GomokuBoard.BLACK : GomokuBoard.WHITE;
  }

  /** Returns a colour's points: 0, ½ or 1. */
  double points(int colour) {
    return (1 + (colour == GomokuBoard.BLACK ? result : -result)) / 2.0;
  }

  /** Returns the board after the first {@code plies} moves. */
  public GomokuBoard board(WinRule rule, int plies) {
    return board(RuleTables.of(rule), side, moves.subList(0, plies));
  }

  /** Returns a board after moves in turn, Black's first. */
  static GomokuBoard board(RuleTables tables, int side, List<Integer> moves) {
    var board = new GomokuBoard(tables, side, side);
    for (int move : moves) {
      board.play(move, colour(board.plies()));
    }
    return board;
  }
}
