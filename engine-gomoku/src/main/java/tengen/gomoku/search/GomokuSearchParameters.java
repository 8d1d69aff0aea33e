package tengen.gomoku.search;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.LongPredicate;
import java.util.function.LongSupplier;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.gomoku.board.GomokuBoard;
import tengen.gomoku.board.PatternBoards;
import tengen.gomoku.board.Points;
import tengen.gomoku.board.RuleTables;
import tengen.search.Restriction;

/**
 * What one search is asked: the position, the number of lines, restrictions and depths.
 *
 * @param tables of the rule
 * @param continuous whether the game goes on after a five, so that none is the end
 * @param lines how many variations to report (multi-PV)
 * @param choices how many root moves are to have a true value, {@code lines} or more
 * @param maxDepth in plies
 * @param quiescencePlies most plies of the quiescence search (VCF) beyond the last ply
 * @param evaluation makes the evaluation of each search thread
 */
public record GomokuSearchParameters(
    RuleTables tables,
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

  private static final long SALT = 0xBF58476D1CE4E5B9L;

  public GomokuSearchParameters {
    restrictions = List.copyOf(restrictions);
  }

  GomokuBoard board() {
    return PatternBoards.of(tables, stones);
  }

  /** The state of a search thread, on a board of its own made by {@link #board}. */
  SearchContext context(
      GomokuBoard board, TranspositionTable table, LongPredicate stop, LongSupplier maxNodes) {
    return new SearchContext(
        board, evaluation.on(board), table, salt(board), colour(), stop, maxNodes);
  }

  /**
   * What sets values apart in the table that hold in this search alone: those of positions whose
   * moves are restricted, from this root and by these restrictions. Those of the root's own moves
   * are not kept.
   */
  private long salt(GomokuBoard root) {
    boolean restrictsReplies =
        restrictions.stream().anyMatch(rule -> rule.plies() > 1 || !rule.line().isEmpty());
    return restrictsReplies ? root.key() ^ restrictions.toString().hashCode() * SALT : 0;
  }

  int colour() {
    return GomokuBoard.colour(side);
  }

  /** Whether a proved win is a reason to play it: full strength, no restriction, a last five. */
  boolean isPlain() {
    return !continuous && restrictions.isEmpty() && quiescencePlies == FULL_QUIESCENCE;
  }

  /** Whether a restriction of the first ply leaves the root a point. */
  boolean allows(int point) {
    return restrictions.stream()
        .filter(rule -> rule.side() == side && rule.line().isEmpty())
        .allMatch(rule -> rule.permits(Points.place(point)));
  }

  /** Keeps the deeper plies of a search to the restrictions. */
  void apply(GomokuMovePicker picker) {
    for (Restriction restriction : restrictions) {
      OptionalLong key = restriction.line().isEmpty() ? OptionalLong.empty() : after(restriction);
      for (int point : banned(restriction)) {
        if (restriction.line().isEmpty()) {
          picker.ban(GomokuBoard.colour(restriction.side()), point, restriction.plies());
        } else {
          key.ifPresent(known -> picker.ban(known, point));
        }
      }
    }
  }

  private List<Integer> banned(Restriction restriction) {
    List<Integer> points = new ArrayList<>();
    for (int y = 0; y < stones.height(); y++) {
      for (int x = 0; x < stones.width(); x++) {
        if (!restriction.permits(new Place(x, y))) {
          points.add(Points.of(x, y));
        }
      }
    }
    return points;
  }

  /** The key of the stones after the line; empty where it cannot be played, or leads elsewhere. */
  private OptionalLong after(Restriction restriction) {
    GomokuBoard board = board();
    int mover = colour();
    for (Move move : restriction.line()) {
      if (!(move instanceof Place place) || !isEmpty(board, place)) {
        return OptionalLong.empty();
      }
      board.play(Points.of(place.x(), place.y()), mover);
      mover = 1 - mover;
    }
    return mover == GomokuBoard.colour(restriction.side())
        ? OptionalLong.of(board.key())
        : OptionalLong.empty();
  }

  private boolean isEmpty(GomokuBoard board, Place place) {
    return place.x() >= 0
        && place.x() < stones.width()
        && place.y() >= 0
        && place.y() < stones.height()
        && board.isEmpty(Points.of(place.x(), place.y()));
  }
}
