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
 * A program that runs as a child process, with a single thread talking to its standard streams
 * within a time limit. Its standard error is dropped. {@link #close} kills it with its child
 * processes, and so does the end of this process, during which {@link #start} and {@link #close} do
 * not return.
 */
public final class ChildProgram implements Peer, AutoCloseable {
  /** Maximum number of lines waiting to be read; a program that writes more is blocked. */
  private static final int MAX_WAITING_LINES = 1000;

  /**
   * Maximum length of a line in characters; longer lines are truncated. No protocol here has such
   * lines.
   */
  private static final int MAX_LINE_LENGTH = 1 << 16;

  /** Divisor of the time limit: the time that a program gets to end after its input was closed. */
  private static final int EXIT_TIME_DIVISOR = 4;

  private static final long EXIT_TIMEOUT_MS = 1000;

  private static final String END = "\0end";

  private final Process process;
  private final OutputStream out;
  private final LongSupplier nanoClock;
  private final long limitNanos;
  private final Thread hook;
  private final Thread reader;
  private final BlockingQueue<String> lines = new LinkedBlockingQueue<>(MAX_WAITING_LINES);
  private long deadlineNanos;
  private boolean isInputOpen = true;
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
   * Starts a program in this process's directory.
   *
   * @param command the program and its arguments
   * @param limit time limit from now on, after which no call waits any longer
   * @throws IOException if the program cannot be started
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
   * Blocks while this process ends: its child processes have been killed, so their answers do not
   * count.
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
          } else if (line.length() < MAX_LINE_LENGTH) {
            line.append((char) next);
          }
        }
      } catch (IOException _) {
        // The program was killed; treated as the end of its output.
      }
      if (!line.isEmpty()) {
        lines.put(line.toString());
      }
      lines.put(END);
    } catch (InterruptedException _) {
      // The program was closed: no line is read any more.
    }
  }

  /** Sends the bytes. If the program has ended, the end of its output reports that. */
  @Override
  public void send(byte[] bytes) {
    try {
      out.write(bytes);
      out.flush();
    } catch (IOException _) {
      isInputOpen = false;
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
    if (isInputOpen) {
      isInputOpen = false;
      out.close();
      long lastNanos = nanoClock.getAsLong() + limitNanos / EXIT_TIME_DIVISOR;
      deadlineNanos = Math.min(deadlineNanos, lastNanos);
    }
  }

  @Override
  public boolean ended() throws InterruptedException {
    return ended || (nextLine().isEmpty() && ended);
  }

  /** Returns the exit code, or empty if the program is still running. */
  public OptionalInt exitCode() throws InterruptedException {
    // The output may end a moment before the process.
    boolean isOver = process.waitFor(ended ? EXIT_TIMEOUT_MS : 0, TimeUnit.MILLISECONDS);
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
