package tengen.store.archive;

import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** The games of an archive. Every method blocks on the database. */
public interface GameStore extends AutoCloseable {

  /**
   * Returns games, newest first, without their turns and with truncated texts.
   *
   * @param maxGames maximum number of games
   */
  List<GameSummary> list(GameFilter filter, int maxGames) throws IOException;

  /**
   * Counts the games of all pages of a list. Looks for a player only among the newest games that
   * match the rest of the filter.
   *
   * @param maxGames maximum number of games to count, or to look for a player
   */
  GameCount count(GameFilter filter, int maxGames) throws IOException;

  /** Returns the memory size of a game without reading it. */
  Optional<GameSize> size(String id) throws IOException;

  /** Returns a complete game, also one that is marked as deleted. */
  Optional<StoredGame> find(String id) throws IOException;

  /** Adds a game, or replaces the one with its id. */
  void put(StoredGame game) throws IOException;

  /**
   * Replaces the comments and branches of a stored game by those of this one with the same moves.
   *
   * @return false if the stored game has another number of turns now
   */
  boolean annotate(StoredGame game) throws IOException;

  /**
   * Marks a game as deleted by some of its owners. Their lists omit it, and an hour later they do
   * not own it any more. The archive deletes a game without owners for good. A further turn of the
   * game removes all marks.
   *
   * @return false if there is no such game, or these owners have marked it already
   */
  boolean markDeleted(String id, List<String> owners) throws IOException;

  /** Removes the marks of some owners; returns false if there are none. */
  boolean restore(String id, List<String> owners) throws IOException;

  /** Deletes a game for good; returns false if there is none with this id. */
  boolean delete(String id) throws IOException;

  @Override
  void close();
}
