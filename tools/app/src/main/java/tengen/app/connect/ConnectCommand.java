package tengen.app.connect;

import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tengen.app.flags.ServerFlags;
import tengen.app.output.CommandException;
import tengen.app.output.ExitCode;
import tengen.app.output.StandardStreams;
import tengen.app.train.AotTraining;
import tengen.app.train.StartMode;
import tengen.daemon.connect.Bridge;
import tengen.daemon.connect.ServerAddress;

@Command(
    name = "connect",
    description = {
      "Connect a GUI or tournament manager to a remote daemon, in place of a local" + " engine.",
      "With --ws, a broken connection is restored and the session continues."
    },
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Examples:",
      "  tengen connect 127.0.0.1:7301",
      "  tengen connect --ws games.example.org:7380 --tls --token TOKEN"
    })
public final class ConnectCommand implements Callable<Integer> {
  @Parameters(paramLabel = "HOST:PORT", description = "Address of one of the daemon's listeners.")
  String address = "";

  @Option(names = "--ws", description = "Use WebSocket, for a listener with protocol http.")
  boolean webSocket;

  @Option(names = "--tls", description = "Use TLS with the JDK's trusted certificates.")
  boolean tls;

  @Mixin ServerFlags connection = new ServerFlags();

  public final StandardStreams streams = new StandardStreams();

  public ConnectCommand() {}

  @Override
  public Integer call() throws CommandException, IOException, InterruptedException {
    var bridge =
        new Bridge(
            streams.in(),
            streams.out(),
            server(),
            webSocket,
            connection.login(),
            connection.timeout());
    Optional<String> failure = bridge.run();
    streams.check();
    AotTraining.later(StartMode.CONNECT);
    if (failure.isPresent()) {
      throw new CommandException(
          ExitCode.NO_SERVER, "tengen: cannot connect to the server: " + failure.get());
    }
    return ExitCode.DONE;
  }

  private ServerAddress server() throws CommandException {
    ServerAddress server =
        ServerAddress.parse(address)
            .orElseThrow(
                () ->
                    new CommandException(
                        ExitCode.COMMAND_LINE,
                        "tengen: invalid address, expected HOST:PORT: "
                            + address
                            + "; see tengen connect --help"));
    return connection.secured(server, tls);
  }
}
