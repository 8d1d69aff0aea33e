package tengen.config;

import java.util.List;
import java.util.Optional;

/**
 * The archive of games and sessions.
 *
 * @param url JDBC URL of the database; empty: nothing is stored
 * @param keepDays maximum age of a game in days, except of imported ones; older games are deleted
 * @param keepGames maximum number of games of each account, and of imported games of each account;
 *     the oldest are deleted
 * @param maxMib maximum size of the archive in MiB; the oldest finished games are deleted for new
 *     ones
 * @param sync failures that a commit survives
 * @param waitMs maximum time in milliseconds that a reply waits for the commit of its data; then it
 *     is sent without
 */
public record ArchiveConfig(
    Optional<String> url, int keepDays, int keepGames, int maxMib, ArchiveSync sync, int waitMs) {
  /** A SQLite file in the user's state directory. */
  public static final ArchiveConfig DEFAULT =
      new ArchiveConfig(
          Optional.of("jdbc:sqlite:games.db"), 365, 100_000, 4096, ArchiveSync.NORMAL, 250);

  /** No archive: nothing is stored. */
  public static final ArchiveConfig NONE =
      new ArchiveConfig(
          Optional.empty(),
          DEFAULT.keepDays,
          DEFAULT.keepGames,
          DEFAULT.maxMib,
          DEFAULT.sync,
          DEFAULT.waitMs);

  private static final Key<ArchiveConfig, Optional<String>> URL =
      new Key<>(
          "url",
          new Kinds.Maybe<>(Scalars.DATABASE, ""),
          ArchiveConfig::url,
          "",
          "Database of games and sessions. A relative FILE is in the user's state"
              + " directory; null stores nothing.");

  private static final Key<ArchiveConfig, Long> KEEP_DAYS =
      new Key<>(
          "keep-days",
          Scalars.whole(1, 36_500),
          archive -> (long) archive.keepDays(),
          "days",
          "Maximum age of a game. Older games are deleted, except imported ones.");

  private static final Key<ArchiveConfig, Long> KEEP_GAMES =
      new Key<>(
          "keep-games",
          Scalars.whole(1, 1_000_000_000),
          archive -> (long) archive.keepGames(),
          "",
          "Maximum number of games of an account, and of its imported games. The oldest"
              + " are deleted.");

  private static final Key<ArchiveConfig, Long> MAX_MIB =
      new Key<>(
          "max-mib",
          Scalars.whole(16, 1_000_000_000),
          archive -> (long) archive.maxMib(),
          "MiB",
          "Maximum size of the archive. Then the oldest finished games are deleted; if"
              + " none is left, nothing new is stored.");

  private static final Key<ArchiveConfig, ArchiveSync> SYNC =
      new Key<>(
          "sync",
          Scalars.word(ArchiveSync.values()),
          ArchiveConfig::sync,
          "",
          "Failures that a commit survives: normal, the end of the process; full, a power"
              + " failure too.");

  private static final Key<ArchiveConfig, Long> WAIT_MS =
      new Key<>(
          "wait-ms",
          Scalars.whole(0, 3_600_000),
          archive -> (long) archive.waitMs(),
          "ms",
          "Longest wait of a reply for the commit of its data; then it is sent without."
              + " Raise it for a slow database.");

  static final Section<ArchiveConfig> SECTION =
      new Section<>(
          ArchiveConfig.DEFAULT,
          List.of(URL, KEEP_DAYS, KEEP_GAMES, MAX_MIB, SYNC, WAIT_MS),
          in ->
              new ArchiveConfig(
                  in.get(URL),
                  Math.toIntExact(in.get(KEEP_DAYS)),
                  Math.toIntExact(in.get(KEEP_GAMES)),
                  Math.toIntExact(in.get(MAX_MIB)),
                  in.get(SYNC),
                  Math.toIntExact(in.get(WAIT_MS))));

  /**
   * Describes the error of a text that is no URL of a database; empty for a URL. Omits the text,
   * which may hold a password.
   */
  public static Optional<String> objection(String url) {
    return Scalars.DATABASE.parse().apply(url).isPresent()
        ? Optional.empty()
        : Optional.of("a database must be " + Scalars.DATABASE.allowed());
  }
}
