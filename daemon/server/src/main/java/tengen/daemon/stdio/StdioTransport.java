package tengen.daemon.stdio;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import tengen.daemon.session.ClientAddress;
import tengen.daemon.session.ClientPort;
import tengen.daemon.session.Connection;
import tengen.daemon.session.ListenerContext;
import tengen.daemon.session.Outbox;
import tengen.host.memory.MemoryFailure;
import tengen.host.plugin.Interrupts;

/**
 * One session on a pair of streams, without Netty. A reader thread cuts the input into chunks; the
 * calling thread is the session's loop and the only one that writes.
 */
public final class StdioTransport implements ClientPort {
  /** Chunks that may wait for the loop; with them full the reader waits too. */
  private static final int CHUNKS_AHEAD = 16;

  private static final int CHUNK_BYTES = 8192;

  /** An input that cannot be interrupted is not waited for longer. */
  private static final long READER_END_MS = 50;

  private final InputStream in;
  private final OutputStream out;
  private final OutputStream error;
  private final LinkedBlockingQueue<Runnable> work = new LinkedBlockingQueue<>();
  private final Backpressure gate = new Backpressure(CHUNKS_AHEAD);
  private final StringBuilder written = new StringBuilder();
  private final CountDownLatch done = new CountDownLatch(1);
  private final Connection connection;
  private boolean open = true;
  private OptionalLong launchNanos = OptionalLong.empty();
  private long readNanos;
  private @Nullable Throwable fault;

  /**
   * A transport over these streams. It interrupts its reading when the session has ended. Whoever
   * holds the other ends started this process, so it may have it read files.
   *
   * @param error for what a protocol has to say beside its replies
   * @param listener what the session may be; its searches run elsewhere
   */
  public StdioTransport(
      InputStream in, OutputStream out, OutputStream error, ListenerContext listener) {
    this.in = in;
    this.out = out;
    this.error = error;
    ListenerContext own = listener.withFiles();
    this.connection =
        new Connection(
            own,
            work::add,
            Outbox.to(this, own, ClientAddress.STDIO),
            Optional::empty,
            this::readNanos,
            ClientAddress.STDIO);
  }

  /** Before it runs: the client's first line counts as read then, when it started this process. */
  public void launchedAt(long nanos) {
    launchNanos = OptionalLong.of(nanos);
  }

  /** When the chunk that the loop is at was read: on busy cores the loop comes to it later. */
  private long readNanos() {
    return readNanos;
  }

  /** Runs the session to its end on the calling thread. */
  public void run() {
    var reader = new Thread(this::read, "stdin");
    reader.setDaemon(true);
    reader.start();
    try {
      while (open) {
        Interrupts.take(work).run();
      }
    } finally {
      connection.abort("output lost");
      end(reader);
      done.countDown();
    }
    if (fault != null) {
      throw new IllegalStateException("the session failed", fault);
    }
  }

  /** A thread that blocks in a system call would hold the JVM's exit up by 300 ms. */
  private static void end(Thread reader) {
    reader.interrupt();
    try {
      reader.join(READER_END_MS);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  /**
   * Ends the session as the end of the input would, and waits until it has ended. Any thread: this
   * is what a signal does.
   */
  public void end(long atMostMs) {
    work.add(() -> connection.end("told to stop"));
    try {
      done.await(atMostMs, TimeUnit.MILLISECONDS);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  private void read() {
    try {
      byte[] chunk = new byte[CHUNK_BYTES];
      OptionalLong launched = launchNanos;
      for (int count = in.read(chunk); count >= 0; count = in.read(chunk)) {
        byte[] bytes = chunk;
        int length = count;
        long nanos = launched.orElseGet(System::nanoTime);
        launched = OptionalLong.empty();
        chunk = new byte[CHUNK_BYTES];
        gate.enter();
        work.add(
            () -> {
              gate.leave();
              readNanos = nanos;
              connection.feed(bytes, 0, length, true);
            });
      }
      work.add(() -> connection.end("end of input"));
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    } catch (IOException | RuntimeException | Error e) {
      MemoryFailure.check(e);
      // Whatever stops the reading, the session must hear of its end.
      work.add(() -> connection.end("input lost: " + e));
    }
  }

  @Override
  public void write(String text) {
    written.append(text);
  }

  @Override
  public void aside(String text) {
    try {
      error.write((text + "\n").getBytes(StandardCharsets.UTF_8));
      error.flush();
    } catch (IOException _) {
      // Nobody reads it: the session goes on without.
    }
  }

  @Override
  public void flush() {
    if (written.isEmpty()) {
      return;
    }
    try {
      out.write(written.toString().getBytes(StandardCharsets.UTF_8));
      out.flush();
    } catch (IOException e) {
      // The peer is gone: what is left of the session has no reader.
      open = false;
    }
    written.setLength(0);
  }

  /** Always: the loop itself waits while the client does not read. */
  @Override
  public boolean ready() {
    return true;
  }

  @Override
  public void read(boolean wanted) {
    gate.open(wanted);
  }

  @Override
  public void fail(Throwable why) {
    fault = why;
    open = false;
  }

  @Override
  public void close() {
    flush();
    open = false;
  }
}
