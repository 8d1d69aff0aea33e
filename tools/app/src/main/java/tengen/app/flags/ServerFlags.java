package tengen.app.flags;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import tengen.app.output.CommandException;
import tengen.app.output.ExitCode;
import tengen.daemon.connect.ServerAddress;
import tengen.daemon.connect.TrustedServers;

/** Options for the connection to a server. */
public final class ServerFlags {
  @Option(
      names = "--ca",
      paramLabel = "FILE.pem",
      description = "Use TLS and trust only these certificates.")
  @Nullable Path authorities;

  @Option(
      names = "--token",
      paramLabel = "TOKEN",
      description = "Access token, if the daemon requires login.")
  public @Nullable String token;

  @Option(
      names = "--patience",
      paramLabel = "SECONDS",
      description = "Maximum time to wait for the server; default: ${DEFAULT-VALUE}.")
  int reconnectTimeoutSeconds = 30;

  public ServerFlags() {}

  /** Returns the access token. */
  public Optional<String> login() {
    return Optional.ofNullable(token);
  }

  /** Returns the maximum time to connect and to reconnect. */
  public Duration timeout() {
    return Duration.ofSeconds(reconnectTimeoutSeconds);
  }

  /** Returns the address, encrypted if TLS was asked for or certificates were named. */
  public ServerAddress secured(ServerAddress server, boolean tls) throws CommandException {
    if (!tls && authorities == null) {
      return server;
    }
    try {
      return server.with(TrustedServers.factory(Optional.ofNullable(authorities)));
    } catch (IOException e) {
      throw new CommandException(ExitCode.COMMAND_LINE, "tengen: --ca: " + e.getMessage(), e);
    }
  }
}
