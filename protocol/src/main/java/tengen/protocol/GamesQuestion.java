package tengen.protocol;

import java.util.Optional;
import java.util.OptionalLong;
import tengen.protocol.record.ResultKind;

/** A query about the stored games that a client may see. */
public sealed interface GamesQuestion {

  /** A query for a whole game by id. */
  record Game(String id) implements GamesQuestion {}

  /**
   * A query for a page of the list of games, newest first; empty filters match all games.
   *
   * @param rules id of rules or of their family
   * @param player part of a player's name or engine
   * @param result result of the games
   * @param fromMs minimum start time in milliseconds since 1970
   * @param beforeMs start time limit, exclusive
   * @param behind the {@code next} value of the previous page
   * @param most maximum number of games
   * @param isCounted whether to count the games of all pages
   */
  record Listed(
      Optional<String> rules,
      Optional<String> player,
      Optional<ResultKind> result,
      OptionalLong fromMs,
      OptionalLong beforeMs,
      Optional<GameListCursor> behind,
      int most,
      boolean isCounted)
      implements GamesQuestion {}
}
