package tengen.conformance;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.LongSupplier;
import tengen.conformance.transcript.Peer;

/**
 * Any program as a child of this process, spoken to over its standard streams by one thread, for a
 * bounded time in all. Its standard error is dropped. {@link #close} kills it with its own
 * children, and so does the end of this process, during which {@link #start} and {@link #close} do
 * not return.
 */
public final class ChildProgram implements Peer, AutoCloseable {
  /** Lines that wait to be read; a program that writes more waits itself. */
  private static final int MAX_WAITING = 1000;

  /** What is longer is cut; no protocol here has such lines. */
  private static final int MAX_LINE = 1 << 16;

  /** A program that was told that nothing more comes gets this part of its time to end. */
  private static final int LAST_WORDS = 4;

  private static final long LAST_MOMENT_MS = 1000;

  private static final String END = "\0end";

  private final Process process;
  private final OutputStream out;
  private final LongSupplier nanoClock;
  private final long limitNanos;
  private final Thread hook;
  private final Thread reader;
  private final BlockingQueue<String> lines = new LinkedBlockingQueue<>(MAX_WAITING);
  private long deadlineNanos;
  private boolean inputOpen = true;
  private boolean ended;

  private ChildProgram(Process process, Duration limit, LongSupplier nanoClock) {
    this.process = process;
    this.out = process.getOutputStream();
    this.nanoClock = nanoClock;
    this.limitNanos = limit.toNanos();
    this.deadlineNanos = nanoClock.getAsLong() + limitNanos;
    this.hook = new Thread(this::kill, "kill-" + process.pid());
    Runtime.getRuntime().addShutdownHook(hook);
    this.reader =
        Thread.ofPlatform()
            .daemon()
            .name("read-" + process.pid())
            .start(() -> read(process.getInputStream()));
  }

  /**
   * Starts a program in this process's folder.
   *
   * @param command the program and its arguments
   * @param limit from now on; no line comes later, and nothing waits longer
   * @throws IOException where it cannot be started
   */
  public static ChildProgram start(List<String> command, Duration limit, LongSupplier nanoClock)
      throws IOException {
    var builder = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD);
    Process process = builder.start();
    try {
      return new ChildProgram(process, limit, nanoClock);
    } catch (IllegalStateException _) {
      process.destroyForcibly();
      throw awaitEnd();
    }
  }

  /**
   * Blocks while this process ends. A signal has killed its children, so nothing that they answer
   * counts any more.
   */
  private static AssertionError awaitEnd() {
    while (true) {
      LockSupport.park();
    }
  }

  private void read(InputStream in) {
    var line = new StringBuilder();
    try {
      try {
        for (int next = in.read(); next >= 0; next = in.read()) {
          if (next == '\n') {
            lines.put(line.toString());
            line.setLength(0);
          } else if (line.length() < MAX_LINE) {
            line.append((char) next);
          }
        }
      } catch (IOException _) {
        // Killed: the end, as well.
      }
      if (!line.isEmpty()) {
        lines.put(line.toString());
      }
      lines.put(END);
    } catch (InterruptedException _) {
      // Closed: nobody reads on.
    }
  }

  /** A program that has ended takes no more; its output then says so. */
  @Override
  public void send(byte[] bytes) {
    try {
      out.write(bytes);
      out.flush();
    } catch (IOException _) {
      inputOpen = false;
    }
  }

  @Override
  public Optional<String> nextLine() throws InterruptedException {
    if (ended) {
      return Optional.empty();
    }
    long leftNanos = Math.max(0, deadlineNanos - nanoClock.getAsLong());
    String line = lines.poll(leftNanos, TimeUnit.NANOSECONDS);
    ended = END.equals(line);
    return ended ? Optional.empty() : Optional.ofNullable(line);
  }

  @Override
  public void endInput() throws IOException {
    if (inputOpen) {
      inputOpen = false;
      out.close();
      long lastNanos = nanoClock.getAsLong() + limitNanos / LAST_WORDS;
      deadlineNanos = Math.min(deadlineNanos, lastNanos);
    }
  }

  @Override
  public boolean ended() throws InterruptedException {
    return ended || (nextLine().isEmpty() && ended);
  }

  /** Its exit code; empty: it runs still. */
  public OptionalInt exitCode() throws InterruptedException {
    // The end of its output is seen a moment before its own.
    boolean isOver = process.waitFor(ended ? LAST_MOMENT_MS : 0, TimeUnit.MILLISECONDS);
    return isOver ? OptionalInt.of(process.exitValue()) : OptionalInt.empty();
  }

  private void kill() {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
  }

  @Override
  public void close() {
    kill();
    reader.interrupt();
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException _) {
      throw awaitEnd();
    }
  }
}
