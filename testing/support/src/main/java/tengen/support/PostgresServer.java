package tengen.support;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

/** Debian's PostgreSQL with its own cluster, on a loopback port. */
public final class PostgresServer implements AutoCloseable {
  private static final Path VERSIONS = Path.of("/usr/lib/postgresql");
  private static final String LOOPBACK = "127.0.0.1";

  private final Path bin;
  private final Path folder;
  private final int port;
  private final AtomicInteger databases = new AtomicInteger();
  private boolean isRunning;
  private final List<String> addresses = new ArrayList<>(List.of(LOOPBACK));

  private PostgresServer(Path bin, Path folder, int port) {
    this.bin = bin;
    this.folder = folder;
    this.port = port;
  }

  /**
   * Starts a server. Skips the test if PostgreSQL is missing, or fails it under {@code
   * -Dtengen.postgresql.required=true}.
   */
  public static PostgresServer start() throws IOException, InterruptedException {
    Optional<Path> bin = bin();
    if (bin.isEmpty()) {
      Foreign.missing("no PostgreSQL in " + VERSIONS, "postgresql");
    }
    Path folder = Files.createTempDirectory("tengen-postgresql");
    if (isRoot()) {
      finish(new ProcessBuilder("chown", "postgres", folder.toString()));
    }
    var server = new PostgresServer(bin.orElseThrow(), folder, freePort());
    server.run("initdb", "--auth=trust", "--no-sync", "-U", "tengen", "-E", "UTF8", "--locale=C");
    server.resume();
    return server;
  }

  private static Optional<Path> bin() throws IOException {
    if (!Files.isDirectory(VERSIONS)) {
      return Optional.empty();
    }
    try (Stream<Path> versions = Files.list(VERSIONS)) {
      return versions
          .map(version -> version.resolve("bin"))
          .filter(it -> Files.isExecutable(it.resolve("initdb")))
          .findFirst();
    }
  }

  private static int freePort() throws IOException {
    try (var socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }

  /** Returns whether the process is root, under which PostgreSQL refuses to run. */
  private static boolean isRoot() {
    return "root".equals(System.getProperty("user.name"));
  }

  private void run(String program, String... arguments) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    if (isRoot()) {
      command.addAll(List.of("setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"));
    }
    command.add(bin.resolve(program).toString());
    command.addAll(List.of("-D", folder.resolve("data").toString()));
    command.addAll(List.of(arguments));
    finish(new ProcessBuilder(command).directory(folder.toFile()));
  }

  private static void finish(ProcessBuilder command) throws IOException, InterruptedException {
    Path log = Files.createTempFile("tengen-postgresql", ".log");
    Process process = command.redirectErrorStream(true).redirectOutput(log.toFile()).start();
    String line = String.join(" ", command.command());
    if (Waits.exitCode(line, process, () -> "it said " + read(log)) != 0) {
      throw new IOException(line + ": " + Files.readString(log));
    }
    Files.delete(log);
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      return e.toString();
    }
  }

  /** Starts the server unless it is running. */
  public void resume() throws IOException, InterruptedException {
    if (isRunning) {
      return;
    }
    String options =
        String.format(
            Locale.ROOT,
            "-F -p %d -c listen_addresses=%s -c unix_socket_directories= -c shared_buffers=16MB",
            port,
            String.join(",", addresses));
    run("pg_ctl", "start", "-w", "-l", folder.resolve("log").toString(), "-o", options);
    isRunning = true;
  }

  /** Stops the server at once, without informing its clients. */
  public void stop() throws IOException, InterruptedException {
    run("pg_ctl", "stop", "-w", "-m", "immediate");
    isRunning = false;
  }

  /** Creates a database and returns its URL. */
  public String emptyDatabase() throws IOException, InterruptedException {
    String name = "games" + databases.incrementAndGet();
    String at = Integer.toString(port);
    String program = bin.resolve("createdb").toString();
    finish(new ProcessBuilder(program, "-h", "127.0.0.1", "-p", at, "-U", "tengen", name));
    return url(name);
  }

  private String url(String database) {
    return String.format(
        Locale.ROOT,
        "jdbc:postgresql://%s:%d/%s?user=tengen&password=secret",
        LOOPBACK,
        port,
        database);
  }

  /**
   * Restarts the server so that it also listens at another address, for clients in the same
   * network.
   */
  public void listenAt(String address) throws IOException, InterruptedException {
    Files.writeString(
        folder.resolve("data/pg_hba.conf"),
        "host all all " + address + "/24 trust\n",
        StandardOpenOption.APPEND);
    addresses.add(address);
    stop();
    resume();
  }

  /** Returns the URL of a database with another address. */
  public static String at(String address, String url) {
    return url.replace(LOOPBACK, address);
  }

  @Override
  public void close() throws IOException {
    try {
      stop();
      finish(new ProcessBuilder("rm", "-r", folder.toString()));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException(e);
    }
  }
}
