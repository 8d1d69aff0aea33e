package tengen.daemon.session;

import java.lang.System.Logger.Level;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tengen.daemon.access.Account;
import tengen.daemon.access.LoginResult;
import tengen.daemon.access.SessionQuotas;
import tengen.daemon.monitor.Refusal;
import tengen.host.log.LogDetails;
import tengen.host.memory.ClientMemory;
import tengen.host.memory.MemoryFailure;
import tengen.protocol.Dialect;
import tengen.protocol.HostLine;
import tengen.protocol.Line;
import tengen.protocol.RulesException;
import tengen.protocol.registry.FirstLine;
import tengen.protocol.words.Digits;
import tengen.store.archive.StoredSession;

/**
 * A client connection: splits input into lines, detects the protocol if the listener allows
 * several, and feeds the session. Confined to its loop.
 */
public final class Connection {
  /** Close reason of a connection whose session was resumed over another one. */
  public static final String SUPERSEDED = "its client has come by another connection";

  private static final String OUT_OF_MEMORY = "out of memory for this session, which ends";

  /** Maximum number of bytes read and buffered before the protocol is known. */
  private static final int MAX_DETECTION_BYTES = 4096;

  /** Reading pauses at this number of unparsed input bytes. */
  private static final int MAX_UNREAD_BYTES = 4096;

  private ListenerContext listener;
  private final Executor loop;
  private final Outbox client;
  private final ClientAddress peer;
  private final LineFramer framer;
  private final ClientMemory.Account memory;
  private @Nullable Session<?, ?, ?> session;
  private @Nullable Dialect<?, ?, ?> dialect;
  private @Nullable SessionSummary summary;
  private @Nullable OpenSession entry;
  private final Supplier<Optional<String>> admission;
  private SessionQuotas quotas = SessionQuotas.none();
  private int detectionBytes;
  private long gameBytes;
  private @Nullable SessionResumer resumer;

  /** Reason for the end of input; null after the protocol log has it, which is after all lines. */
  private @Nullable String inputEnd;

  /** The line that opened the session; consumed by its first turn. */
  private @Nullable Line firstLine;

  /** True after the first command other than a login. */
  private boolean hasCommands;

  /** True while a reply of the archive is pending; no input is processed meanwhile. */
  private boolean isWaiting;

  private boolean hasBegun;
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
    this.framer = new LineFramer(MAX_DETECTION_BYTES, nanoClock);
    framer.stopAtLimit();
    this.memory = listener.memory().open();
    listener.dialects().sole().ifPresent(this::setProtocol);
  }

  /** Sets the protocol. Opens the session unless a login is required. */
  private void setProtocol(Dialect<?, ?, ?> spoken) {
    dialect = spoken;
    if (listener.authenticator().isEmpty()) {
      open(spoken);
    }
  }

  /** Rejects the client with one line in its protocol, if that is known. */
  public void refuse(Refusal why, String reason) {
    listener.registry().monitor().refused(why);
    if (summary == null) {
      warn("refused", "client rejected", reason);
    }
    if (dialect != null) {
      client.writeNow(dialect.refusal(reason));
      client.flush();
      abort(reason);
      client.end(reason);
    }
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
    if (framer.lineBytes() > MAX_DETECTION_BYTES && !fill(count)) {
      refuse(
          Refusal.MEMORY, "no memory for a line of more than " + framer.lineBytes() + " bytes now");
      return;
    }
    if (isWhole) {
      framer.add(bytes, offset, count);
    } else {
      framer.hold(bytes, offset, count);
    }
    if (session == null || listener.protocolLog().isPresent()) {
      loop.execute(this::process);
    } else {
      session.received();
    }
  }

  /** Reserves memory for the buffered input, the game, and the given number of bytes. */
  private boolean fill(long bytes) {
    return memory.fill(framer.bytes() + gameBytes + bytes);
  }

  private void process() {
    detectProtocol();
    if (session != null) {
      session.received();
    } else if (detectionBytes > MAX_DETECTION_BYTES || framer.beginning().isPresent()) {
      rejectUndetected(MAX_DETECTION_BYTES + " bytes");
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
      framer.beginning().ifPresent(this::identify);
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
  public void beat() {
    if (session != null) {
      session.beat();
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
      note(why);
      client.end(why);
    } else if (resumer != null && resumer.isStored()) {
      note(why);
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
   * @param whenKept run after the archive has stored all changes of a resumable session
   */
  private void abort(String why, Runnable whenKept) {
    if (closed) {
      return;
    }
    closed = true;
    framer.clear();
    memory.fill(0);
    if (session != null) {
      session.abort();
    }
    if (entry != null) {
      listener.registry().remove(entry);
    }
    if (resumer != null) {
      resumer.close(whenKept);
    }
    quotas.close();
    if (summary != null && dialect != null) {
      summary.setEnd(why);
      logInfo(
          "session closed",
          details(Stream.of("protocol", dialect.name()), Stream.of(summary.details())));
      note("session closed");
    }
  }

  /** Logs a line for the session, if one is open. */
  public void logInfo(String sentence, Object... details) {
    if (entry != null) {
      String following = LogDetails.following(details);
      entry.id().in(listener.log()).log(Level.INFO, sentence + "{0}", following);
    }
  }

  private Object[] details(Stream<?> before, Stream<?> after) {
    Stream<?> own = Stream.concat(Stream.of("client", peer.name()), listener.details());
    return Stream.of(before, own, after).flatMap(each -> each).toArray();
  }

  private void noteEnd() {
    if (inputEnd != null) {
      note(inputEnd);
      inputEnd = null;
    }
  }

  private void note(String what) {
    listener.protocolLog().ifPresent(log -> log.noted(peer.name(), what));
  }

  /** Returns the line if it is a command for the session. */
  private Optional<Line> process(Line line) {
    if (closed) {
      return Optional.empty();
    }
    listener.protocolLog().ifPresent(log -> log.received(peer.name(), line));
    if (session == null) {
      detectionBytes += line.text().length() + 1;
    }
    boolean isLogin = identify(line);
    if (session == null || isLogin || handleResume(line)) {
      return Optional.empty();
    }
    hasCommands = true;
    Optional<String> objection = quotas.command();
    objection.ifPresent(why -> refuse(Refusal.COMMANDS, why));
    return objection.isEmpty() ? Optional.of(line) : Optional.empty();
  }

  /**
   * Detects the protocol from a first line or its beginning, then tries to log in. Returns whether
   * the line was a login.
   */
  private boolean identify(Line line) {
    Optional<FirstLine> first = hasBegun ? Optional.empty() : FirstLine.of(line);
    first.ifPresent(this::begin);
    return first.isPresent() && dialect != null && session == null && logIn(line);
  }

  private void begin(FirstLine line) {
    hasBegun = true;
    if (line.isHttp() && !peer.equals(ClientAddress.STDIO)) {
      warn("HTTP", "client closed", "it sent HTTP to a text listener");
      closeSilently("HTTP");
    } else if (dialect == null) {
      listener.dialects().sniff(line).ifPresent(this::setProtocol);
    }
  }

  /** Authenticates the client and opens its session. Returns whether the line was only a login. */
  private boolean logIn(Line line) {
    Dialect<?, ?, ?> spoken = Objects.requireNonNull(dialect);
    if (closed || listener.authenticator().isEmpty()) {
      return false;
    }
    Optional<HostLine> login = spoken.hostLine(line).filter(it -> it.word().equals(HostLine.LOGIN));
    switch (listener.authenticator().get().check(login.map(HostLine::argument), peer.ip())) {
      case LoginResult.Granted(Account account) -> {
        listener = listener.as(account);
        login.ifPresent(hostLine -> client.writeNow(hostLine.answer().apply("")));
        open(spoken);
        client.flush();
      }
      case LoginResult.Refused(String why) -> {
        listener.registry().monitor().refused(Refusal.LOGIN);
        warn("login", "login failed", why);
        client.writeNow(
            login.map(hostLine -> hostLine.refusal().apply(why)).orElse(spoken.refusal(why)));
        client.flush();
        closeSilently(why);
      }
    }
    return login.isPresent();
  }

  /**
   * Handles a request to store or resume a session, which must precede all commands. Returns
   * whether the line was such a request.
   */
  private boolean handleResume(Line line) {
    Optional<HostLine> hostLine =
        resumer == null || hasCommands || dialect == null
            ? Optional.empty()
            : dialect.hostLine(line).filter(it -> !it.word().equals(HostLine.LOGIN));
    hostLine.ifPresent(this::handleResume);
    return hostLine.isPresent();
  }

  private void handleResume(HostLine hostLine) {
    hasCommands = true;
    isWaiting = true;
    String[] words = hostLine.argument().split(" ");
    if (hostLine.word().equals(HostLine.SESSION)) {
      var _ =
          resumer()
              .open()
              .thenAcceptAsync(
                  text ->
                      proceed(
                          text.map(hostLine.answer())
                              .orElseGet(() -> hostLine.refusal().apply("nothing is kept now"))),
                  loop);
    } else {
      var _ =
          resumer()
              .resume(
                  words[0], received(words), text -> client.writeNow(hostLine.answer().apply(text)))
              .thenAcceptAsync(why -> proceed(why.map(hostLine.refusal()).orElse("")), loop);
    }
  }

  private SessionResumer resumer() {
    return Objects.requireNonNull(resumer);
  }

  /**
   * Returns the number of lines that the client has received; 0 if it is missing or not a number.
   */
  private static long received(String[] words) {
    return words.length > 1 ? Digits.number(words[1]).orElse(0) : 0;
  }

  private void proceed(String answer) {
    isWaiting = false;
    if (!closed) {
      client.writeNow(answer);
      client.flush();
      resume();
    }
  }

  /** Closes a client whose protocol or login is still missing after a number of bytes or a time. */
  public void rejectUndetected(String within) {
    if (!closed && session == null) {
      String missing = dialect == null ? "no protocol" : "no login";
      listener.registry().monitor().refused(Refusal.STRANGER);
      warn("stranger", "client closed", missing + " in " + within);
      closeSilently("no protocol");
    }
  }

  /** Closes the connection without replying. */
  private void closeSilently(String why) {
    abort(why);
    client.end(why);
  }

  /** Logs a warning with a limit per minute and kind, since many clients may cause it at once. */
  private void warn(String kind, String sentence, String reason) {
    String line = LogDetails.line(sentence, details(Stream.empty(), Stream.of("reason", reason)));
    listener.limitedLog().log(Level.WARNING, kind, line);
  }

  /**
   * Replays the input of a stored session.
   *
   * @return the number of lines received from its client
   */
  public long replay(StoredSession kept) {
    hasBegun = true;
    return session == null ? 0 : session.replay(kept);
  }

  private void open(Dialect<?, ?, ?> spoken) {
    SessionContext found = listener.sessions().get(spoken.name());
    quotas = listener.quotas(peer.ip());
    Optional<String> refusal = quotas.open().or(admission);
    if (refusal.isPresent()) {
      refuse(Refusal.SESSIONS, refusal.get());
      return;
    }
    if (found == null) {
      refuse(
          listener.account().maySearch() ? Refusal.ENGINE : Refusal.RIGHTS,
          listener.without(spoken));
      return;
    }
    try {
      begin(spoken, found);
    } catch (RulesException fault) {
      logInfo("session not opened", "reason", String.valueOf(fault.getMessage()));
      refuse(Refusal.ENGINE, fault.clientMessage());
    }
  }

  private void begin(Dialect<?, ?, ?> spoken, SessionContext found) {
    String engine = found.offer().engines().getFirst().id();
    summary = new SessionSummary(engine, found.searches().nanoClock());
    framer.limit(found.lineBytes());
    if (spoken.endsLinesAtCarriageReturn() && peer.equals(ClientAddress.STDIO)) {
      framer.endAtCarriageReturn();
    }
    entry = listener.registry().add(spoken.name(), peer.name(), listener.label(), summary);
    logInfo("session opened", details(Stream.of("protocol", spoken.name()), Stream.empty()));
    boolean isResumable = found.archive().state().wanted() && found.offer().session().isEmpty();
    session =
        new Session<>(spoken, found.of(entry.id()), loop, client, new Lines(), summary, quotas);
    if (isResumable) {
      resumer =
          new SessionResumer(
              listener,
              spoken.name(),
              session,
              client,
              peer,
              loop,
              () -> closeSilently(SUPERSEDED));
    }
  }

  /** Flow control for the session's input. */
  private final class Lines implements InputFlow {
    @Override
    public Optional<Line> next() {
      Optional<Line> next = Optional.ofNullable(firstLine);
      firstLine = null;
      while (next.isEmpty() && !isWaiting && !closed) {
        Optional<Line> line = framer.next();
        next = line.flatMap(Connection.this::process);
        if (framer.isOver()) {
          noteEnd();
        }
        if (line.isEmpty()) {
          return line;
        }
      }
      return next;
    }

    @Override
    public void setReading(boolean more) {
      client.read(more && !isWaiting && framer.unreadBytes() < MAX_UNREAD_BYTES);
    }

    @Override
    public void takenOver() {
      closeSilently(SUPERSEDED);
    }

    /** {@inheritDoc} For a session on stdio, ends the process. */
    @Override
    public void outOfMemory(Throwable fault) {
      if (peer.equals(ClientAddress.STDIO)) {
        MemoryFailure.check(fault);
      }
      warn("memory", "session closed", OUT_OF_MEMORY);
      refuse(Refusal.MEMORY, OUT_OF_MEMORY);
      MemoryFailure.recover(fault);
    }

    /** {@inheritDoc} Always true if nothing waits, since a line can then only free memory. */
    @Override
    public boolean hasRoom(long waitingBytes) {
      return fill(waitingBytes) || waitingBytes == 0;
    }

    @Override
    public void reserveForGame(long bytes) {
      gameBytes = bytes;
      if (!fill(0)) {
        refuse(Refusal.MEMORY, "no memory for a game of " + bytes + " bytes now");
      }
    }
  }
}
