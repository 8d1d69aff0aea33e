package tengen.config;

import java.util.Optional;

/**
 * Where a server keeps its games and sessions.
 *
 * @param url of JDBC; empty: nothing is kept
 * @param keepDays games that began longer ago are deleted, but not those that were imported
 * @param keepGames so many at most of each account, and as many that it imported; the oldest are
 *     deleted
 * @param maxMib MiB that all of it may take: the oldest finished games are deleted for new ones
 * @param sync what a commit outlives
 * @param waitMs milliseconds that a reply waits for the commit of what it answers; after them it is
 *     sent without
 */
public record ArchiveConfig(
    Optional<String> url, int keepDays, int keepGames, int maxMib, ArchiveSync sync, int waitMs) {
  /** A file of SQLite in the folder of this user's state. */
  public static final ArchiveConfig DEFAULT =
      new ArchiveConfig(
          Optional.of("jdbc:sqlite:games.db"), 365, 100_000, 4096, ArchiveSync.NORMAL, 250);

  /** Nothing is kept. */
  public static final ArchiveConfig NONE =
      new ArchiveConfig(
          Optional.empty(),
          DEFAULT.keepDays,
          DEFAULT.keepGames,
          DEFAULT.maxMib,
          DEFAULT.sync,
          DEFAULT.waitMs);
}
