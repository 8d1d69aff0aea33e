package tengen.gomoku.search;

import java.util.List;
import java.util.function.LongPredicate;
import tengen.game.Move.Place;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.gomoku.board.Board;
import tengen.gomoku.board.PatternBoards;
import tengen.gomoku.board.Points;
import tengen.gomoku.rule.WinRule;
import tengen.search.Restriction;

/**
 * What one search is asked: the position, the number of lines, restrictions and depths.
 *
 * @param continuous whether the game goes on after a five, so that none is the end
 * @param lines how many variations to report (multi-PV)
 * @param choices how many root moves are to have a true value, {@code lines} or more
 * @param maxDepth in plies
 * @param quiescencePlies most plies of the quiescence search (VCF) beyond the last ply
 * @param evaluation makes the evaluation of each search thread
 */
public record SearchParameters(
    WinRule rule,
    Setup.Board stones,
    Side side,
    boolean continuous,
    int lines,
    int choices,
    List<Restriction> restrictions,
    int maxDepth,
    int quiescencePlies,
    Evaluation.Factory evaluation) {
  /** No limit of the quiescence search but the longest line. */
  public static final int FULL_QUIESCENCE = SearchContext.MAX_PLY;

  public SearchParameters {
    restrictions = List.copyOf(restrictions);
  }

  Board board() {
    return PatternBoards.of(rule, stones);
  }

  /** The state of a search thread, on a board of its own made by {@link #board}. */
  SearchContext context(Board board, TranspositionTable table, LongPredicate stop) {
    return new SearchContext(board, evaluation.on(board), table, colour(), stop);
  }

  int colour() {
    return Board.colour(side);
  }

  /** Whether a proved win is a reason to play it: full strength, no restriction, a last five. */
  boolean isPlain() {
    return !continuous && restrictions.isEmpty() && quiescencePlies == FULL_QUIESCENCE;
  }

  /** Whether a restriction of the first ply leaves the root a point. */
  boolean allows(int point) {
    return restrictions.stream()
        .noneMatch(rule -> rule.side() == side && bans(rule, Points.place(point)));
  }

  /** Keeps the deeper plies of a search to the restrictions. */
  void apply(MovePicker picker) {
    for (Restriction restriction : restrictions) {
      for (int y = 0; y < stones.height(); y++) {
        for (int x = 0; x < stones.width(); x++) {
          if (bans(restriction, new Place(x, y))) {
            picker.ban(Board.colour(restriction.side()), Points.of(x, y), restriction.plies());
          }
        }
      }
    }
  }

  private static boolean bans(Restriction restriction, Place place) {
    return restriction.allow() != restriction.moves().contains(place);
  }
}
