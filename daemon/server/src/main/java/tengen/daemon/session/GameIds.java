package tengen.daemon.session;

import java.util.UUID;
import java.util.function.Supplier;
import tengen.store.archive.TokenHash;

/** Generates game ids: 16 hexadecimal digits each. */
final class GameIds implements Supplier<String> {
  private static final int LENGTH = 16;

  private String session;
  private int games;

  private GameIds(String session) {
    this.session = session;
  }

  /** Creates random ids, for a session that cannot be resumed. */
  static GameIds atRandom() {
    return new GameIds(UUID.randomUUID().toString());
  }

  /**
   * Derives all further ids from a session's token, so that a replay of the session gets the same
   * ids.
   */
  void deriveFrom(String token) {
    session = token;
  }

  @Override
  public String get() {
    games++;
    return TokenHash.of(session + " game " + games).substring(0, LENGTH);
  }
}
