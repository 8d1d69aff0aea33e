package tengen.daemon.session;

import java.lang.System.Logger.Level;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tengen.daemon.access.Account;
import tengen.daemon.access.LoginAnswer;
import tengen.daemon.access.SessionQuotas;
import tengen.daemon.monitor.Refusal;
import tengen.host.memory.ClientMemory;
import tengen.host.memory.MemoryFailure;
import tengen.protocol.Dialect;
import tengen.protocol.HostLine;
import tengen.protocol.Line;
import tengen.protocol.RulesException;
import tengen.protocol.registry.FirstLine;
import tengen.protocol.words.Digits;
import tengen.store.archive.KeptSession;

/**
 * One client from its first byte to its last: cuts lines, finds out which protocol it speaks where
 * the listener leaves that open, and from then on feeds its session. Confined to its loop.
 */
public final class Connection {
  /** Why a session's old connection ends. */
  public static final String ELSEWHERE = "its client has come by another connection";

  private static final String OUT_OF_MEMORY = "out of memory for this session, which ends";

  /** The most that is kept and read of a client that has not said what it speaks. */
  private static final int STRANGER_BYTES = 4096;

  /** With as many bytes of lines that no turn has come to, no more are read. */
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
  private int strangerBytes;
  private long gameBytes;
  private @Nullable SessionResumer resumer;

  /** The end of the input, until the protocol log has it behind all lines. */
  private @Nullable String inputEnd;

  /** The line with which the session opened, for its first turn. */
  private @Nullable Line firstLine;

  /** Whether the client has said something beyond who it is. */
  private boolean hasSpoken;

  /** Whether nothing is heard until the archive has answered. */
  private boolean isWaiting;

  private boolean begun;
  private boolean closed;

  /**
   * A connection that has sent nothing yet.
   *
   * @param admission asked before a session opens: why it may not
   * @param peer who it is, for the logs
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
    this.framer = new LineFramer(STRANGER_BYTES, nanoClock);
    framer.stopAtLimit();
    this.memory = listener.memory().open();
    listener.dialects().sole().ifPresent(this::speak);
  }

  /** It is known what is spoken; where nobody has to log in the session opens. */
  private void speak(Dialect<?, ?, ?> spoken) {
    dialect = spoken;
    if (listener.desk().isEmpty()) {
      open(spoken);
    }
  }

  /** Turns the client away with one line in its own protocol, where it is known which that is. */
  public void refuse(Refusal why, String reason) {
    listener.census().monitor().refused(why);
    if (summary == null) {
      warn("refused", "client refused: %s, listener %s: %s", reason);
    }
    if (dialect != null) {
      client.writeNow(dialect.refusal(reason));
      client.flush();
      abort(reason);
      client.end(reason);
    }
  }

  /** Whether nobody is served any more. */
  public boolean isClosed() {
    return closed;
  }

  /**
   * Forgets the message and the line that have not ended: the client will send them again.
   *
   * @return the number of lines that were fed and are forgotten
   */
  public long forgetLine() {
    return framer.forgetLine();
  }

  /**
   * Takes bytes from the client; the array is the session's now. Executes a brief command at once,
   * and leaves all else to later tasks of the loop.
   *
   * @param isWhole whether they end a message, or come from a transport without messages
   */
  public void feed(byte[] bytes, int offset, int count, boolean isWhole) {
    if (closed) {
      return;
    }
    if (framer.lineBytes() > STRANGER_BYTES && !fill(count)) {
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
      loop.execute(this::hear);
    } else {
      session.heard();
    }
  }

  /** Fills the memory with so many bytes beside what is kept in any case. */
  private boolean fill(long bytes) {
    return memory.fill(framer.bytes() + gameBytes + bytes);
  }

  private void hear() {
    hearStranger();
    if (session != null) {
      session.heard();
    } else if (strangerBytes > STRANGER_BYTES || framer.beginning().isPresent()) {
      turnAway(STRANGER_BYTES + " bytes");
    }
  }

  /** Until it is none. */
  private void hearStranger() {
    boolean isHeard = true;
    while (isHeard && session == null && !closed) {
      Optional<Line> line = framer.next();
      firstLine = line.flatMap(this::hear).orElse(null);
      isHeard = line.isPresent();
    }
    if (session == null && !closed) {
      framer.beginning().ifPresent(this::meet);
    }
  }

  /** The client reads again what it is sent. */
  public void resume() {
    if (session != null) {
      session.goOn();
    }
  }

  /** The client was sent nothing for a while. */
  public void beat() {
    if (session != null) {
      session.beat();
    }
  }

  /**
   * The client will send no more, or is heard no more; a last line without its end counts.
   *
   * @param why for the log
   */
  public void end(String why) {
    if (summary != null) {
      summary.ends(why);
    }
    framer.end();
    hearStranger();
    if (session == null) {
      note(why);
      client.end(why);
    } else if (resumer != null && resumer.isStored()) {
      note(why);
      // It may be lost, or is to go to the next server: when the archive has all that it was told.
      abort(why, () -> loop.execute(() -> client.end(why)));
    } else {
      inputEnd = why;
      session.disconnect();
    }
  }

  /**
   * The connection is gone: nobody reads an answer any more.
   *
   * @param why for the log, if the session has not ended already
   */
  public void abort(String why) {
    abort(why, () -> {});
  }

  /**
   * Aborts the connection.
   *
   * @param whenKept run when the archive has all that a session was told that can be resumed
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
      listener.census().remove(entry);
    }
    if (resumer != null) {
      resumer.close(whenKept);
    }
    quotas.close();
    if (summary != null && dialect != null) {
      summary.ends(why);
      tell(
          "session closed: {0}, {1}, listener {2}, {3}",
          dialect.name(), peer.name(), listener.label(), summary.toString());
      note("session closed");
    }
  }

  /** Tells of the session in the log, if there is one. */
  public void tell(String format, String... values) {
    if (entry != null) {
      entry.id().in(listener.log()).log(Level.INFO, format, (Object[]) values);
    }
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

  /** The line again where it is one for the session. */
  private Optional<Line> hear(Line line) {
    if (closed) {
      return Optional.empty();
    }
    listener.protocolLog().ifPresent(log -> log.received(peer.name(), line));
    if (session == null) {
      strangerBytes += line.text().length() + 1;
    }
    boolean isLogin = meet(line);
    if (session == null || isLogin || comesBack(line)) {
      return Optional.empty();
    }
    hasSpoken = true;
    Optional<String> objection = quotas.command();
    objection.ifPresent(why -> refuse(Refusal.COMMANDS, why));
    return objection.isEmpty() ? Optional.of(line) : Optional.empty();
  }

  /** Finds out by a first line, or by the beginning of one, who this is; whether it is a login. */
  private boolean meet(Line line) {
    Optional<FirstLine> first = begun ? Optional.empty() : FirstLine.of(line);
    first.ifPresent(this::begin);
    return first.isPresent() && dialect != null && session == null && logIn(line);
  }

  private void begin(FirstLine line) {
    begun = true;
    if (line.isHttp() && !peer.equals(ClientAddress.STDIO)) {
      warn("HTTP", "HTTP from %s at listener %s: %s", "closed");
      leave("HTTP");
    } else if (dialect == null) {
      listener.dialects().sniff(line).ifPresent(this::speak);
    }
  }

  /** Opens the session of who may have one; whether this line was a login, and no more. */
  private boolean logIn(Line line) {
    Dialect<?, ?, ?> spoken = Objects.requireNonNull(dialect);
    if (closed || listener.desk().isEmpty()) {
      return false;
    }
    Optional<HostLine> login = spoken.hostLine(line).filter(it -> it.word().equals(HostLine.LOGIN));
    switch (listener.desk().get().check(login.map(HostLine::argument), peer.ip())) {
      case LoginAnswer.Granted(Account account) -> {
        listener = listener.as(account);
        login.ifPresent(said -> client.writeNow(said.answer().apply("")));
        open(spoken);
        client.flush();
      }
      case LoginAnswer.Refused(String why) -> {
        listener.census().monitor().refused(Refusal.LOGIN);
        warn("login", "login refused: %s, listener %s: %s", why);
        client.writeNow(login.map(said -> said.refusal().apply(why)).orElse(spoken.refusal(why)));
        client.flush();
        leave(why);
      }
    }
    return login.isPresent();
  }

  /** Whether this line is about coming back to a session; it comes before any command. */
  private boolean comesBack(Line line) {
    Optional<HostLine> said =
        resumer == null || hasSpoken || dialect == null
            ? Optional.empty()
            : dialect.hostLine(line).filter(it -> !it.word().equals(HostLine.LOGIN));
    said.ifPresent(this::comesBack);
    return said.isPresent();
  }

  private void comesBack(HostLine said) {
    hasSpoken = true;
    isWaiting = true;
    String[] words = said.argument().split(" ");
    if (said.word().equals(HostLine.SESSION)) {
      var _ =
          resumer()
              .open()
              .thenAcceptAsync(
                  text ->
                      goOn(
                          text.map(said.answer())
                              .orElseGet(() -> said.refusal().apply("nothing is kept now"))),
                  loop);
    } else {
      var _ =
          resumer()
              .resume(words[0], received(words), text -> client.writeNow(said.answer().apply(text)))
              .thenAcceptAsync(why -> goOn(why.map(said.refusal()).orElse("")), loop);
    }
  }

  private SessionResumer resumer() {
    return Objects.requireNonNull(resumer);
  }

  /** How many lines it has; what is no number is none. */
  private static long received(String[] words) {
    return words.length > 1 ? Digits.number(words[1]).orElse(0) : 0;
  }

  private void goOn(String answer) {
    isWaiting = false;
    if (!closed) {
      client.writeNow(answer);
      client.flush();
      resume();
    }
  }

  /** Closes a client that has not said what it speaks in so many bytes, or so much time. */
  public void turnAway(String within) {
    if (!closed && session == null) {
      String missing = dialect == null ? "no word of a protocol" : "no login";
      listener.census().monitor().refused(Refusal.STRANGER);
      warn("stranger", "client closed: %s, listener %s: %s", missing + " in " + within);
      leave("no protocol");
    }
  }

  /** Whatever it sends is no command, and no answer is one to it. */
  private void leave(String why) {
    abort(why);
    client.end(why);
  }

  /** Of what clients do in crowds a minute has one line. */
  private void warn(String kind, String format, String what) {
    listener
        .crowdLog()
        .log(Level.WARNING, kind, format.formatted(peer.name(), listener.label(), what));
  }

  /**
   * Its session hears again what it heard in another process.
   *
   * @return how many lines of its client it has heard
   */
  public long hearAgain(KeptSession kept) {
    begun = true;
    return session == null ? 0 : session.hearAgain(kept);
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
      tell("no session: {0}", String.valueOf(fault.getMessage()));
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
    entry = listener.census().add(spoken.name(), peer.name(), listener.label(), summary);
    tell("session opened: {0}, {1}, listener {2}", spoken.name(), peer.name(), listener.label());
    boolean mayComeBack = found.archive().state().wanted() && found.offer().session().isEmpty();
    session =
        new Session<>(spoken, found.of(entry.id()), loop, client, new Lines(), summary, quotas);
    if (mayComeBack) {
      resumer =
          new SessionResumer(
              listener, spoken.name(), session, client, peer, loop, () -> leave(ELSEWHERE));
    }
  }

  /** The lines that came, as the session wants them. */
  private final class Lines implements Hearing {
    @Override
    public Optional<Line> next() {
      Optional<Line> next = Optional.ofNullable(firstLine);
      firstLine = null;
      while (next.isEmpty() && !isWaiting && !closed) {
        Optional<Line> line = framer.next();
        next = line.flatMap(Connection.this::hear);
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
    public void want(boolean more) {
      client.read(more && !isWaiting && framer.unreadBytes() < MAX_UNREAD_BYTES);
    }

    @Override
    public void takenUp() {
      leave(ELSEWHERE);
    }

    /** The process of a session on standard input is that session's alone, and ends too. */
    @Override
    public void outOfMemory(Throwable fault) {
      if (peer.equals(ClientAddress.STDIO)) {
        MemoryFailure.check(fault);
      }
      warn("memory", "session of %s at listener %s closed: %s", OUT_OF_MEMORY);
      refuse(Refusal.MEMORY, OUT_OF_MEMORY);
      MemoryFailure.recover(fault);
    }

    /** Where nothing waits, a line can only give memory back. */
    @Override
    public boolean hasRoom(long waitingBytes) {
      return fill(waitingBytes) || waitingBytes == 0;
    }

    @Override
    public void keep(long bytes) {
      gameBytes = bytes;
      if (!fill(0)) {
        refuse(Refusal.MEMORY, "no memory for a game of " + bytes + " bytes now");
      }
    }
  }
}
