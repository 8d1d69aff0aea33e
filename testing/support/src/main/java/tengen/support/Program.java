package tengen.support;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/** A process with its standard streams. Closing kills it. */
public final class Program implements AutoCloseable {
  private final String name;
  private final Process process;
  private final StreamPeer peer;
  private final CompletableFuture<String> errors = new CompletableFuture<>();

  private Program(String name, Process process) {
    this.name = name + ", process " + process.pid();
    this.process = process;
    this.peer =
        new StreamPeer(
            process.getInputStream(), process.getOutputStream(), process.getOutputStream()::close);
    Thread.ofPlatform().daemon().start(() -> errors.complete(text(process.getErrorStream())));
  }

  /** Starts a command in this folder with default signal handling. */
  public static Program start(Path folder, List<String> command) throws IOException {
    return new Program(
        String.join(" ", command),
        new ProcessBuilder(DefaultSignals.before(command)).directory(folder.toFile()).start());
  }

  /** Returns its standard input and output. */
  public StreamPeer peer() {
    return peer;
  }

  /** Returns its process id. */
  public long pid() {
    return process.pid();
  }

  /** Returns whether it is running. */
  public boolean isAlive() {
    return process.isAlive();
  }

  /** Sends a signal by name: {@code TERM}, {@code KILL}, {@code STOP} or {@code CONT}. */
  public void signal(String name) throws IOException, InterruptedException {
    ProcessSignal.send(pid(), name);
  }

  /** Waits for its end and returns the exit code. */
  public int exitCode() {
    return Waits.exitCode(name, process, peer::log);
  }

  /** Waits for its end and returns its output on standard error. */
  public String errors() {
    return Waits.get("the end of standard error of " + name, errors);
  }

  private static String text(InputStream stream) {
    try {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
  }
}
