package tengen.search;

import java.util.Objects;
import java.util.OptionalInt;

/** A value of a position for the side to move. */
public sealed interface Score {

  /** Returns the win rate from 0 to 1, proven or estimated; a draw counts half. */
  default double asWinRate() {
    return switch (this) {
      case Estimate(double rate) -> rate;
      case Win _ -> 1;
      case Draw _ -> 0.5;
      case Loss _ -> 0;
    };
  }

  /**
   * An estimated value.
   *
   * @param winRate 0 to 1; a draw counts half
   */
  record Estimate(double winRate) implements Score {}

  /**
   * A proven win.
   *
   * @param plies plies to the end with best play, if known
   */
  record Win(OptionalInt plies) implements Score {
    public Win {
      Objects.requireNonNull(plies, "plies");
    }
  }

  /** A proven draw. */
  record Draw() implements Score {}

  /**
   * A proven loss.
   *
   * @param plies plies to the end with best play, if known
   */
  record Loss(OptionalInt plies) implements Score {
    public Loss {
      Objects.requireNonNull(plies, "plies");
    }
  }
}
