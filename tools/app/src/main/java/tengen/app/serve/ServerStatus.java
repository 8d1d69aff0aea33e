package tengen.app.serve;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import tengen.app.install.Version;
import tengen.config.ListenerConfig;
import tengen.daemon.Daemon;
import tengen.daemon.net.TcpTransport;
import tengen.daemon.session.OpenSession;
import tengen.daemon.session.SessionProgress;
import tengen.host.monitor.SearchLoad;
import tengen.protocol.json.Json;

/**
 * The state of a running server as text and as JSON, for {@code tengen ctl} and {@code tengen top}.
 */
final class ServerStatus {
  private final TcpTransport tcp;
  private final int maxSessions;
  private final long startNanos = System.nanoTime();

  /** Describes a server that starts now. */
  ServerStatus(TcpTransport tcp, int maxSessions) {
    this.tcp = tcp;
    this.maxSessions = maxSessions;
  }

  /** Returns the time since the start, in seconds. */
  long upSeconds() {
    return TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - startNanos);
  }

  /** Returns the listeners, and the numbers of sessions and searches. */
  List<String> status(Daemon daemon, boolean isDraining) {
    List<String> lines = new ArrayList<>();
    lines.add(
        "Tengen " + Version.text() + (isDraining ? ", draining, " : ", up ") + upSeconds() + " s");
    tcp.listening()
        .forEach((listener, bound) -> lines.add("listening on " + at(listener, bound.getPort())));
    Map<String, Long> byProtocol = daemon.sessions();
    lines.add(
        String.format(
            Locale.ROOT,
            "sessions: %d of %d%s",
            byProtocol.values().stream().mapToLong(each -> each).sum(),
            maxSessions,
            byProtocol.isEmpty() ? "" : " " + byProtocol));
    SearchLoad load = daemon.searches();
    lines.add(
        String.format(
            Locale.ROOT,
            "searches: %d running, %d waiting, on %d of %d threads",
            load.running(),
            load.waiting(),
            load.threads(),
            load.mostThreads()));
    return lines;
  }

  private static String at(ListenerConfig listener, int port) {
    return String.format(
        Locale.ROOT,
        "%s:%d (%s, %s)",
        listener.address(),
        port,
        listener.name(),
        listener.protocol());
  }

  /** Returns the total nodes, the state, an empty line and the sessions. */
  List<String> top(Daemon daemon, boolean isDraining) {
    List<String> lines = new ArrayList<>(List.of(Long.toString(daemon.searches().nodes())));
    lines.addAll(status(daemon, isDraining));
    lines.add("");
    lines.addAll(sessions(daemon));
    return lines;
  }

  /** Returns the same as {@link #status} as an object. */
  Json.Fields json(Daemon daemon, boolean isDraining) {
    SearchLoad load = daemon.searches();
    return Json.Fields.NONE
        .with("version", Version.text())
        .with("state", isDraining ? "draining" : "up")
        .with("upSeconds", upSeconds())
        .with(
            "listeners",
            tcp.listening().entrySet().stream()
                .map(each -> json(each.getKey(), each.getValue().getPort()))
                .toList())
        .with("sessions", sessionCounts(daemon.sessions()))
        .with(
            "searches",
            Json.Fields.NONE
                .with("running", load.running())
                .with("waiting", load.waiting())
                .with("threads", load.threads())
                .with("maxThreads", load.mostThreads())
                .with("nodes", load.nodes()));
  }

  /** Returns the object of {@link #json} with the open sessions. */
  Json.Fields topObject(Daemon daemon, boolean isDraining) {
    return json(daemon, isDraining).with("openSessions", sessionObjects(daemon));
  }

  private static Json.Fields json(ListenerConfig listener, int port) {
    return Json.Fields.NONE
        .with("name", listener.name())
        .with("protocol", listener.protocol())
        .with("address", listener.address())
        .with("port", port);
  }

  private Json.Fields sessionCounts(Map<String, Long> byProtocol) {
    Map<String, Json> counts = new LinkedHashMap<>();
    byProtocol.forEach((protocol, count) -> counts.put(protocol, Json.Num.of(count)));
    return Json.Fields.NONE
        .with("open", byProtocol.values().stream().mapToLong(each -> each).sum())
        .with("max", maxSessions)
        .with("byProtocol", new Json.Fields(counts));
  }

  /** Returns a line for each open session. */
  static List<String> sessions(Daemon daemon) {
    return daemon.registry().all().stream().map(ServerStatus::line).toList();
  }

  private static String line(OpenSession session) {
    SessionProgress progress = session.soFar().get();
    return String.format(
        Locale.ROOT,
        "%d: %s, %s, listener %s, %s, %d moves, %.1f s",
        session.id().number(),
        session.protocol(),
        session.client(),
        session.listener(),
        String.join(" and ", progress.engines()),
        progress.moves(),
        progress.ageSeconds());
  }

  /** Returns an object for each open session. */
  static List<Json.Fields> sessionObjects(Daemon daemon) {
    return daemon.registry().all().stream().map(ServerStatus::json).toList();
  }

  private static Json.Fields json(OpenSession session) {
    SessionProgress progress = session.soFar().get();
    return Json.Fields.NONE
        .with("session", session.id().number())
        .with("protocol", session.protocol())
        .with("client", session.client())
        .with("listener", session.listener())
        .with("engines", Json.Items.ofTexts(progress.engines()))
        .with("moves", progress.moves())
        .with("seconds", Math.round(progress.ageSeconds() * 10) / 10.0);
  }
}
