package tengen.store.archive;

import java.io.IOException;

/**
 * A query on an archive's games.
 *
 * @param <T> its result
 */
public interface GameWork<T> {

  /**
   * Runs the query.
   *
   * @throws IOException if the database fails
   */
  T with(GameStore games) throws IOException;
}
