package tengen.store.games;

import java.time.Instant;
import java.util.Optional;
import java.util.stream.LongStream;
import tengen.store.archive.StoredGame;
import tengen.store.archive.StoredTurn;

/** Checks that the times of imported games are in years that a date can express. */
final class GameTimes {
  private static final long FIRST_MS = Instant.parse("0001-01-01T00:00:00Z").toEpochMilli();

  private static final long LAST_MS = Instant.parse("9999-12-31T23:59:59.999Z").toEpochMilli();

  private GameTimes() {}

  /** Returns the error in a game's times; empty if they are valid. */
  static Optional<String> objection(StoredGame game) {
    LongStream ended = game.endedMs().stream();
    LongStream turns = game.turns().stream().mapToLong(StoredTurn::atMs);
    return LongStream.concat(LongStream.of(game.startedMs()), LongStream.concat(ended, turns))
            .allMatch(time -> FIRST_MS <= time && time <= LAST_MS)
        ? Optional.empty()
        : Optional.of("a time outside of the years 1 to 9999");
  }
}
