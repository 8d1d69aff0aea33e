package tengen.store.archive;

import java.util.Optional;
import java.util.OptionalLong;
import tengen.protocol.GamePlace;

/**
 * Which games are meant; what is empty excludes none.
 *
 * @param rules their id, or the family that they are forms of, such as {@code gomoku}
 * @param player a part of a player's name or engine
 * @param fromMs started then or later
 * @param beforeMs started before
 * @param seenBy the account whose they are: {@link KeptGame#isSeenBy}
 * @param behind they come after this place in a list, newest first
 */
public record GameFilter(
    Optional<String> rules,
    Optional<String> player,
    OptionalLong fromMs,
    OptionalLong beforeMs,
    Optional<String> seenBy,
    Optional<GamePlace> behind) {
  /** All games. */
  public static final GameFilter ALL =
      new GameFilter(
          Optional.empty(), Optional.empty(), OptionalLong.empty(), OptionalLong.empty());

  /** Of all owners, from the beginning of the list. */
  public GameFilter(
      Optional<String> rules, Optional<String> player, OptionalLong fromMs, OptionalLong beforeMs) {
    this(rules, player, fromMs, beforeMs, Optional.empty(), Optional.empty());
  }

  /** Of these, those that an account sees and that come after a place. */
  public GameFilter seenBy(String name, Optional<GamePlace> place) {
    return new GameFilter(rules, player, fromMs, beforeMs, Optional.of(name), place);
  }

  /** Keeps the games that come after a place. */
  public GameFilter behind(Optional<GamePlace> place) {
    return new GameFilter(rules, player, fromMs, beforeMs, seenBy, place);
  }
}
