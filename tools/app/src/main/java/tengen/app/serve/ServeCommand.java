package tengen.app.serve;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import tengen.app.flags.ConfigOption;
import tengen.app.flags.ProtocolLogOption;
import tengen.app.install.ConfigDraft;
import tengen.app.install.Installation;
import tengen.app.install.LogSetup;
import tengen.app.output.CommandException;
import tengen.app.output.ExitCode;
import tengen.app.train.AotTraining;
import tengen.app.train.StartMode;
import tengen.daemon.HeapBudget;
import tengen.daemon.Logs;
import tengen.daemon.Signals;
import tengen.daemon.control.ControlSocket;
import tengen.daemon.net.InheritedSockets;
import tengen.daemon.session.ProtocolLog;

@Command(
    name = "serve",
    description =
        "Run the daemon with all listeners of the configuration until a signal stops" + " it.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Examples:",
      "  tengen serve",
      "  tengen serve --config my.yaml",
      "then, from another terminal: nc 127.0.0.1 7300"
    })
public final class ServeCommand implements Callable<Integer> {
  /** Interval in seconds between checks for connected clients. */
  private static final long IDLE_CHECK_SECONDS = 10;

  /** Property that the launcher sets to {@code true} if standard error is a terminal. */
  private static final String TERMINAL_PROPERTY = "tengen.terminal";

  @Mixin ConfigOption config = new ConfigOption();

  @Mixin ProtocolLogOption protocolLog = new ProtocolLogOption();

  public ServeCommand() {}

  @Override
  public Integer call() throws CommandException, InterruptedException {
    var started = new CompletableFuture<RunningServer>();
    Signals.onHangUp(() -> started.join().reload());
    Optional<ProtocolLog> log = protocolLog.open();
    ConfigDraft draft = ConfigDraft.ofServer(config.file, HeapBudget.ofThisJvm());
    LogSetup.open(draft, true);
    Installation installation = Installation.find(draft, _ -> false);
    installation.problems().forEach(problem -> Logs.warnText(problem));
    try (RunningServer server = new RunningServer(config.file, installation, log, handedSockets());
        ControlSocket control = control(installation)) {
      server.listen();
      Signals.onEnd(() -> end(control, server));
      started.complete(server);
      if (control != null) {
        control.serve(new ControlCommands(server)::answer);
      }
      server.attachArchive();
      server.watch();
      if (Boolean.getBoolean(TERMINAL_PROPERTY)) {
        Logs.print(server.startNotice());
      }
      stay(server);
    }
    return ExitCode.DONE;
  }

  private static InheritedSockets handedSockets() throws CommandException {
    try {
      return InheritedSockets.ofThisProcess();
    } catch (IOException e) {
      throw new CommandException(
          ExitCode.CANNOT_LISTEN, "tengen: cannot use the inherited sockets: " + e.getMessage(), e);
    }
  }

  private static void end(@Nullable ControlSocket control, RunningServer server) {
    if (control != null) {
      control.close();
    }
    server.close();
  }

  /**
   * Opens the control socket. It precedes the listeners, so that it is ready once they accept
   * clients.
   */
  private static @Nullable ControlSocket control(Installation installation)
      throws CommandException {
    Optional<Path> socket = installation.config().control().socket();
    try {
      return socket.isPresent() ? ControlSocket.open(socket.get()) : null;
    } catch (IOException e) {
      throw new CommandException(
          ExitCode.CANNOT_LISTEN, "tengen: control.socket: " + e.getMessage(), e);
    }
  }

  /**
   * Waits until the server stops. Once no client is connected, trains the cache for the next start.
   */
  private static void stay(RunningServer server) throws InterruptedException {
    do {
      if (server.endsWithin(IDLE_CHECK_SECONDS)) {
        return;
      }
    } while (server.clients() > 0);
    AotTraining.later(StartMode.SERVE);
    server.awaitEnd();
  }
}
