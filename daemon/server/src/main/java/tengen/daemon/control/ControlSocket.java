package tengen.daemon.control;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.ConnectException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tengen.daemon.Logs;
import tengen.host.memory.MemoryFailure;

/**
 * The daemon's control interface: a Unix-domain socket, protected by its file's permissions. A
 * client sends one line; the daemon replies with lines and closes the connection. Each client has
 * its own thread.
 */
public final class ControlSocket implements AutoCloseable {
  private static final int MAX_REQUEST_LENGTH = 200;

  /** Delay after a failure to accept, usually caused by the limit of open files, in nanoseconds. */
  private static final long RETRY_DELAY_NANOS = TimeUnit.SECONDS.toNanos(1);

  /**
   * Directories below this one are created by a service manager ({@code RuntimeDirectory=}) and
   * removed with the service.
   */
  private static final Path MADE_BY_SERVICES = Path.of("/run");

  private final Path file;
  private final ServerSocketChannel server;

  private ControlSocket(Path file, ServerSocketChannel server) {
    this.file = file;
    this.server = server;
  }

  /**
   * Creates the socket, accessible to this user only. Clients wait until {@link #serve}. Replaces a
   * stale file of a killed daemon.
   *
   * @throws IOException if it fails; the message tells why
   */
  public static ControlSocket open(Path file) throws IOException {
    if (Files.exists(file)) {
      takeAway(file);
    }
    ServerSocketChannel server = ServerSocketChannel.open(StandardProtocolFamily.UNIX);
    try {
      server.bind(UnixDomainSocketAddress.of(file));
      Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
    } catch (IOException | RuntimeException e) {
      server.close();
      throw new IOException(
          "cannot listen at %s: %s; use a short path in a writable directory"
              .formatted(file, e.getMessage()),
          e);
    }
    return new ControlSocket(file, server);
  }

  /**
   * Returns why no daemon can listen at a file, which is tried if the file does not exist. Empty if
   * one can, if a socket exists, or if a service manager creates the directory later.
   */
  public static Optional<String> objection(Path file) {
    boolean isSocket = Files.exists(file) && !isOther(file);
    if (isSocket || awaitsService(file.toAbsolutePath().getParent())) {
      return Optional.empty();
    }
    try (ControlSocket _ = open(file)) {
      return Optional.empty();
    } catch (IOException e) {
      return Optional.of(String.valueOf(e.getMessage()));
    }
  }

  private static boolean isOther(Path file) {
    return Files.isRegularFile(file) || Files.isDirectory(file);
  }

  private static boolean awaitsService(@Nullable Path folder) {
    return folder != null && folder.startsWith(MADE_BY_SERVICES) && !Files.exists(folder);
  }

  /** Starts to answer clients, including those already connected. */
  public void serve(Function<String, List<String>> answers) {
    var thread = new Thread(() -> acceptAll(answers), "control");
    thread.setDaemon(true);
    thread.start();
  }

  private static void takeAway(Path file) throws IOException {
    if (isOther(file)) {
      throw new IOException(
          file + " is not a socket; use the path of a socket, or one that does not exist");
    }
    try (SocketChannel _ = SocketChannel.open(UnixDomainSocketAddress.of(file))) {
      throw new IOException("another process listens at " + file + "; stop it or use another path");
    } catch (ConnectException _) {
      Files.delete(file);
    }
  }

  private void acceptAll(Function<String, List<String>> answers) {
    while (server.isOpen()) {
      try {
        SocketChannel client = server.accept();
        // Virtual threads would need a file descriptor of their own, and fail permanently if none
        // is free at first.
        Thread.ofPlatform().daemon().name("control-client").start(() -> serve(client, answers));
      } catch (IOException e) {
        if (server.isOpen()) {
          warn(e);
          LockSupport.parkNanos(RETRY_DELAY_NANOS);
        }
      }
    }
  }

  private static void serve(SocketChannel client, Function<String, List<String>> answers) {
    try (client) {
      answer(client, answers);
    } catch (IOException | RuntimeException | Error e) {
      MemoryFailure.recover(e);
      warn(e);
    }
  }

  private static void warn(Throwable why) {
    Logs.warn("control socket failed", "error", why);
  }

  private static void answer(SocketChannel client, Function<String, List<String>> answers)
      throws IOException {
    var reader =
        new BufferedReader(Channels.newReader(client, StandardCharsets.UTF_8), MAX_REQUEST_LENGTH);
    String asked = reader.readLine();
    List<String> lines = asked == null ? List.of() : answers.apply(asked);
    var text = new StringBuilder();
    lines.forEach(line -> text.append(line).append('\n'));
    ByteBuffer bytes = StandardCharsets.UTF_8.encode(text.toString());
    while (bytes.hasRemaining()) {
      client.write(bytes);
    }
  }

  /**
   * Sends a line to the daemon at a file and returns its reply; blocks until it is complete.
   *
   * @throws IOException if none listens there
   */
  public static List<String> ask(Path file, String line) throws IOException {
    try (SocketChannel daemon = SocketChannel.open(UnixDomainSocketAddress.of(file))) {
      daemon.write(StandardCharsets.UTF_8.encode(line + "\n"));
      daemon.shutdownOutput();
      return new BufferedReader(Channels.newReader(daemon, StandardCharsets.UTF_8))
          .lines()
          .toList();
    }
  }

  @Override
  public void close() {
    try {
      server.close();
      Files.deleteIfExists(file);
    } catch (IOException e) {
      warn(e);
    }
  }
}
