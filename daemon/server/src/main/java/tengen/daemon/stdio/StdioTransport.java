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
 * Runs one session on a pair of streams, without Netty. A reader thread splits the input into
 * chunks; the calling thread is the session's loop and does all writing.
 */
public final class StdioTransport implements ClientPort {
  /** Maximum number of queued chunks; beyond it the reader blocks. */
  private static final int MAX_CHUNKS_AHEAD = 16;

  private static final int CHUNK_BYTES = 8192;

  /** Time to wait for the reader to end, in milliseconds. Not every input can be interrupted. */
  private static final long READER_END_MS = 50;

  private final InputStream in;
  private final OutputStream out;
  private final OutputStream error;
  private final LinkedBlockingQueue<Runnable> work = new LinkedBlockingQueue<>();
  private final Backpressure backpressure = new Backpressure(MAX_CHUNKS_AHEAD);
  private final StringBuilder written = new StringBuilder();
  private final CountDownLatch done = new CountDownLatch(1);
  private final Connection connection;
  private boolean open = true;
  private OptionalLong launchNanos = OptionalLong.empty();
  private long readNanos;
  private @Nullable Throwable fault;

  /**
   * Creates a transport over streams. Interrupts the reader when the session ends. The client may
   * name files, since it started this process.
   *
   * @param error for a protocol's messages outside of its replies
   * @param listener context of the session
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

  /**
   * Sets the arrival time of the client's first line to the start of this process. Must be called
   * before {@link #run}.
   *
   * @param nanos of {@link System#nanoTime}
   */
  public void launchedAt(long nanos) {
    launchNanos = OptionalLong.of(nanos);
  }

  /** Returns when the current chunk was read; the loop may process it later. */
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

  /**
   * Interrupts the reader and waits for it: a thread blocked in a system call delays the JVM's
   * exit.
   */
  private static void end(Thread reader) {
    reader.interrupt();
    try {
      reader.join(READER_END_MS);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  /**
   * Ends the session as at the end of its input, and waits for it. Called by signals. Thread-safe.
   */
  public void end(long atMostMs) {
    work.add(() -> connection.end("shutdown"));
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
        backpressure.enter();
        work.add(
            () -> {
              backpressure.leave();
              readNanos = nanos;
              connection.feed(bytes, 0, length, true);
            });
      }
      work.add(() -> connection.end("end of input"));
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    } catch (IOException | RuntimeException | Error e) {
      MemoryFailure.check(e);
      // The session must end, whatever has stopped the reader.
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
      // The client has closed standard error; the session continues without it.
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
      // The client has closed its end, so the session ends.
      open = false;
    }
    written.setLength(0);
  }

  /** Returns true: the loop itself blocks while the client does not read. */
  @Override
  public boolean ready() {
    return true;
  }

  @Override
  public void read(boolean wanted) {
    backpressure.open(wanted);
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
