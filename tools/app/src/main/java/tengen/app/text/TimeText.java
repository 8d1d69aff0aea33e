package tengen.app.text;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tengen.arena.game.TimeControl;

/** Parser for limits on the command line. */
public final class TimeText {
  private static final double MAX_SECONDS = 1e9;
  private static final Pattern CLOCK =
      Pattern.compile("(?:(\\d{1,4})/)?(\\d{1,9}(?:\\.\\d+)?)(?:\\+(\\d{1,6}(?:\\.\\d+)?))?");

  private TimeText() {}

  /**
   * Sets one limit.
   *
   * @param key {@code st} (seconds per move), {@code tc} ({@code MOVES/SECONDS+INC}), {@code nodes}
   *     or {@code depth}
   * @return empty if the key is unknown
   * @throws IllegalArgumentException with the error and the allowed form
   */
  public static Optional<TimeControl> with(TimeControl now, String key, String value) {
    return switch (key) {
      case "st" -> Optional.of(now.withTurnMs(millis(key, value)));
      case "tc" -> Optional.of(clock(now, value));
      case "nodes" -> Optional.of(now.withNodes(whole(key, value, Long.MAX_VALUE)));
      case "depth" -> Optional.of(now.withDepth((int) whole(key, value, Integer.MAX_VALUE)));
      default -> Optional.empty();
    };
  }

  private static TimeControl clock(TimeControl now, String value) {
    Matcher matcher = CLOCK.matcher(value);
    if (!matcher.matches()) {
      throw new IllegalArgumentException(
          "tc must be MOVES/SECONDS+INC, such as 40/60+0.5, got " + value);
    }
    String moves = matcher.group(1);
    String increment = matcher.group(3);
    return now.withClock(
        moves == null ? 0 : Integer.parseInt(moves),
        millis("tc", matcher.group(2)),
        increment == null ? 0 : Math.round(Double.parseDouble(increment) * 1000));
  }

  private static long millis(String key, String value) {
    try {
      double seconds = Double.parseDouble(value);
      if (seconds >= 0.001 && seconds <= MAX_SECONDS) {
        return Math.round(seconds * 1000);
      }
    } catch (NumberFormatException _) {
      // Falls through to the message that lists the allowed forms.
    }
    throw new IllegalArgumentException(key + " must be seconds, at least 0.001, got " + value);
  }

  private static long whole(String key, String value, long max) {
    try {
      long number = Long.parseLong(value);
      if (number >= 1 && number <= max) {
        return number;
      }
    } catch (NumberFormatException _) {
      // Falls through to the message that lists the allowed forms.
    }
    throw new IllegalArgumentException(key + " must be an integer, at least 1, got " + value);
  }
}
