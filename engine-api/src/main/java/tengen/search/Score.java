package tengen.search;

import java.util.OptionalInt;

/** A value for the side to move. */
public sealed interface Score {

  /**
   * A guess.
   *
   * @param winRate 0..1; a draw counts half
   */
  record Estimate(double winRate) implements Score {}

  /** Proven; {@code plies} to the end with best play, where known. */
  record Win(OptionalInt plies) implements Score {}

  /** Proven. */
  record Draw() implements Score {}

  /** Proven; {@code plies} to the end with best play, where known. */
  record Loss(OptionalInt plies) implements Score {}
}
