package tengen.daemon.session;

import java.util.UUID;
import java.util.function.Supplier;
import tengen.daemon.access.TokenHash;

/** Names of games: 16 hexadecimal digits. */
final class GameIds implements Supplier<String> {
  private static final int LENGTH = 16;

  private final String session;
  private int games;

  private GameIds(String session) {
    this.session = session;
  }

  /** Those of a session that may hear all again: its games have the same names then. */
  static GameIds ofSession(String token) {
    return new GameIds(token);
  }

  /** Those of a session that ends with its process. */
  static GameIds atRandom() {
    return new GameIds(UUID.randomUUID().toString());
  }

  @Override
  public String get() {
    games++;
    return TokenHash.of(session + " game " + games).substring(0, LENGTH);
  }
}
