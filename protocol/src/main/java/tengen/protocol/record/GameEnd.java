package tengen.protocol.record;

import java.util.Locale;
import java.util.Optional;
import tengen.game.Side;
import tengen.game.Verdict;

/**
 * The end of a recorded game.
 *
 * @param winner empty for a draw
 */
public record GameEnd(Optional<Side> winner, Manner manner) {
  /** A draw. */
  public static final GameEnd DRAWN = new GameEnd(Optional.empty(), Manner.BY_RULES);

  /** Returns the end of a game by its rules; empty if it is open. */
  public static Optional<GameEnd> of(Verdict verdict) {
    return switch (verdict) {
      case Verdict.Open _ -> Optional.empty();
      case Verdict.Drawn _ -> Optional.of(DRAWN);
      case Verdict.Won won -> Optional.of(won(won.side(), Manner.BY_RULES));
    };
  }

  /** Returns a win. */
  public static GameEnd won(Side winner, Manner manner) {
    return new GameEnd(Optional.of(winner), manner);
  }

  /** Returns the resignation of a side. */
  public static GameEnd resigned(Side loser) {
    return won(loser.other(), Manner.RESIGNED);
  }

  /** The manner of an end, as records distinguish it. */
  public enum Manner {
    /** Five in a row, no legal move, a full board; or unknown. */
    BY_RULES,
    /** The loser resigned. */
    RESIGNED,
    /** The loser's time ran out. */
    TIME,
    /** The loser made an illegal move or could not continue. */
    FORFEIT;

    /** Returns the text in records: {@code by-rules}. */
    public String text() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }
}
