package tengen.protocol;

import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * The position of a game in the list of stored games, even if the game has been deleted since.
 *
 * @param startedMs start time in milliseconds since 1970
 */
public record GameListCursor(long startedMs, String id) {
  private static final Pattern TEXT = Pattern.compile("(-?[0-9]{1,19})-([0-9A-Za-z]{16})");

  /** Reads the text of {@link #toString}; empty if it is invalid. */
  public static Optional<GameListCursor> read(String text) {
    return TEXT.matcher(text)
        .results()
        .filter(found -> found.group().equals(text))
        .findFirst()
        .flatMap(GameListCursor::of);
  }

  private static Optional<GameListCursor> of(MatchResult found) {
    try {
      return Optional.of(new GameListCursor(Long.parseLong(found.group(1)), found.group(2)));
    } catch (NumberFormatException _) {
      return Optional.empty();
    }
  }

  @Override
  public String toString() {
    return startedMs + "-" + id;
  }
}
