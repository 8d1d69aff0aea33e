package tengen.daemon.session;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import tengen.protocol.Dialect;
import tengen.protocol.Line;
import tengen.protocol.auto.DialectSniffer;
import tengen.protocol.auto.Dialects;

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
   * @param peer who it is, for the log
   */
  public Connection(
      Welcome welcome, Executor loop, ClientPort client, LongSupplier nanoClock, String peer) {
    this.welcome = welcome;
    this.peer = peer;
    this.loop = loop;
    this.client = client;
    this.framer = new LineFramer(welcome.longestLine(), nanoClock, this::receive);
    welcome.only().ifPresent(this::open);
  }

  /**
   * Turns the client away with one line in its own protocol, at once or as soon as it is known
   * which that is.
   */
  public void refuse(String reason) {
    refusal = reason;
    if (dialect != null) {
      abort();
      client.write(dialect.refusal(reason));
      client.flush();
      client.close();
    }
  }

  /** The client sent these bytes. */
  public void feed(byte[] bytes, int offset, int count) {
    framer.feed(bytes, offset, count);
  }

  /** The client will send no more; a last line without its end counts. */
  public void end() {
    framer.end();
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
      host = null;
    }
  }

  private void receive(Line line) {
    if (dialect == null) {
      DialectSniffer.sniff(line).flatMap(Dialects::named).ifPresent(this::open);
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
   * @param only its protocol; empty: the first line decides
   * @param hosts by protocol name
   */
  public record Welcome(Optional<Dialect<?, ?, ?>> only, Map<String, SessionHost> hosts) {
    public Welcome {
      hosts = Map.copyOf(hosts);
    }

    int longestLine() {
      return hosts.values().stream().mapToInt(SessionHost::lineBytes).max().orElse(0);
    }
  }
}
