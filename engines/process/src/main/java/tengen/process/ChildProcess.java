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
 * A running external program. No call blocks on it: separate threads write its input and read both
 * outputs through bounded queues. A program that writes faster than it is read is blocked by its
 * pipe. {@link #kill} and {@link #end} may be called from any thread, all other methods by one
 * thread at a time.
 */
final class ChildProcess {
  private static final int MAX_LINES_WAITING = 1000;
  private static final int MAX_WRITES_WAITING = 1000;
  private static final int MAX_ERROR_LINES = 8;

  /**
   * Time for a program to exit after its quit command, in milliseconds; hosts have 300 ms for their
   * own exit.
   */
  private static final long QUIT_TIMEOUT_MS = 150;

  /**
   * Time for a program to exit after its output has ended, in milliseconds; ample even on a busy
   * machine.
   */
  private static final long EXIT_TIMEOUT_MS = 2000;

  /** Queue entry for the end of the output; no line contains an LF. */
  private static final String END_OF_OUTPUT = "\n";

  private static final byte[] END_OF_INPUT = {};

  private final Process process;
  private final ProcessReaper reaper;
  private final ProgramTranscript transcript;
  private final BlockingQueue<String> lines = new LinkedBlockingQueue<>(MAX_LINES_WAITING);
  private final BlockingQueue<byte[]> writes = new LinkedBlockingQueue<>(MAX_WRITES_WAITING);
  private final RecentLines errors = new RecentLines(MAX_ERROR_LINES);
  private final Thread reader;
  private final Thread errorReader;
  private final Thread writer;
  private volatile boolean ended;

  private ChildProcess(
      Process process, ProcessReaper reaper, ProgramTranscript transcript, ThreadFactory threads) {
    this.process = process;
    this.reaper = reaper;
    this.transcript = transcript;
    this.reader = threads.newThread(this::readOutput);
    this.errorReader = threads.newThread(this::readErrors);
    this.writer = threads.newThread(this::write);
  }

  static ChildProcess start(
      Launch launch, ProcessReaper reaper, ProgramTranscript transcript, ThreadFactory threads)
      throws IOException {
    var child = new ChildProcess(reaper.start(launch), reaper, transcript, threads);
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
      read(
          process.getInputStream(),
          line -> {
            transcript.received(line);
            lines.put(line);
          });
      ended = true;
      lines.put(END_OF_OUTPUT);
    } catch (InterruptedException _) {
      ended = true;
      lines.offer(END_OF_OUTPUT); // wakes a caller that waits for a line
    }
  }

  private void readErrors() {
    try {
      read(
          process.getErrorStream(),
          line -> {
            transcript.reported(line);
            errors.add(line);
          });
    } catch (InterruptedException _) {
      // Cannot happen: adding a line does not block.
    }
  }

  private static void read(InputStream in, Lines.Sink sink) throws InterruptedException {
    try {
      Lines.read(in, sink);
    } catch (IOException _) {
      // The program was killed; treated as the end of its output.
    }
  }

  private void write() {
    try (OutputStream out = process.getOutputStream()) {
      for (byte[] next = writes.take(); next.length > 0; next = writes.take()) {
        out.write(next);
        out.flush();
      }
    } catch (IOException | InterruptedException _) {
      // The program no longer reads or was killed; the end of its output reports that.
    }
  }

  /**
   * Queues whole lines, each with its LF.
   *
   * @throws ProgramException TIMED_OUT if the program does not read its input
   */
  void send(String text) throws ProgramException {
    transcript.sent(text);
    if (!writes.offer(text.getBytes(StandardCharsets.UTF_8))) {
      throw new ProgramException(ProgramException.Kind.TIMED_OUT, "reads nothing");
    }
  }

  /**
   * Returns the next line, or empty if none arrives in time.
   *
   * @throws ProgramException DIED if the output has ended
   */
  Optional<String> nextLine(long atMostMs) throws ProgramException, InterruptedException {
    String line =
        ended && lines.isEmpty() ? END_OF_OUTPUT : lines.poll(atMostMs, TimeUnit.MILLISECONDS);
    if (END_OF_OUTPUT.equals(line)) {
      throw new ProgramException(ProgramException.Kind.DIED, "died");
    }
    return Optional.ofNullable(line);
  }

  /** Discards the lines received so far. */
  void discardLines() {
    lines.clear();
  }

  /**
   * Kills the program, even if interrupted, and returns its exit code and the last lines of its
   * standard error.
   */
  String killAndDescribe() throws InterruptedException {
    boolean byItself;
    try {
      byItself = process.waitFor(ended ? EXIT_TIMEOUT_MS : 0, TimeUnit.MILLISECONDS);
    } finally {
      kill();
    }
    errorReader.join(EXIT_TIMEOUT_MS);
    String errorText = errors.toString();
    return (byItself ? "exit code " + process.exitValue() : "killed")
        + (errorText.isEmpty() ? "" : "; its standard error: " + errorText);
  }

  /**
   * Kills the program and its child processes at once; its output so far can still be read. Kills
   * the program first, since one that waits for a child would answer when the child ends.
   */
  void kill() {
    // Read first: the children of an ended program are unknown.
    List<ProcessHandle> descendants = process.descendants().toList();
    process.toHandle().destroyForcibly();
    descendants.forEach(ProcessHandle::destroyForcibly);
    reader.interrupt();
    writer.interrupt();
  }

  /** Sends the quit command, waits for a moment, and kills what is left. */
  void end(String quitCommand) {
    // Read first: the children of an ended program are unknown.
    List<ProcessHandle> descendants = process.descendants().toList();
    transcript.sent(quitCommand);
    writes.offer(quitCommand.getBytes(StandardCharsets.UTF_8));
    writes.offer(END_OF_INPUT);
    try {
      process.waitFor(QUIT_TIMEOUT_MS, TimeUnit.MILLISECONDS);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
    kill();
    descendants.forEach(ProcessHandle::destroyForcibly);
    reaper.ended(process);
  }
}
