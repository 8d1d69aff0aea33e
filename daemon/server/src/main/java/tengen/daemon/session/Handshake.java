package tengen.daemon.session;

import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tengen.daemon.access.Account;
import tengen.daemon.access.LoginResult;
import tengen.daemon.monitor.Rejection;
import tengen.protocol.Dialect;
import tengen.protocol.HostLine;
import tengen.protocol.Line;
import tengen.protocol.registry.FirstLine;

/**
 * Detects the protocol of a connection from its first line if the listener allows several, and
 * authenticates the client if the listener requires a login. Confined to the connection's loop.
 */
final class Handshake {
  /** Maximum number of bytes before the session opens. */
  static final int MAX_BYTES = 4096;

  private final ListenerContext listener;
  private final Outbox client;
  private final ClientAddress peer;
  private final ConnectionLog log;
  private final BiConsumer<Dialect<?, ?, ?>, ListenerContext> open;
  private final Consumer<String> close;
  private @Nullable Dialect<?, ?, ?> dialect;
  private int bytes;

  /** True after the first line, which decides the protocol and may be a login. */
  private boolean hasBegun;

  /** True after the session was opened or rejected, or the connection was closed. */
  private boolean isOver;

  /**
   * Creates a handshake without input.
   *
   * @param client receives the answer to a login
   * @param open opens a session in a protocol; its context has the account of the client
   * @param close closes the connection without a reply, for a reason
   */
  Handshake(
      ListenerContext listener,
      Outbox client,
      ClientAddress peer,
      ConnectionLog log,
      BiConsumer<Dialect<?, ?, ?>, ListenerContext> open,
      Consumer<String> close) {
    this.listener = listener;
    this.client = client;
    this.peer = peer;
    this.log = log;
    this.open = open;
    this.close = close;
  }

  /** Opens the session if the listener has only one protocol and requires no login. */
  void begin() {
    listener.dialects().sole().ifPresent(this::setProtocol);
  }

  /** Sets the protocol. Opens the session unless a login is required. */
  private void setProtocol(Dialect<?, ?, ?> spoken) {
    dialect = spoken;
    if (listener.authenticator().isEmpty()) {
      open(spoken, listener);
    }
  }

  private void open(Dialect<?, ?, ?> spoken, ListenerContext context) {
    isOver = true;
    open.accept(spoken, context);
  }

  private void close(String why) {
    isOver = true;
    close.accept(why);
  }

  /** Returns the protocol; empty until it is known. */
  Optional<Dialect<?, ?, ?>> dialect() {
    return Optional.ofNullable(dialect);
  }

  /** Returns whether the client has sent too many bytes without opening a session. */
  boolean isTooLong() {
    return bytes > MAX_BYTES;
  }

  /**
   * Processes a line of the client. Returns true for a login, which must not be executed as a
   * command.
   */
  boolean take(Line line) {
    if (!isOver) {
      bytes += line.text().length() + 1;
    }
    return takeFirst(line);
  }

  /**
   * Detects the protocol from a first line or its beginning, then tries to log in. Returns whether
   * the line was a login.
   */
  boolean takeFirst(Line line) {
    Optional<FirstLine> first = hasBegun ? Optional.empty() : FirstLine.of(line);
    first.ifPresent(this::detect);
    return first.isPresent() && dialect != null && !isOver && logIn(dialect, line);
  }

  private void detect(FirstLine line) {
    hasBegun = true;
    if (line.isHttp() && !peer.isStdio()) {
      log.warn("HTTP", "client closed", "it sent HTTP to a text listener");
      close("HTTP");
    } else if (dialect == null) {
      listener.dialects().sniff(line).ifPresent(this::setProtocol);
    }
  }

  /** Skips the detection of the protocol, because a stored session continues. */
  void skip() {
    hasBegun = true;
  }

  /** Authenticates the client and opens its session. Returns whether the line was only a login. */
  private boolean logIn(Dialect<?, ?, ?> spoken, Line line) {
    Optional<HostLine> login = spoken.hostLine(line).filter(it -> it.word().equals(HostLine.LOGIN));
    switch (check(login)) {
      case LoginResult.Granted(Account account) -> {
        login.ifPresent(it -> client.writeNow(it.answer().apply("")));
        open(spoken, listener.as(account));
        client.flush();
      }
      case LoginResult.Rejected(String why) -> {
        listener.registry().monitor().rejected(Rejection.LOGIN);
        log.warn("login", "login failed", why);
        client.writeNow(login.map(it -> it.rejection().apply(why)).orElse(spoken.rejection(why)));
        client.flush();
        close(why);
      }
    }
    return login.isPresent();
  }

  private LoginResult check(Optional<HostLine> login) {
    return listener.authenticator().orElseThrow().check(login.map(HostLine::argument), peer.ip());
  }

  /** Closes a client whose protocol or login is still missing after a number of bytes or a time. */
  void reject(String within) {
    String missing = dialect == null ? "no protocol" : "no login";
    listener.registry().monitor().rejected(Rejection.STRANGER);
    log.warn("stranger", "client closed", missing + " in " + within);
    close("no protocol");
  }
}
