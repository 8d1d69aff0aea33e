package tengen.engine.classic.gomoku;

import java.util.OptionalInt;
import java.util.stream.IntStream;
import tengen.common.gomoku.WinRule;

/** Moves forced by the next stone: fives, and blocks of fives. Search thread only. */
final class ForcedMoves {
  private static final int ROOT = 0;

  private final ScoreBoard board;
  private final Candidates candidates;

  /**
   * Finds forced moves on a board; {@link #block} and {@link #quick} overwrite the candidates of
   * ply 0.
   */
  ForcedMoves(ScoreBoard board, Candidates candidates) {
    this.board = board;
    this.candidates = candidates;
  }

  /**
   * Returns a move that makes five. If there are several, returns the one that the original
   * program's scores, which ignore the rule, rank first.
   */
  OptionalInt five(int colour) {
    var plain = ScoreBoards.of(board.start, WinRule.FREESTYLE);
    int[] black = plain.scores(ScoreBoard.BLACK);
    int[] white = plain.scores(ScoreBoard.WHITE);
    return IntStream.range(board.grid.first(), board.grid.end())
        .filter(point -> isFive(point, colour))
        .reduce((a, b) -> black[b] + white[b] > black[a] + white[a] ? b : a);
  }

  /** Returns true if a stone of this colour on this point makes five. */
  boolean isFive(int point, int colour) {
    return board.cells()[point] == ScoreBoard.EMPTY && board.wins(point, colour);
  }

  /** Returns the best legal move on a point where the opponent would make five. */
  OptionalInt block(int colour) {
    int count = candidates.select(ROOT, colour, board.grid.size());
    return IntStream.range(0, count)
        .map(i -> candidates.point(ROOT, i))
        .filter(point -> isFive(point, ScoreBoard.opponent(colour)))
        .findFirst();
  }

  /**
   * Returns a five, otherwise a block of one, otherwise the candidate with the highest score; no
   * search.
   */
  int quick(int colour) {
    OptionalInt five = five(colour);
    OptionalInt forced = five.isPresent() ? five : block(colour);
    if (forced.isPresent()) {
      return forced.getAsInt();
    }
    if (candidates.select(ROOT, colour, 1) == 0) {
      candidates.selectAny(ROOT, 1);
    }
    return candidates.point(ROOT, 0);
  }
}
