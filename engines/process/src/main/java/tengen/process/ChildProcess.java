package tengen.process;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;

/**
 * A running program. Nothing that it does or leaves undone blocks a caller: its input is written
 * and its two outputs are read by threads of their own, through bounded queues. A program that
 * writes faster than it is read waits. {@link #kill} and {@link #end} may come from any thread, the
 * rest from one at a time.
 */
final class Child {
  private static final int MAX_LINES_WAITING = 1000;
  private static final int MAX_WRITES_WAITING = 1000;
  private static final int ERRORS_KEPT = 8;

  /** A program that was told to end gets so long; hosts have 300 ms for their own end. */
  private static final long FAREWELL_MS = 150;

  /** A program whose output has ended gets so long to exit; ample for a machine that is busy. */
  private static final long EXIT_MS = 2000;

  /** No line holds an LF. */
  private static final String END_OF_OUTPUT = "\n";

  private static final byte[] END_OF_INPUT = {};

  private final Process process;
  private final Watcher watcher;
  private final BlockingQueue<String> lines = new LinkedBlockingQueue<>(MAX_LINES_WAITING);
  private final BlockingQueue<byte[]> writes = new LinkedBlockingQueue<>(MAX_WRITES_WAITING);
  private final Tail errors = new Tail(ERRORS_KEPT);
  private final Thread reader;
  private final Thread errorReader;
  private final Thread writer;
  private volatile boolean ended;

  private Child(Process process, Watcher watcher, ThreadFactory threads) {
    this.process = process;
    this.watcher = watcher;
    this.reader = threads.newThread(this::readOutput);
    this.errorReader = threads.newThread(this::readErrors);
    this.writer = threads.newThread(this::write);
  }

  static Child start(Launch launch, Watcher watcher, ThreadFactory threads) throws IOException {
    var child = new Child(watcher.start(launch), watcher, threads);
    try {
      child.reader.start();
      child.errorReader.start();
      child.writer.start();
    } catch (RuntimeException | Error e) {
      child.kill();
      throw e;
    }
    return child;
  }

  private void readOutput() {
    try {
      read(process.getInputStream(), lines::put);
      ended = true;
      lines.put(END_OF_OUTPUT);
    } catch (InterruptedException _) {
      ended = true; // Killed: nobody reads on.
    }
  }

  private void readErrors() {
    try {
      read(process.getErrorStream(), errors::add);
    } catch (InterruptedException _) {
      // Never: keeping a line does not block.
    }
  }

  private static void read(InputStream in, Lines.Sink sink) throws InterruptedException {
    try {
      Lines.read(in, sink);
    } catch (IOException _) {
      // Killed: the end, as well.
    }
  }

  private void write() {
    try (OutputStream out = process.getOutputStream()) {
      for (byte[] next = writes.take(); next.length > 0; next = writes.take()) {
        out.write(next);
        out.flush();
      }
    } catch (IOException | InterruptedException _) {
      // It reads no more, or was killed; the end of its output says so.
    }
  }

  /** Hands whole lines over, each with its LF. */
  void send(String text) throws ProgramFault {
    if (!writes.offer(text.getBytes(StandardCharsets.UTF_8))) {
      throw new ProgramFault(ProgramFault.Kind.SILENT, "reads nothing");
    }
  }

  /** The next line; empty if none comes in time. */
  Optional<String> nextLine(long atMostMs) throws ProgramFault, InterruptedException {
    String line =
        ended && lines.isEmpty() ? END_OF_OUTPUT : lines.poll(atMostMs, TimeUnit.MILLISECONDS);
    if (END_OF_OUTPUT.equals(line)) {
      throw new ProgramFault(ProgramFault.Kind.DIED, "died");
    }
    return Optional.ofNullable(line);
  }

  /** Forgets what it said unasked. */
  void forget() {
    lines.clear();
  }

  /**
   * Kills it, if interrupted too, and says what it left: its exit code and the last lines of its
   * standard error.
   */
  String postMortem() throws InterruptedException {
    boolean byItself;
    try {
      byItself = process.waitFor(ended ? EXIT_MS : 0, TimeUnit.MILLISECONDS);
    } finally {
      kill();
    }
    errorReader.join(EXIT_MS);
    String said = errors.toString();
    return (byItself ? "exit code " + process.exitValue() : "killed")
        + (said.isEmpty() ? "" : "; its standard error: " + said);
  }

  /**
   * Ends it and its own children at once; what it has written can be read still. The program comes
   * first: one that waits for a child would answer when that child ends.
   */
  void kill() {
    List<ProcessHandle> descendants = process.descendants().toList(); // unknown once it is gone
    process.toHandle().destroyForcibly();
    descendants.forEach(ProcessHandle::destroyForcibly);
    reader.interrupt();
    writer.interrupt();
  }

  /** Tells it to end, waits for a moment, and kills what is left. */
  void end(String farewell) {
    List<ProcessHandle> descendants = process.descendants().toList(); // unknown once it is gone
    writes.offer(farewell.getBytes(StandardCharsets.UTF_8));
    writes.offer(END_OF_INPUT);
    try {
      process.waitFor(FAREWELL_MS, TimeUnit.MILLISECONDS);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
    kill();
    descendants.forEach(ProcessHandle::destroyForcibly);
    watcher.ended(process);
  }
}
