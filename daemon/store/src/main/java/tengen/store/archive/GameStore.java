package tengen.store.archive;

import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** The games of an archive. Every method waits for the database. */
public interface GameStore extends AutoCloseable {

  /**
   * Games, newest first, without their turns and with the beginnings of their texts.
   *
   * @param most at most so many
   */
  List<GameSummary> list(GameFilter filter, int most) throws IOException;

  /** Returns how much memory the game of this id takes, without reading it. */
  Optional<GameSize> size(String id) throws IOException;

  /** The game of this id, whole. */
  Optional<KeptGame> find(String id) throws IOException;

  /** Adds a game, or puts it in place of that with its id. */
  void put(KeptGame game) throws IOException;

  /** Deletes a game; false: there is none of this id. */
  boolean delete(String id) throws IOException;

  @Override
  void close();
}
