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
import tengen.store.archive.StoredSession;
import tengen.store.archive.TokenHash;

/**
 * A session in the archive that its client can resume by a token. Calls may come from any thread,
 * one at a time.
 */
public final class SessionHandle {
  private static final SecureRandom RANDOM = new SecureRandom();
  private static final int TOKEN_BYTES = 16;

  private final ListenerContext listener;
  private final String protocol;
  private final String token;
  private volatile Hold hold;

  /** Names the session of a protocol and listener by its token. */
  public SessionHandle(ListenerContext listener, String protocol, String token) {
    this.listener = listener;
    this.protocol = protocol;
    this.token = token;
    this.hold = Hold.first(TokenHash.of(token));
  }

  /** Returns a new random token of 128 bits, in hexadecimal. */
  public static String newToken() {
    byte[] bytes = new byte[TOKEN_BYTES];
    RANDOM.nextBytes(bytes);
    return HexFormat.of().formatHex(bytes);
  }

  /** Returns the token by which the client resumes the session. */
  public String token() {
    return token;
  }

  /** Returns the session's key in the archive. */
  String key() {
    return hold.key();
  }

  /** Returns whether the session outlives this process. */
  public boolean outlivesServer() {
    return listener.archive().state().wanted();
  }

  /**
   * Stores a session without input.
   *
   * @return completes when the session is on disk; empty if the archive is full or disabled
   */
  public Optional<CompletableFuture<Void>> open(ClientAddress client) {
    var opened =
        new StoredSession(
            key(), protocol, listener.name(), listener.account().name(), client.name());
    var written = new CompletableFuture<Void>();
    boolean isTaken =
        listener.archive().write(new Change.SessionOpened(opened), () -> written.complete(null));
    return isTaken ? Optional.of(written) : Optional.empty();
  }

  /**
   * Takes the session over from any other server, if its listener, protocol and account match. The
   * future fails if the archive does not answer or there is no memory to read the session; the
   * session is then unchanged.
   *
   * @param loan closed by the caller after the replay
   */
  public CompletableFuture<Optional<StoredSession>> claimSession(ClientMemory.Loan loan) {
    return listener
        .archive()
        .claimSession(key(), new LoanedClaim(loan, this::matches))
        .orTimeout(Archive.ANSWER_TIMEOUT_SECONDS, TimeUnit.SECONDS)
        .thenApply(
            taken -> {
              taken.ifPresent(it -> hold = it.hold());
              return taken;
            });
  }

  private boolean matches(StoredSession session) {
    return session.protocol().equals(protocol)
        && session.listener().equals(listener.name())
        && session.owner().equals(listener.account().name());
  }

  /**
   * Checks that no other server has taken the session over.
   *
   * @param then run if this server still owns it
   * @param rejected run if another server owns it
   * @return whether either will run
   */
  public boolean check(Runnable then, Runnable rejected) {
    return listener.archive().write(new Change.Held(hold, new Change.HoldCheck()), then, rejected);
  }

  /**
   * Releases the session to any server.
   *
   * @param then run after the archive has stored all changes
   */
  public void release(Runnable then) {
    listener.archive().leave(key(), then);
  }

  /** Deletes the session, so that it cannot be resumed. */
  public void delete() {
    listener.archive().write(new Change.Held(hold, new Change.SessionEnded(key())), () -> {});
  }
}
