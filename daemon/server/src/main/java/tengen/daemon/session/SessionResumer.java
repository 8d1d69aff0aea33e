package tengen.daemon.session;

import java.lang.System.Logger.Level;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tengen.host.log.LogDetails;
import tengen.host.memory.ClientMemory;
import tengen.host.memory.NoMemoryException;
import tengen.protocol.HostLine;
import tengen.store.archive.Archive;
import tengen.store.archive.StoredSession;

/**
 * Stores and resumes a session for a client that asks for it by commands. The session ends with its
 * connection, and only the archive keeps it. Confined to the connection's loop.
 */
final class SessionResumer {
  private final ListenerContext listener;
  private final String protocol;
  private final Session<?, ?, ?> session;
  private final Outbox client;
  private final ClientAddress peer;
  private final Executor loop;
  private final Runnable giveUp;
  private @Nullable SessionHandle stored;

  /**
   * Creates the resumer of a session without input.
   *
   * @param client of the session
   * @param giveUp closes the connection when the session is resumed over another one
   */
  SessionResumer(
      ListenerContext listener,
      String protocol,
      Session<?, ?, ?> session,
      Outbox client,
      ClientAddress peer,
      Executor loop,
      Runnable giveUp) {
    this.listener = listener;
    this.protocol = protocol;
    this.session = session;
    this.client = client;
    this.peer = peer;
    this.loop = loop;
    this.giveUp = giveUp;
  }

  /** Returns whether the client can resume the session. */
  boolean isStored() {
    return stored != null;
  }

  /**
   * Releases the stored session after its connection has ended.
   *
   * @param whenStored run after the archive has stored all changes
   */
  void close(Runnable whenStored) {
    if (stored != null) {
      listener.registry().release(stored.key(), giveUp);
      stored.release(whenStored);
      stored = null;
    }
  }

  /**
   * Stores the session.
   *
   * @return completes with the session's token and line count when the session is on disk; empty if
   *     the archive rejected it
   */
  CompletableFuture<Optional<String>> open() {
    var opened = new SessionHandle(listener, protocol, SessionHandle.newToken());
    return opened
        .open(peer)
        .map(written -> open(opened, written))
        .orElseGet(() -> CompletableFuture.completedFuture(Optional.empty()));
  }

  private CompletableFuture<Optional<String>> open(
      SessionHandle opened, CompletableFuture<Void> written) {
    var _ = assign(opened);
    session.storeAs(opened.token());
    return written
        .orTimeout(Archive.ANSWER_TIMEOUT_SECONDS, TimeUnit.SECONDS)
        .handleAsync(
            (_, late) -> late == null ? Optional.of(reply(opened, 0)) : Optional.empty(), loop);
  }

  private static String reply(SessionHandle of, long lines) {
    return HostLine.SESSION + " " + of.token() + " " + lines;
  }

  private CompletableFuture<Void> assign(SessionHandle owned) {
    stored = owned;
    return listener.registry().assign(owned.key(), loop, giveUp);
  }

  /**
   * Restores a stored session.
   *
   * @param answer receives the reply, before the messages the client lacks
   * @return completes empty after the replay, or with the reason why the session cannot be resumed
   */
  CompletableFuture<Optional<String>> resume(String token, long received, Consumer<String> answer) {
    ClientMemory.Loan loan = listener.memory().loan();
    var asked = new SessionHandle(listener, protocol, token);
    return assign(asked)
        .thenCompose(_ -> asked.takeUp(loan))
        .handleAsync(
            (found, fault) -> {
              try (loan) {
                return fault == null ? resume(asked, found, received, answer) : unknown(fault);
              }
            },
            loop);
  }

  private Optional<String> resume(
      SessionHandle asked, Optional<StoredSession> found, long received, Consumer<String> answer) {
    if (found.isEmpty()) {
      close(() -> {});
      return Optional.of("no such session");
    }
    session.storeAs(asked.token());
    long lines = client.replay(() -> session.replay(found.get()));
    answer.accept(reply(asked, lines));
    client.resend(received);
    return Optional.empty();
  }

  private Optional<String> unknown(Throwable fault) {
    close(() -> {});
    listener.log().log(
        Level.WARNING, "cannot read a stored session{0}", LogDetails.following("error", fault));
    return Optional.of(
        NoMemoryException.isCauseOf(fault)
            ? "no memory to resume the session now; try again"
            : "the session cannot be read from the archive now; try again");
  }
}
