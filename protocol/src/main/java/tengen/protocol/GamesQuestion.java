package tengen.protocol;

import java.util.Optional;
import java.util.OptionalLong;

/** What a client asks of the games that its host keeps: of those that it may see. */
public sealed interface GamesQuestion {

  /** The game of this id, whole. */
  record Game(String id) implements GamesQuestion {}

  /**
   * A part of the list of games, newest first; what is empty excludes none.
   *
   * @param rules their id, or the family that they are forms of
   * @param player a part of a player's name or engine
   * @param fromMs started then or later, since 1970
   * @param beforeMs started before
   * @param behind what the part before this one named as its {@code next}
   * @param most at most so many
   */
  record Listed(
      Optional<String> rules,
      Optional<String> player,
      OptionalLong fromMs,
      OptionalLong beforeMs,
      Optional<GamePlace> behind,
      int most)
      implements GamesQuestion {}
}
