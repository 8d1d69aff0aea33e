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
 * Parameters of one search: position, number of lines, restrictions and depth.
 *
 * @param tables lookup tables of the rule
 * @param continuous true if the game goes on after a five
 * @param lines number of variations to report (multi-PV)
 * @param choices number of root moves that need an exact value; {@code lines} or more
 * @param maxDepth maximum depth in plies
 * @param quiescencePlies maximum plies of the quiescence search (VCF)
 * @param evaluation creates the evaluation of each search thread
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
  /** Value of {@code quiescencePlies} for a quiescence search limited only by the maximum ply. */
  public static final int FULL_QUIESCENCE = SearchContext.MAX_PLY;

  private static final long SALT = 0xBF58476D1CE4E5B9L;

  public GomokuSearchParameters {
    restrictions = List.copyOf(restrictions);
  }

  GomokuBoard board() {
    return PatternBoards.of(tables, stones);
  }

  /**
   * Creates the state of a search thread.
   *
   * @param board a board of the thread's own, created by {@link #board}
   */
  SearchContext context(
      GomokuBoard board, TranspositionTable table, LongPredicate stop, LongSupplier maxNodes) {
    return new SearchContext(
        board, evaluation.on(board), table, salt(board), colour(), stop, maxNodes);
  }

  /**
   * Returns a key salt for values that are valid only in this search: those of positions whose
   * moves are restricted. Restrictions of the root's own moves need none, since the root is not
   * stored.
   */
  private long salt(GomokuBoard root) {
    boolean restrictsReplies =
        restrictions.stream().anyMatch(rule -> rule.plies() > 1 || !rule.line().isEmpty());
    return restrictsReplies ? root.key() ^ restrictions.toString().hashCode() * SALT : 0;
  }

  int colour() {
    return GomokuBoard.colour(side);
  }

  /**
   * Returns true if a proven win may be played at once: full strength, no restrictions, and a five
   * ends the game.
   */
  boolean isPlain() {
    return !continuous && restrictions.isEmpty() && quiescencePlies == FULL_QUIESCENCE;
  }

  /** Returns true if no restriction of the first ply excludes this point. */
  boolean allows(int point) {
    return restrictions.stream()
        .filter(rule -> rule.side() == side && rule.line().isEmpty())
        .allMatch(rule -> rule.permits(Points.place(point)));
  }

  /** Applies the restrictions to the picker, for plies below the root. */
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

  /**
   * Returns the position key after the restriction's line, or empty if the line cannot be played or
   * has the other side to move.
   */
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
