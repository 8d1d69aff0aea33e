package tengen.protocol.gomocup;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/** The bits of {@code INFO rule}: 1 exact five, 2 continuous, 4 renju, 8 caro. */
public final class GomocupRules {
  private static final int CONTINUOUS = 2;
  private static final int MASKS = 16;

  private GomocupRules() {}

  /**
   * The rules of this bit mask. Bit 4 wins over bit 1: 5 is how Rapfi's users write renju with an
   * opening. Empty: no game is meant by it.
   */
  public static Optional<String> ofMask(long mask) {
    Optional<String> rules =
        switch (GomocupText.saturated(mask & ~CONTINUOUS)) {
          case 0 -> Optional.of("gomoku-freestyle");
          case 1 -> Optional.of("gomoku-standard");
          case 4, 5 -> Optional.of("gomoku-renju");
          case 8 -> Optional.of("gomoku-caro");
          case 9 -> Optional.of("gomoku-standard-caro");
          default -> Optional.empty();
        };
    return (mask & CONTINUOUS) == 0 ? rules : rules.map(id -> id + "-continuous");
  }

  /** The smallest mask of these rules. Empty: Gomocup has no number for them. */
  public static OptionalInt maskOf(String rules) {
    return IntStream.range(0, MASKS)
        .filter(mask -> ofMask(mask).equals(Optional.of(rules)))
        .findFirst();
  }
}
