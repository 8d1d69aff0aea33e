package tengen.app;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tengen.support.Program;
import tengen.support.StreamPeer;
import tengen.support.Waits;

/** A daemon process with one auto-detecting listener at a free port. Closing kills it. */
public final class Server implements AutoCloseable {
  private static final Pattern LISTENING =
      Pattern.compile("listening address=\\S+:(\\d+) listener=any ");

  private final Program program;
  private final int port;

  private Server(Program program, int port) {
    this.program = program;
    this.port = port;
  }

  /** Returns a free port. */
  public static int freePort() throws IOException {
    try (var free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return free.getLocalPort();
    }
  }

  /**
   * Starts a daemon and waits until it listens.
   *
   * @param scratch folder for its configuration and log
   */
  static Server start(Distribution distribution, Path scratch) throws IOException {
    return start(distribution, scratch, "nogo-classic");
  }

  /** Starts a daemon with this engine for GTP. */
  static Server start(Distribution distribution, Path scratch, String gtpEngine)
      throws IOException {
    return start(List.of(distribution.launcher()), scratch, gtpEngine);
  }

  /** Starts a daemon with this command line in place of the launcher. */
  static Server start(List<String> launcher, Path scratch, String gtpEngine) throws IOException {
    return serve(
        launcher,
        scratch,
        """
        listeners:
          - {name: any, port: 0, engines: {gomocup: quick, gtp: %s}}
        engines:
          quick: {plugin: gomoku, options: {level: 20}}
        pools: {memory-mib: 64}
        """
            .formatted(gtpEngine));
  }

  /**
   * Starts a daemon with this configuration, whose first listener must be named {@code any}.
   * Disables the archive unless the configuration names one.
   */
  public static Server serve(Distribution distribution, Path scratch, String yaml)
      throws IOException {
    return serve(List.of(distribution.launcher()), scratch, yaml);
  }

  /** Starts a daemon with this command line in place of the launcher and this configuration. */
  public static Server serve(List<String> launcher, Path scratch, String yaml) throws IOException {
    Path log = scratch.resolve("server.log");
    Path config = scratch.resolve("server.yaml");
    Files.writeString(
        config,
        yaml
            + (yaml.contains("archive:") ? "" : "archive: {url: null}\n")
            + "logging: {level: info, lines-per-minute: 1000000, file: "
            + log
            + "}\n");
    List<String> command = new ArrayList<>(launcher);
    command.addAll(List.of("serve", "--config", config.toString()));
    Program program = Program.start(scratch, command);
    try {
      return new Server(program, awaitPort(program, log));
    } catch (AssertionError e) {
      program.close();
      throw new AssertionError(e.getMessage() + "; " + program.errors() + logText(log), e);
    }
  }

  private static String logText(Path log) throws IOException {
    try {
      return Files.readString(log);
    } catch (NoSuchFileException _) {
      return "";
    }
  }

  private static int awaitPort(Program program, Path log) {
    return Waits.until(
            "a server that listens", () -> listening(program, log), OptionalInt::isPresent)
        .getAsInt();
  }

  private static OptionalInt listening(Program program, Path log) throws IOException {
    Matcher listening = LISTENING.matcher(logText(log));
    if (listening.find()) {
      return OptionalInt.of(Integer.parseInt(listening.group(1)));
    }
    if (!program.isAlive()) {
      throw new AssertionError("the server has ended");
    }
    return OptionalInt.empty();
  }

  public int port() {
    return port;
  }

  public Program program() {
    return program;
  }

  public StreamPeer connect() throws IOException {
    var socket = new Socket(InetAddress.getLoopbackAddress(), port);
    return new StreamPeer(
        socket.getInputStream(), socket.getOutputStream(), socket::shutdownOutput);
  }

  /**
   * Returns the command line of a client process that asks for a move, then neither reads nor
   * exits.
   */
  List<String> abandonedClient() {
    return List.of(
        "bash",
        "-c",
        "exec 3<>/dev/tcp/127.0.0.1/"
            + port
            + "; printf 'genmove b\\n' >&3; echo asked; read -r _");
  }

  @Override
  public void close() {
    program.close();
  }
}
