package tengen.daemon.session;

import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tengen.daemon.access.TokenHash;
import tengen.daemon.archive.Change;
import tengen.daemon.archive.KeptSession;
import tengen.protocol.Dialect;
import tengen.protocol.HostLine;

/**
 * Where a client of TCP asks for a session that it can come back to, and comes back. Confined to
 * the connection's loop.
 */
final class ReturnDesk {
  private static final SecureRandom RANDOM = new SecureRandom();
  private static final int TOKEN_BYTES = 16;
  private static final long ARCHIVE_SECONDS = 10;

  private final ListenerContext listener;
  private final Dialect<?, ?, ?> dialect;
  private final Session<?, ?, ?> session;
  private final CountedPort client;
  private final ClientAddress peer;
  private final Executor loop;
  private final Runnable giveUp;
  private @Nullable String key;

  /**
   * Of a session that has heard nothing.
   *
   * @param client of the session
   * @param giveUp ends the connection: its client has come by another
   */
  ReturnDesk(
      ListenerContext listener,
      Dialect<?, ?, ?> dialect,
      Session<?, ?, ?> session,
      CountedPort client,
      ClientAddress peer,
      Executor loop,
      Runnable giveUp) {
    this.listener = listener;
    this.dialect = dialect;
    this.session = session;
    this.client = client;
    this.peer = peer;
    this.loop = loop;
    this.giveUp = giveUp;
  }

  /** Whether the client can come back. */
  boolean isKept() {
    return key != null;
  }

  /** The connection has ended. */
  void close() {
    if (key != null) {
      listener.census().disown(key, giveUp);
    }
  }

  /** Keeps the session, and tells its token; done when that is on disk, or refused. */
  CompletableFuture<Optional<String>> open() {
    byte[] bytes = new byte[TOKEN_BYTES];
    RANDOM.nextBytes(bytes);
    String token = HexFormat.of().formatHex(bytes);
    var written = new CompletableFuture<Void>();
    boolean isTaken =
        listener
            .archive()
            .write(new Change.SessionOpened(kept(token)), () -> written.complete(null));
    if (!isTaken) {
      return CompletableFuture.completedFuture(Optional.empty());
    }
    var _ = own(token);
    session.keepAs(token);
    return written
        .orTimeout(ARCHIVE_SECONDS, TimeUnit.SECONDS)
        .handleAsync((_, late) -> late == null ? Optional.of(said(token, 0)) : empty(), loop);
  }

  private static Optional<String> empty() {
    return Optional.empty();
  }

  private static String said(String token, long lines) {
    return HostLine.SESSION + " " + token + " " + lines;
  }

  private CompletableFuture<Void> own(String token) {
    key = TokenHash.of(token);
    return listener.census().own(key, loop, giveUp);
  }

  private KeptSession kept(String token) {
    return new KeptSession(
        TokenHash.of(token),
        dialect.name(),
        listener.name(),
        listener.account().name(),
        peer.name(),
        List.of());
  }

  /**
   * Makes the session what it was; done when it is, or there is none.
   *
   * @param answer is told the answer, before what the client has not received
   */
  CompletableFuture<Boolean> resume(String token, long received, Consumer<String> answer) {
    return own(token)
        .thenCompose(_ -> listener.archive().session(TokenHash.of(token)))
        .completeOnTimeout(Optional.empty(), ARCHIVE_SECONDS, TimeUnit.SECONDS)
        .exceptionally(_ -> Optional.empty())
        .thenApplyAsync(
            found -> {
              Optional<KeptSession> mine = found.filter(this::isMine);
              mine.ifPresent(it -> resume(it, token, received, answer));
              return mine.isPresent();
            },
            loop);
  }

  private boolean isMine(KeptSession kept) {
    return kept.with(List.of())
        .equals(
            new KeptSession(
                kept.key(),
                dialect.name(),
                listener.name(),
                listener.account().name(),
                kept.client(),
                List.of()));
  }

  private void resume(KeptSession kept, String token, long received, Consumer<String> answer) {
    session.keepAs(token);
    client.hearsAgain();
    long lines = session.hearAgain(kept.inputs());
    answer.accept(said(token, lines));
    client.goOn(received);
  }
}
