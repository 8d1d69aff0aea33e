package tengen.app.serve;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import tengen.app.install.Version;
import tengen.config.ListenerConfig;
import tengen.daemon.Daemon;
import tengen.daemon.net.TcpTransport;
import tengen.host.monitor.SearchLoad;

/** The state of a running server as text, for {@code tengen ctl} and {@code tengen top}. */
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

  /** Returns a line for each open session. */
  static List<String> sessions(Daemon daemon) {
    return daemon.registry().all().stream()
        .map(
            each ->
                String.format(
                    Locale.ROOT,
                    "%d: %s, %s, listener %s, %s",
                    each.id().number(),
                    each.protocol(),
                    each.client(),
                    each.listener(),
                    each.soFar().get()))
        .toList();
  }
}
