package tengen.store.archive;

import java.io.IOException;

/**
 * Something done with an archive's games.
 *
 * @param <T> what comes of it
 */
public interface GameWork<T> {

  /** Does it; the database may fail. */
  T with(GameStore games) throws IOException;
}
