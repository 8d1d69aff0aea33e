package tengen.protocol.gomocup;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * The numbers of {@code INFO rule}. Gomocup's are bits: 1 exact five, 2 continuous, 4 renju, 8
 * caro. Yixin's are a list: 0 freestyle, 1 exact five, 2 renju. Rapfi adds 4 renju, 5 freestyle
 * with swap after the first move, 6 freestyle with swap2 (accreator/Yixin-protocol, protocol.tex;
 * dhbloo/rapfi, gomocup.cpp).
 */
public final class GomocupRules {
  /** The rules of unknown numbers. */
  static final String FREESTYLE = "gomoku-freestyle";

  private static final String STANDARD = "gomoku-standard";
  private static final String RENJU = "gomoku-renju";
  private static final int CONTINUOUS_BIT = 2;
  private static final int MASK_COUNT = 16;

  private GomocupRules() {}

  /** Returns the rules of a number, Yixin's or Gomocup's; empty if the number has none. */
  static Optional<String> of(long number, boolean yixins) {
    if (!yixins) {
      return ofMask(number);
    }
    return switch (GomocupText.saturated(number)) {
      case 0, 5, 6 -> Optional.of(FREESTYLE);
      case 1 -> Optional.of(STANDARD);
      case 2, 4 -> Optional.of(RENJU);
      case 8, 9 -> ofMask(number);
      default -> Optional.empty();
    };
  }

  /**
   * Returns the rules of a bit mask; empty if it has none. Bit 4 overrides bit 1, since Rapfi's
   * users write renju with an opening as 5.
   */
  public static Optional<String> ofMask(long mask) {
    Optional<String> rules =
        switch (GomocupText.saturated(mask & ~CONTINUOUS_BIT)) {
          case 0 -> Optional.of(FREESTYLE);
          case 1 -> Optional.of(STANDARD);
          case 4, 5 -> Optional.of(RENJU);
          case 8 -> Optional.of("gomoku-caro");
          case 9 -> Optional.of("gomoku-standard-caro");
          default -> Optional.empty();
        };
    return (mask & CONTINUOUS_BIT) == 0 ? rules : rules.map(id -> id + "-continuous");
  }

  /** Returns the smallest mask of these rules; empty if Gomocup has no number for them. */
  public static OptionalInt maskOf(String rules) {
    return IntStream.range(0, MASK_COUNT)
        .filter(mask -> ofMask(mask).equals(Optional.of(rules)))
        .findFirst();
  }
}
