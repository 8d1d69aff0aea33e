package tengen.protocol.gtp;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * A time control, with times in seconds. Sources: the specification's {@code time_settings};
 * kgsGtp's {@code kgs-time_settings}; KataGo, GTP_Extensions.md, {@code kata-time_settings}.
 */
public sealed interface GtpTimeControl {
  /** The names in the order of KataGo's list. */
  String NAMES = "none absolute byoyomi canadian fischer fischer-capped";

  /** Stands for an unused number. */
  double NONE = -1;

  /** No limit. */
  record Unlimited() implements GtpTimeControl {}

  /** A time for the whole game. */
  record Absolute(double main) implements GtpTimeControl {}

  /** A main time, then periods with a number of moves each. */
  record Canadian(double main, double period, int moves) implements GtpTimeControl {}

  /** A main time, then a number of periods; a period that a move does not use up is renewed. */
  record ByoYomi(double main, double period, int periods) implements GtpTimeControl {}

  /**
   * A time that each move increases.
   *
   * @param most maximum of the clock; {@link #NONE}: unlimited
   * @param move maximum time of a move; {@link #NONE}: unlimited
   */
  record Fischer(double main, double increment, double most, double move)
      implements GtpTimeControl {}

  /** Reads the words after the command; empty if they are invalid. */
  static Optional<GtpTimeControl> read(List<String> words) {
    if (words.isEmpty()) {
      return Optional.empty();
    }
    List<String> rest = words.subList(1, words.size());
    return switch (words.getFirst()) {
      case "none" -> rest.isEmpty() ? Optional.of(new Unlimited()) : Optional.empty();
      case "absolute" -> numbers(rest, 1).map(times -> new Absolute(times[0]));
      case "canadian" ->
          numbers(rest, 3)
              .filter(times -> isWhole(times[2]))
              .map(times -> new Canadian(times[0], times[1], (int) times[2]));
      case "byoyomi", "byo-yomi" ->
          numbers(rest, 3)
              .filter(times -> isWhole(times[2]))
              .map(times -> new ByoYomi(times[0], times[1], (int) times[2]));
      case "fischer" -> numbers(rest, 2).map(times -> new Fischer(times[0], times[1], NONE, NONE));
      case "fischer-capped" ->
          numbers(rest, 4).map(times -> new Fischer(times[0], times[1], times[2], times[3]));
      default -> Optional.empty();
    };
  }

  private static boolean isWhole(double number) {
    return number >= 0 && number == Math.rint(number) && number <= Integer.MAX_VALUE;
  }

  /**
   * Returns the words as {@code count} numbers; of four, the last two may be negative, which is
   * {@link #NONE}.
   */
  private static Optional<double[]> numbers(List<String> words, int count) {
    var numbers = new double[count];
    if (words.size() != count) {
      return Optional.empty();
    }
    for (int i = 0; i < count; i++) {
      OptionalDouble number = GtpWords.fraction(words.get(i));
      if (number.isEmpty() || (number.getAsDouble() < 0 && i < 2)) {
        return Optional.empty();
      }
      numbers[i] = number.getAsDouble() < 0 ? NONE : number.getAsDouble() + 0.0;
    }
    return Optional.of(numbers);
  }
}
