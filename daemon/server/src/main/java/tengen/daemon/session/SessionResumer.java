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
import tengen.protocol.Dialect;
import tengen.protocol.HostLine;
import tengen.protocol.Line;
import tengen.protocol.words.Digits;
import tengen.store.archive.Archive;
import tengen.store.archive.StoredSession;

/**
 * Stores and resumes a session for a client that asks for it by commands. The session ends with its
 * connection, and only the archive keeps it. Confined to the connection's loop.
 */
final class SessionResumer {
  private static final String NOT_STORED =
      "the session cannot be stored in the archive now; try again";

  private final ListenerContext listener;
  private final Dialect<?, ?, ?> dialect;
  private final Session<?, ?, ?> session;
  private final Outbox client;
  private final ClientAddress peer;
  private final Executor loop;
  private final Runnable giveUp;
  private @Nullable SessionHandle stored;

  /** True after the first line other than a login, when it is too late for a request. */
  private boolean hasCommands;

  /** True while the archive's answer to a request is pending. */
  private boolean isWaiting;

  private boolean isClosed;

  /**
   * Creates the resumer of a session without input.
   *
   * @param client of the session
   * @param giveUp closes the connection when the session is resumed over another one
   */
  SessionResumer(
      ListenerContext listener,
      Dialect<?, ?, ?> dialect,
      Session<?, ?, ?> session,
      Outbox client,
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

  /** Returns whether the client can resume the session. */
  boolean isStored() {
    return stored != null;
  }

  /** Returns whether the session waits for the archive. */
  boolean isWaiting() {
    return isWaiting;
  }

  /**
   * Handles a request to store or resume a session, which must precede all commands. Returns
   * whether the line was such a request.
   */
  boolean take(Line line) {
    if (hasCommands) {
      return false;
    }
    hasCommands = true;
    Optional<HostLine> request =
        dialect.hostLine(line).filter(it -> !it.word().equals(HostLine.LOGIN));
    request.ifPresent(this::answer);
    return request.isPresent();
  }

  private void answer(HostLine request) {
    isWaiting = true;
    String[] words = request.argument().split(" ");
    CompletableFuture<String> answer =
        request.word().equals(HostLine.SESSION)
            ? open()
                .thenApply(
                    text ->
                        text.map(request.answer())
                            .orElseGet(() -> request.rejection().apply(NOT_STORED)))
            : resume(
                    words[0],
                    received(words),
                    text -> client.writeNow(request.answer().apply(text)))
                .thenApply(why -> why.map(request.rejection()).orElse(""));
    var _ = answer.thenAcceptAsync(this::proceed, loop);
  }

  /**
   * Returns the number of lines that the client has received; 0 if it is missing or not a number.
   */
  private static long received(String[] words) {
    return words.length > 1 ? Digits.number(words[1]).orElse(0) : 0;
  }

  /** Sends an answer, and lets the session take input again. */
  private void proceed(String answer) {
    isWaiting = false;
    if (!isClosed) {
      client.writeNow(answer);
      client.flush();
      session.proceed();
    }
  }

  /**
   * Releases the stored session after its connection has ended.
   *
   * @param whenStored run after the archive has stored all changes
   */
  void close(Runnable whenStored) {
    isClosed = true;
    release(whenStored);
  }

  private void release(Runnable whenStored) {
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
  private CompletableFuture<Optional<String>> open() {
    var opened = new SessionHandle(listener, dialect.name(), SessionHandle.newToken());
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
  private CompletableFuture<Optional<String>> resume(
      String token, long received, Consumer<String> answer) {
    ClientMemory.Loan loan = listener.memory().loan();
    var asked = new SessionHandle(listener, dialect.name(), token);
    return assign(asked)
        .thenComposeAsync(_ -> claim(asked, loan), loop)
        .handleAsync(
            (found, fault) -> {
              try (loan) {
                return fault == null ? resume(asked, found, received, answer) : unknown(fault);
              }
            },
            loop);
  }

  /** Claims the session, unless a newer connection has it already: its claim must be the last. */
  private CompletableFuture<Optional<StoredSession>> claim(
      SessionHandle asked, ClientMemory.Loan loan) {
    return isClosed
        ? CompletableFuture.completedFuture(Optional.empty())
        : asked.claimSession(loan);
  }

  private Optional<String> resume(
      SessionHandle asked, Optional<StoredSession> found, long received, Consumer<String> answer) {
    if (found.isEmpty()) {
      release(() -> {});
      return Optional.of("no such session");
    }
    session.storeAs(asked.token());
    long lines = client.replay(() -> session.replay(found.get()));
    answer.accept(reply(asked, lines));
    client.resend(received);
    return Optional.empty();
  }

  private Optional<String> unknown(Throwable fault) {
    release(() -> {});
    listener.log().log(
        Level.WARNING, "cannot read a stored session{0}", LogDetails.following("error", fault));
    return Optional.of(
        NoMemoryException.isCauseOf(fault)
            ? "no memory to resume the session now; try again"
            : "the session cannot be read from the archive now; try again");
  }
}
