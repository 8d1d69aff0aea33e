package tengen.protocol.record;

import java.util.Locale;
import java.util.Optional;
import tengen.game.Side;
import tengen.game.Verdict;

/**
 * How a recorded game ended.
 *
 * @param winner empty: a draw
 */
public record GameEnd(Optional<Side> winner, Manner manner) {
  /** Nobody won. */
  public static final GameEnd DRAWN = new GameEnd(Optional.empty(), Manner.BY_RULES);

  /** How a game ended by its rules; empty: it goes on. */
  public static Optional<GameEnd> of(Verdict verdict) {
    return switch (verdict) {
      case Verdict.Open _ -> Optional.empty();
      case Verdict.Drawn _ -> Optional.of(DRAWN);
      case Verdict.Won won -> Optional.of(won(won.side(), Manner.BY_RULES));
    };
  }

  /** A win. */
  public static GameEnd won(Side winner, Manner manner) {
    return new GameEnd(Optional.of(winner), manner);
  }

  /** This side gave up. */
  public static GameEnd resigned(Side loser) {
    return won(loser.other(), Manner.RESIGNED);
  }

  /** What records tell apart. */
  public enum Manner {
    /** Five in a row, no legal move, a full board; or nothing is said. */
    BY_RULES,
    /** The loser gave up. */
    RESIGNED,
    /** The loser took too long. */
    TIME,
    /** The loser made an illegal move, or could not go on. */
    FORFEIT;

    /** As it is written: {@code by-rules}. */
    public String text() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }
}
