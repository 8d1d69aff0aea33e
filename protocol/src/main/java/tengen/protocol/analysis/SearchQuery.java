package tengen.protocol.analysis;

import java.util.List;
import java.util.OptionalLong;
import tengen.game.Side;

/**
 * How positions are analysed and what is told of it.
 *
 * @param lines how many candidates are wanted
 * @param maxVisits positions or playouts of one search; empty: no limit
 * @param maxTimeMs of one search; empty: none where visits are limited, else what a turn takes
 * @param reportEveryMs between two reports during a search; {@link Long#MAX_VALUE}: none
 * @param pvLength moves of a variation that are told
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

  /** Whether what a search has found so far is told. */
  boolean wantsReports() {
    return reportEveryMs < Long.MAX_VALUE;
  }

  /** Whose win rates are told. */
  public enum Perspective {
    BLACK,
    WHITE,
    SIDETOMOVE;

    /** This side's chances as told to the client. */
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
   * Moves of KataGo's {@code avoidMoves} or {@code allowMoves}.
   *
   * @param plies from the root that it holds for
   */
  public record MoveLimits(boolean allow, Side side, List<String> moves, int plies) {
    public MoveLimits {
      moves = List.copyOf(moves);
    }

    /** The field that it came by. */
    String field() {
      return allow ? QueryFields.ALLOW : QueryFields.AVOID;
    }
  }
}
