package tengen.daemon.session;

import java.util.UUID;
import java.util.function.Supplier;
import tengen.store.archive.TokenHash;

/** Names of games: 16 hexadecimal digits. */
final class GameIds implements Supplier<String> {
  private static final int LENGTH = 16;

  private String session;
  private int games;

  private GameIds(String session) {
    this.session = session;
  }

  /** Those of a session that ends with its process. */
  static GameIds atRandom() {
    return new GameIds(UUID.randomUUID().toString());
  }

  /** Those of the session with this token, which are the same when it hears all again. */
  void areOf(String token) {
    session = token;
  }

  @Override
  public String get() {
    games++;
    return TokenHash.of(session + " game " + games).substring(0, LENGTH);
  }
}
