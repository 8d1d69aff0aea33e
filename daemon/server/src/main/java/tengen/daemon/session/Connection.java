package tengen.daemon.session;

import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tengen.daemon.access.SessionQuotas;
import tengen.daemon.monitor.Rejection;
import tengen.protocol.Dialect;
import tengen.protocol.Line;
import tengen.protocol.RulesException;
import tengen.store.archive.StoredSession;

/**
 * A client connection: splits input into lines, opens a session after the handshake, and feeds it
 * lines while there is memory for them. Confined to its loop.
 */
public final class Connection {
  /** Close reason of a connection whose session was resumed over another one. */
  public static final String SUPERSEDED = "superseded by a new connection of its client";

  /** Maximum input of which {@link #feed} executes a command on its caller's thread, in bytes. */
  private static final int MAX_BRIEF_BYTES = 4096;

  private ListenerContext listener;
  private final Executor loop;
  private final Outbox client;
  private final ClientAddress peer;
  private final ConnectionLog log;
  private final Handshake handshake;
  private final LineFramer framer;
  private final ConnectionFlow flow;
  private @Nullable Session<?, ?, ?> session;
  private @Nullable SessionSummary summary;
  private @Nullable OpenSession entry;
  private final Supplier<Optional<String>> admission;
  private SessionQuotas quotas = SessionQuotas.none();
  private @Nullable SessionResumer resumer;

  /** Reason for the end of input. It is logged after the last line, and null from then on. */
  private @Nullable String inputEnd;

  /** The line that opened the session; consumed by its first turn. */
  private @Nullable Line firstLine;

  private boolean closed;

  /**
   * Creates a connection without input.
   *
   * @param admission checked before a session opens; returns a reason to reject it
   * @param peer for logs
   */
  public Connection(
      ListenerContext listener,
      Executor loop,
      Outbox client,
      Supplier<Optional<String>> admission,
      LongSupplier nanoClock,
      ClientAddress peer) {
    this.listener = listener;
    this.admission = admission;
    this.peer = peer;
    this.loop = loop;
    this.client = client;
    this.log = new ConnectionLog(listener, peer);
    this.framer = new LineFramer(Handshake.MAX_BYTES, nanoClock);
    framer.stopAtLimit();
    this.flow = new ConnectionFlow(this, client, peer, log, framer, listener.memory().open());
    this.handshake = new Handshake(listener, client, peer, log, this::open, this::closeSilently);
    handshake.begin();
  }

  /** Rejects the client with one line in its protocol, if that is known. */
  public void reject(Rejection why, String reason) {
    listener.registry().monitor().rejected(why);
    if (summary == null) {
      log.warn("refused", "client rejected", reason);
    }
    handshake.dialect().ifPresent(dialect -> reject(dialect, reason));
  }

  private void reject(Dialect<?, ?, ?> dialect, String reason) {
    client.writeNow(dialect.rejection(reason));
    client.flush();
    closeSilently(reason);
  }

  /** Returns whether the connection has ended. */
  public boolean isClosed() {
    return closed;
  }

  /** Discards the unfinished message and line, which the client will send again. */
  public void forgetLine() {
    framer.forgetLine();
  }

  /** Returns the number of complete lines received, except in an unfinished message. */
  public long receivedLines() {
    return framer.receivedLines();
  }

  /**
   * Takes bytes from the client, and ownership of the array. Executes a brief command immediately;
   * other commands become tasks of the loop.
   *
   * @param isWhole true if the bytes end a message, or if the transport has no messages
   */
  public void feed(byte[] bytes, int offset, int count, boolean isWhole) {
    if (closed) {
      return;
    }
    if (framer.lineBytes() > Handshake.MAX_BYTES && !flow.fill(count)) {
      reject(
          Rejection.MEMORY,
          "no memory for a line of more than " + framer.lineBytes() + " bytes now");
      return;
    }
    if (isWhole) {
      framer.add(bytes, offset, count);
    } else {
      framer.hold(bytes, offset, count);
    }
    if (session == null || listener.protocolLog().isPresent() || !isBrief()) {
      loop.execute(this::process);
    } else {
      session.received();
    }
  }

  /**
   * Returns whether the input is so short that it may be split into lines on the caller's thread.
   */
  private boolean isBrief() {
    return framer.lineBytes() + framer.unreadBytes() <= MAX_BRIEF_BYTES;
  }

  /** Returns the next line for the session; empty if there is none yet. */
  Optional<Line> next() {
    Optional<Line> next = Optional.ofNullable(firstLine);
    firstLine = null;
    while (next.isEmpty() && !isWaiting() && !closed) {
      Optional<Line> line = framer.next();
      next = line.flatMap(this::process);
      if (framer.isOver()) {
        noteEnd();
      }
      if (line.isEmpty()) {
        return line;
      }
    }
    return next;
  }

  /** Returns whether a reply of the archive is pending; no input is processed meanwhile. */
  boolean isWaiting() {
    return resumer != null && resumer.isWaiting();
  }

  private void process() {
    detectProtocol();
    if (session != null) {
      session.received();
    } else if (handshake.isTooLong() || framer.beginning().isPresent()) {
      rejectUndetected(Handshake.MAX_BYTES + " bytes");
    }
  }

  /** Processes lines until a session opens or no complete line is left. */
  private void detectProtocol() {
    boolean isLine = true;
    while (isLine && session == null && !closed) {
      Optional<Line> line = framer.next();
      firstLine = line.flatMap(this::process).orElse(null);
      isLine = line.isPresent();
    }
    if (session == null && !closed) {
      framer.beginning().ifPresent(handshake::takeFirst);
    }
  }

  /** Continues after {@link ClientPort#ready} has become true. */
  public void resume() {
    if (session != null) {
      session.setConnected(true);
      session.proceed();
    }
  }

  /** Handles the loss of the client, for which the session waits. */
  public void waitForClient() {
    if (session != null) {
      session.setConnected(false);
    }
  }

  /**
   * Sends the protocol's heartbeat, if it has one. Called when the connection was idle for a while.
   */
  public void heartbeat() {
    if (session != null) {
      session.heartbeat();
    }
  }

  /**
   * Handles the end of input. An unterminated last line counts as a line.
   *
   * @param why for the log
   */
  public void end(String why) {
    if (summary != null) {
      summary.setEnd(why);
    }
    framer.end();
    detectProtocol();
    if (session == null) {
      log.note(why);
      client.end(why);
    } else if (resumer != null && resumer.isStored()) {
      log.note(why);
      // The connection may be lost or move to another server: close it after the archive has stored
      // everything.
      abort(why, () -> loop.execute(() -> client.end(why)));
    } else {
      inputEnd = why;
      session.disconnect();
    }
  }

  /**
   * Closes the session after the connection was lost.
   *
   * @param why for the log, unless the session already has a close reason
   */
  public void abort(String why) {
    abort(why, () -> {});
  }

  /**
   * Closes the session.
   *
   * @param whenStored run after the archive has stored all changes of a resumable session
   */
  private void abort(String why, Runnable whenStored) {
    if (closed) {
      return;
    }
    closed = true;
    framer.clear();
    flow.release();
    if (session != null) {
      session.abort();
    }
    if (entry != null) {
      listener.registry().remove(entry);
    }
    if (resumer != null) {
      resumer.close(whenStored);
    }
    quotas.close();
    if (summary != null) {
      summary.setEnd(why);
      log.closed(summary);
    }
  }

  /** Logs a line for the session, if one is open. */
  public void logInfo(String sentence, Object... details) {
    log.info(sentence, details);
  }

  private void noteEnd() {
    if (inputEnd != null) {
      log.note(inputEnd);
      inputEnd = null;
    }
  }

  /** Returns the line if it is a command for the session. */
  private Optional<Line> process(Line line) {
    if (closed) {
      return Optional.empty();
    }
    log.received(line);
    boolean isLogin = handshake.take(line);
    if (session == null || isLogin || (resumer != null && resumer.take(line))) {
      return Optional.empty();
    }
    Optional<String> objection = quotas.command();
    objection.ifPresent(why -> reject(Rejection.COMMANDS, why));
    return objection.isEmpty() ? Optional.of(line) : Optional.empty();
  }

  /** Closes a client whose protocol or login is still missing after a number of bytes or a time. */
  public void rejectUndetected(String within) {
    if (!closed && session == null) {
      handshake.reject(within);
    }
  }

  /** Closes the connection without replying. */
  void closeSilently(String why) {
    abort(why);
    client.end(why);
  }

  /**
   * Replays the input of a stored session.
   *
   * @return the number of lines received from its client
   */
  public long replay(StoredSession stored) {
    handshake.skip();
    return session == null ? 0 : session.replay(stored);
  }

  private void open(Dialect<?, ?, ?> spoken, ListenerContext context) {
    listener = context;
    log.setListener(context);
    SessionContext found = listener.sessions().get(spoken.name());
    quotas = listener.quotas(peer.ip());
    Optional<String> rejection = quotas.open().or(admission);
    if (rejection.isPresent()) {
      reject(Rejection.SESSIONS, rejection.get());
      return;
    }
    if (found == null) {
      reject(
          listener.account().maySearch() ? Rejection.ENGINE : Rejection.RIGHTS,
          listener.without(spoken));
      return;
    }
    try {
      begin(spoken, found);
    } catch (RulesException fault) {
      logInfo("session not opened", "reason", String.valueOf(fault.getMessage()));
      reject(Rejection.ENGINE, fault.clientMessage());
    }
  }

  private void begin(Dialect<?, ?, ?> spoken, SessionContext found) {
    String engine = found.offer().engines().getFirst().id();
    summary = new SessionSummary(engine, found.searches().nanoClock());
    framer.limit(found.lineBytes());
    if (spoken.endsLinesAtCarriageReturn() && peer.isStdio()) {
      framer.endAtCarriageReturn();
    }
    entry = listener.registry().add(spoken.name(), peer.name(), listener.label(), summary);
    log.opened(entry);
    boolean isResumable = found.archive().state().wanted() && found.offer().session().isEmpty();
    session =
        new Session<>(
            spoken, found.of(entry.id()), loop, client, this::next, flow, summary, quotas);
    if (isResumable) {
      resumer =
          new SessionResumer(
              listener, spoken, session, client, peer, loop, () -> closeSilently(SUPERSEDED));
    }
  }
}
