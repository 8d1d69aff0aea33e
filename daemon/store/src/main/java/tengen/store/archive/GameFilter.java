package tengen.store.archive;

import java.util.Optional;
import java.util.OptionalLong;
import tengen.protocol.GameListCursor;
import tengen.protocol.record.ResultKind;

/**
 * Selects games. Empty fields match all games.
 *
 * @param rules id of the rules, or of a family such as {@code gomoku}
 * @param player part of a player's name or engine
 * @param result result of the games
 * @param fromMs earliest start, inclusive
 * @param beforeMs latest start, exclusive
 * @param seenBy account that may see them, as in {@link StoredGame#isSeenBy}
 * @param behind selects games after this place in a list, newest first
 */
public record GameFilter(
    Optional<String> rules,
    Optional<String> player,
    Optional<ResultKind> result,
    OptionalLong fromMs,
    OptionalLong beforeMs,
    Optional<String> seenBy,
    Optional<GameListCursor> behind) {
  /** Matches all games. */
  public static final GameFilter ALL =
      new GameFilter(
          Optional.empty(), Optional.empty(), OptionalLong.empty(), OptionalLong.empty());

  /** Creates a filter for all owners and results, from the beginning of the list. */
  public GameFilter(
      Optional<String> rules, Optional<String> player, OptionalLong fromMs, OptionalLong beforeMs) {
    this(rules, player, Optional.empty(), fromMs, beforeMs, Optional.empty(), Optional.empty());
  }

  /** Returns the filter for games with a result; empty selects games with any result. */
  public GameFilter result(Optional<ResultKind> wanted) {
    return new GameFilter(rules, player, wanted, fromMs, beforeMs, seenBy, behind);
  }

  /** Restricts the filter to games that an account sees, after a place in the list. */
  public GameFilter seenBy(String name, Optional<GameListCursor> place) {
    return new GameFilter(rules, player, result, fromMs, beforeMs, Optional.of(name), place);
  }

  /** Returns the filter for games after a place in the list. */
  public GameFilter behind(Optional<GameListCursor> place) {
    return new GameFilter(rules, player, result, fromMs, beforeMs, seenBy, place);
  }
}
