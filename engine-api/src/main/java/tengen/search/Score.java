package tengen.search;

import java.util.Objects;
import java.util.OptionalInt;

/** A value for the side to move. */
public sealed interface Score {

  /** 0..1, proven or guessed; a draw counts half. */
  default double asWinRate() {
    return switch (this) {
      case Estimate(double rate) -> rate;
      case Win _ -> 1;
      case Draw _ -> 0.5;
      case Loss _ -> 0;
    };
  }

  /**
   * A guess.
   *
   * @param winRate 0..1; a draw counts half
   */
  record Estimate(double winRate) implements Score {}

  /** Proven; {@code plies} to the end with best play, where known. */
  record Win(OptionalInt plies) implements Score {
    public Win {
      Objects.requireNonNull(plies, "plies");
    }
  }

  /** Proven. */
  record Draw() implements Score {}

  /** Proven; {@code plies} to the end with best play, where known. */
  record Loss(OptionalInt plies) implements Score {
    public Loss {
      Objects.requireNonNull(plies, "plies");
    }
  }
}
