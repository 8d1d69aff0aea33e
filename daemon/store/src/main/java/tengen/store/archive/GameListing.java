package tengen.store.archive;

import java.io.IOException;
import java.util.List;
import java.util.Optional;

/**
 * Reads a list of games page by page, newest first, so that a long list needs no more memory than a
 * short one. Confined to one thread.
 */
public final class GameListing {
  private static final int PAGE_GAMES = 100;

  private final GameStore games;
  private GameFilter filter;
  private int left;

  /**
   * Creates a listing that has read nothing.
   *
   * @param maxGames maximum number of games on all pages together
   */
  public GameListing(GameStore games, GameFilter filter, int maxGames) {
    this.games = games;
    this.filter = filter;
    this.left = maxGames;
  }

  /**
   * Receives the games of a listing.
   *
   * @param <E> an exception that it may throw
   */
  public interface Taker<E extends Exception> {
    void take(GameSummary game) throws IOException, E;
  }

  /** Passes the games of all remaining pages on. */
  public <E extends Exception> void forEach(Taker<E> taker) throws IOException, E {
    for (List<GameSummary> page = next(); !page.isEmpty(); page = next()) {
      for (GameSummary game : page) {
        taker.take(game);
      }
    }
  }

  /** Returns the next page; empty after the last one. */
  public List<GameSummary> next() throws IOException {
    List<GameSummary> page = games.list(filter, Math.min(PAGE_GAMES, left));
    left = page.size() < PAGE_GAMES ? 0 : left - page.size();
    if (!page.isEmpty()) {
      filter = filter.behind(Optional.of(page.getLast().place()));
    }
    return page;
  }
}
