package tengen.daemon.session;

import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import tengen.host.memory.ClientMemory;
import tengen.store.archive.Archive;
import tengen.store.archive.Change;
import tengen.store.archive.Hold;
import tengen.store.archive.KeptSession;
import tengen.store.archive.TokenHash;

/**
 * A session as the archive has it, so that its client can resume it by a token. Any thread may
 * call, one after another.
 */
public final class StoredSession {
  private static final SecureRandom RANDOM = new SecureRandom();
  private static final int TOKEN_BYTES = 16;

  private final ListenerContext listener;
  private final String protocol;
  private final String token;
  private volatile Hold hold;

  /** The session of this protocol at this listener that a client names by this token. */
  public StoredSession(ListenerContext listener, String protocol, String token) {
    this.listener = listener;
    this.protocol = protocol;
    this.token = token;
    this.hold = Hold.first(TokenHash.of(token));
  }

  /** A new token, by which nobody else can come to a session. */
  public static String newToken() {
    byte[] bytes = new byte[TOKEN_BYTES];
    RANDOM.nextBytes(bytes);
    return HexFormat.of().formatHex(bytes);
  }

  /** What its client names it by. */
  public String token() {
    return token;
  }

  /** What the archive names it by. */
  String key() {
    return hold.key();
  }

  /** Tells whether it outlives this process. */
  public boolean outlivesServer() {
    return listener.archive().state().wanted();
  }

  /**
   * Stores a session that has heard nothing.
   *
   * @return done when that is on disk; empty: the archive has no room, or there is none
   */
  public Optional<CompletableFuture<Void>> open(ClientAddress client) {
    var opened =
        new KeptSession(key(), protocol, listener.name(), listener.account().name(), client.name());
    var written = new CompletableFuture<Void>();
    boolean isTaken =
        listener.archive().write(new Change.SessionOpened(opened), () -> written.complete(null));
    return isTaken ? Optional.of(written) : Optional.empty();
  }

  /**
   * Takes the session up, if it is one of this listener's, this protocol's, this account's; no
   * other server has it any more. The future fails where the archive does not tell, and where there
   * is no memory for it: then the session stays as it is.
   *
   * @param loan for the caller to close when the session has heard all again
   */
  public CompletableFuture<Optional<KeptSession>> takeUp(ClientMemory.Loan loan) {
    return listener
        .archive()
        .takeUp(key(), new LentClaim(loan, this::isOurs))
        .orTimeout(Archive.ANSWER_PATIENCE_SECONDS, TimeUnit.SECONDS)
        .thenApply(
            taken -> {
              taken.ifPresent(it -> hold = it.hold());
              return taken;
            });
  }

  private boolean isOurs(KeptSession session) {
    return session.protocol().equals(protocol)
        && session.listener().equals(listener.name())
        && session.owner().equals(listener.account().name());
  }

  /**
   * Asks the archive whether no other server has taken it up.
   *
   * @param then run where none has
   * @param refused run where one has
   * @return whether one of both will be run
   */
  public boolean check(Runnable then, Runnable refused) {
    return listener
        .archive()
        .write(new Change.Held(hold, new Change.SessionGoesOn()), then, refused);
  }

  /**
   * Leaves it to any server.
   *
   * @param then run when the archive has all that was told of it
   */
  public void leave(Runnable then) {
    listener.archive().leave(key(), then);
  }

  /** Ends it: nobody resumes it. */
  public void end() {
    listener.archive().write(new Change.Held(hold, new Change.SessionEnded(key())), () -> {});
  }
}
