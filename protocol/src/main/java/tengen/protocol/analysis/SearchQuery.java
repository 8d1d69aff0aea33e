package tengen.protocol.analysis;

import java.util.List;
import java.util.OptionalLong;
import tengen.game.Side;

/**
 * The parameters of an analysis and of its output.
 *
 * @param lines number of candidates
 * @param maxVisits maximum positions or playouts of a search; empty for no limit
 * @param maxTimeMs maximum time of a search; empty for no limit if visits are limited, else for the
 *     time of a turn
 * @param reportEveryMs interval of reports during a search; {@link Long#MAX_VALUE} for none
 * @param pvLength maximum moves of a printed variation
 */
public record SearchQuery(
    int lines,
    OptionalLong maxVisits,
    OptionalLong maxTimeMs,
    long reportEveryMs,
    int pvLength,
    Perspective perspective,
    List<MoveLimits> restrictions) {
  public SearchQuery {
    restrictions = List.copyOf(restrictions);
  }

  /** Returns whether the client wants reports during the search. */
  boolean wantsReports() {
    return reportEveryMs < Long.MAX_VALUE;
  }

  /** The side whose win rates are printed. */
  public enum Perspective {
    BLACK,
    WHITE,
    SIDETOMOVE;

    /** Converts a win rate of the side to move to this perspective. */
    double winRate(double rate, Side toMove) {
      boolean isTurned =
          switch (this) {
            case BLACK -> toMove == Side.WHITE;
            case WHITE -> toMove == Side.BLACK;
            case SIDETOMOVE -> false;
          };
      return isTurned ? 1 - rate : rate;
    }
  }

  /**
   * KataGo's {@code avoidMoves} or {@code allowMoves}.
   *
   * @param plies number of plies from the root that it applies to
   */
  public record MoveLimits(boolean allow, Side side, List<String> moves, int plies) {
    public MoveLimits {
      moves = List.copyOf(moves);
    }

    /** Returns the name of its field. */
    String field() {
      return allow ? QueryFields.ALLOW : QueryFields.AVOID;
    }
  }
}
