package tengen.daemon.session;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import tengen.protocol.Dialect;
import tengen.protocol.Line;
import tengen.protocol.registry.Dialects;

/**
 * One client from its first byte to its last: cuts lines, finds out which protocol it speaks where
 * the listener leaves that open, and from then on feeds its session. Confined to its loop.
 */
public final class Connection {
  private final Welcome welcome;
  private final Executor loop;
  private final ClientPort client;
  private final String peer;
  private final LineFramer framer;
  private @Nullable Session<?, ?, ?> session;
  private @Nullable Dialect<?, ?, ?> dialect;
  private @Nullable SessionHost host;
  private @Nullable String refusal;

  /**
   * A connection that has sent nothing yet.
   *
   * @param peer who it is, for the logs
   */
  public Connection(
      Welcome welcome, Executor loop, ClientPort client, LongSupplier nanoClock, String peer) {
    this.welcome = welcome;
    this.peer = peer;
    this.loop = loop;
    this.client =
        welcome.log().<ClientPort>map(log -> new LoggedPort(client, log, peer)).orElse(client);
    this.framer = new LineFramer(welcome.longestLine(), nanoClock, this::receive);
    welcome.dialects().sole().ifPresent(this::open);
  }

  /**
   * Turns the client away with one line in its own protocol, at once or as soon as it is known
   * which that is.
   */
  public void refuse(String reason) {
    refusal = reason;
    if (dialect != null) {
      client.write(dialect.refusal(reason));
      client.flush();
      abort();
      client.close();
    }
  }

  /** The client sent these bytes. */
  public void feed(byte[] bytes, int offset, int count) {
    framer.feed(bytes, offset, count);
  }

  /**
   * The client will send no more, or is heard no more; a last line without its end counts.
   *
   * @param why for the log
   */
  public void end(String why) {
    framer.end();
    note(why);
    if (session == null) {
      client.close();
    } else {
      session.disconnect();
    }
  }

  /** The connection is gone: nobody reads an answer any more. */
  public void abort() {
    if (session != null) {
      session.abort();
    }
    if (host != null) {
      host.note("session closed: " + peer);
      note("session closed");
      host = null;
    }
  }

  private void note(String what) {
    welcome.log().ifPresent(log -> log.noted(peer, what));
  }

  private void receive(Line line) {
    welcome.log().ifPresent(log -> log.received(peer, line));
    if (dialect == null) {
      welcome.dialects().sniff(line).ifPresent(this::open);
    }
    if (session != null) {
      session.receive(line);
    }
  }

  private void open(Dialect<?, ?, ?> spoken) {
    dialect = spoken;
    SessionHost found = welcome.hosts().get(spoken.name());
    if (refusal != null) {
      refuse(refusal);
      return;
    }
    if (found == null) {
      refuse("no engine here plays what " + spoken.name() + " carries");
      return;
    }
    host = found;
    host.note("session opened: " + spoken.name() + ", " + peer);
    framer.limit(found.lineBytes());
    session = new Session<>(spoken, found, loop, client);
  }

  /**
   * How a listener receives its clients.
   *
   * @param dialects what they may speak; where it is more than one, the first line decides
   * @param hosts by protocol name
   * @param log keeps what is said
   */
  public record Welcome(
      Dialects dialects, Map<String, SessionHost> hosts, Optional<ProtocolLog> log) {
    public Welcome {
      hosts = Map.copyOf(hosts);
    }

    /** The same for a client that may name files: it runs on this machine, as this user. */
    public Welcome withFiles() {
      Map<String, SessionHost> trusting = new HashMap<>();
      hosts.forEach((protocol, host) -> trusting.put(protocol, host.withFiles()));
      return new Welcome(dialects, trusting, log);
    }

    /** The same, with what is said kept there. */
    public Welcome withLog(Optional<ProtocolLog> there) {
      return new Welcome(dialects, hosts, there);
    }

    int longestLine() {
      return hosts.values().stream().mapToInt(SessionHost::lineBytes).max().orElse(0);
    }
  }
}
