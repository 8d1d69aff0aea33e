package tengen.engine.classic.gomoku;

import java.util.OptionalInt;
import java.util.stream.IntStream;
import tengen.common.gomoku.WinRule;

/** Moves that the next stone decides: fives, and what stops them. Search thread only. */
final class ForcedMoves {
  private static final int ROOT = 0;

  private final ScoreBoard board;
  private final Candidates candidates;

  /** Forced moves on a board; {@link #block} and {@link #quick} rewrite the candidates of ply 0. */
  ForcedMoves(ScoreBoard board, Candidates candidates) {
    this.board = board;
    this.candidates = candidates;
  }

  /**
   * A move that makes five. Of several, the one that the source would take first: by its scores,
   * which know nothing of the rule.
   */
  OptionalInt five(int colour) {
    var plain = ScoreBoards.of(board.start, WinRule.FREESTYLE);
    int[] black = plain.scores(ScoreBoard.BLACK);
    int[] white = plain.scores(ScoreBoard.WHITE);
    return IntStream.range(board.grid.first(), board.grid.end())
        .filter(point -> isFive(point, colour))
        .reduce((a, b) -> black[b] + white[b] > black[a] + white[a] ? b : a);
  }

  /** Whether a stone of this colour there makes five. */
  boolean isFive(int point, int colour) {
    return board.cells()[point] == ScoreBoard.EMPTY && board.wins(point, colour);
  }

  /** The best legal move to where the opponent would make five. */
  OptionalInt block(int colour) {
    int count = candidates.select(ROOT, colour, board.grid.size());
    return IntStream.range(0, count)
        .map(i -> candidates.point(ROOT, i))
        .filter(point -> isFive(point, ScoreBoard.opponent(colour)))
        .findFirst();
  }

  /** A five, else what stops one, else the candidate with the best scores; no search. */
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
