package tengen.app;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import tengen.config.ListenerConfig;
import tengen.daemon.Daemon;
import tengen.daemon.HeapBudget;
import tengen.daemon.Logs;
import tengen.daemon.Signals;
import tengen.daemon.net.TcpTransport;
import tengen.daemon.session.ListenerContext;
import tengen.daemon.session.ProtocolLog;

@Command(
    name = "serve",
    description = "Run the daemon: every listener of the configuration, until a signal ends it.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Examples:",
      "  tengen serve",
      "  tengen serve --config my.yaml",
      "then, from another terminal: nc 127.0.0.1 7300"
    })
final class ServeCommand implements Callable<Integer> {
  /** Between looks whether a client is connected. */
  private static final long QUIET_SECONDS = 10;

  @Mixin ConfigOption config = new ConfigOption();

  @Mixin ProtocolLogOption protocolLog = new ProtocolLogOption();

  ServeCommand() {}

  @Override
  public Integer call() throws Fatal, InterruptedException {
    Optional<ProtocolLog> log = protocolLog.open();
    ConfigDraft draft = ConfigDraft.ofServer(config.file, HeapBudget.ofThisJvm());
    LogSetup.open(draft, true);
    Installation installation = Installation.find(draft, _ -> false);
    installation.problems().forEach(Logs::warn);
    try (Daemon daemon = installation.daemon();
        TcpTransport tcp = new TcpTransport(installation.config().limits())) {
      for (ListenerConfig listener : installation.config().listeners()) {
        if (installation.config().isOpen(listener)) {
          Logs.warn(
              "listener %s is open to other machines, without login or without encryption"
                  .formatted(listener.name()));
        }
        listen(tcp, listener, daemon.listenerContext(listener).withProtocolLog(log));
      }
      Signals.onEnd(() -> end(tcp, daemon));
      stay(tcp);
    }
    return ExitCode.DONE;
  }

  private static void end(TcpTransport tcp, Daemon daemon) {
    tcp.close();
    daemon.close();
  }

  /** For ever; the cache that shortens the next start is made once, while nobody is here. */
  private static void stay(TcpTransport tcp) throws InterruptedException {
    var never = new CountDownLatch(1);
    do {
      var _ = never.await(QUIET_SECONDS, TimeUnit.SECONDS);
    } while (tcp.sessions() > 0);
    AotTraining.later(StartMode.SERVE);
    never.await();
  }

  private static void listen(TcpTransport tcp, ListenerConfig listener, ListenerContext context)
      throws Fatal {
    String at = listener.address() + ":" + listener.port();
    try {
      InetSocketAddress bound = tcp.listen(listener, context);
      Logs.info(
          "listening on %s:%d (%s, %s)"
              .formatted(
                  listener.address(), bound.getPort(), listener.name(), listener.protocol()));
    } catch (IOException e) {
      throw new Fatal(
          ExitCode.CANNOT_LISTEN,
          "tengen: listener " + listener.name() + " cannot listen on " + at + ": " + e.getMessage(),
          e);
    }
  }
}
