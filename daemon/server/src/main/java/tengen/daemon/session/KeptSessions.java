package tengen.daemon.session;

import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import tengen.host.memory.ClientMemory;
import tengen.store.archive.Archive;
import tengen.store.archive.KeptSession;
import tengen.store.archive.TokenHash;

/** The sessions of one protocol at a listener, as its archive has them. Any thread may call. */
public final class KeptSessions {
  private static final SecureRandom RANDOM = new SecureRandom();
  private static final int TOKEN_BYTES = 16;

  private final ListenerContext listener;
  private final String protocol;

  /** Those that clients of this listener have. */
  public KeptSessions(ListenerContext listener, String protocol) {
    this.listener = listener;
    this.protocol = protocol;
  }

  /** A new token, by which nobody else can come to a session. */
  public static String newToken() {
    byte[] bytes = new byte[TOKEN_BYTES];
    RANDOM.nextBytes(bytes);
    return HexFormat.of().formatHex(bytes);
  }

  /** A session that has heard nothing. */
  public KeptSession begin(String token, ClientAddress client) {
    return new KeptSession(
        TokenHash.of(token), protocol, listener.name(), listener.account().name(), client.name());
  }

  /**
   * The session of this token, if it is one of this listener's, this protocol's, this account's; no
   * other server has it any more. The future fails where the archive does not tell, and where there
   * is no memory for it: then the session stays as it is.
   *
   * @param loan for the caller to close when the session has heard all again
   */
  public CompletableFuture<Optional<KeptSession>> takeUp(String token, ClientMemory.Loan loan) {
    return listener
        .archive()
        .takeUp(TokenHash.of(token), new LentClaim(loan, this::isOurs))
        .orTimeout(Archive.ANSWER_PATIENCE_SECONDS, TimeUnit.SECONDS);
  }

  private boolean isOurs(KeptSession session) {
    return session.protocol().equals(protocol)
        && session.listener().equals(listener.name())
        && session.owner().equals(listener.account().name());
  }
}
