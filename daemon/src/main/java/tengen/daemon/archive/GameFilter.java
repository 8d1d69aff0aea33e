package tengen.daemon.archive;

import java.util.Optional;
import java.util.OptionalLong;

/**
 * Which games are meant; what is empty excludes none.
 *
 * @param rules their id, or the family that they are forms of, such as {@code gomoku}
 * @param player a part of a player's name or engine
 * @param fromMs started then or later
 * @param beforeMs started before
 */
public record GameFilter(
    Optional<String> rules, Optional<String> player, OptionalLong fromMs, OptionalLong beforeMs) {
  /** All games. */
  public static final GameFilter ALL =
      new GameFilter(
          Optional.empty(), Optional.empty(), OptionalLong.empty(), OptionalLong.empty());
}
