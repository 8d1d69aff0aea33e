package tengen.support;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import tengen.conformance.transcript.Peer;

/** A session behind a pair of streams: a socket's, or a process's. */
public final class StreamPeer implements Peer {
  private static final long PATIENCE_SECONDS = 30;
  private static final String END = "\0end";

  private final OutputStream out;
  private final Half endInput;
  private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();
  private final CountDownLatch gone = new CountDownLatch(1);
  private boolean open = true;
  private boolean ended;

  /** What closes one direction. */
  public interface Half {
    /** Closes it. */
    void close() throws IOException;
  }

  /** Reads {@code in} from now on, on a thread of its own. */
  public StreamPeer(InputStream in, OutputStream out, Half endInput) {
    this.out = out;
    this.endInput = endInput;
    Thread.ofPlatform().daemon().start(() -> read(in));
  }

  private void read(InputStream in) {
    var line = new StringBuilder();
    try {
      for (int next = in.read(); next >= 0; next = in.read()) {
        if (next == '\n') {
          lines.add(line.toString());
          line.setLength(0);
        } else {
          line.append((char) next);
        }
      }
    } catch (IOException _) {
      // The other side has gone: the end, as well.
    }
    if (!line.isEmpty()) {
      lines.add(line.toString());
    }
    lines.add(END);
    gone.countDown();
  }

  @Override
  public void send(byte[] bytes) throws IOException {
    try {
      out.write(bytes);
      out.flush();
    } catch (IOException e) {
      if (!isGone()) {
        throw e;
      }
    }
  }

  /** Who writes may learn of the other side's end a moment before who reads. */
  private boolean isGone() {
    try {
      return gone.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  /** Sends this text. */
  public void send(String text) throws IOException {
    send(text.getBytes(StandardCharsets.ISO_8859_1));
  }

  @Override
  public Optional<String> nextLine() throws InterruptedException {
    if (ended) {
      return Optional.empty();
    }
    String line = lines.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
    ended = END.equals(line);
    return ended ? Optional.empty() : Optional.ofNullable(line);
  }

  /** The next line; fails the test where there is none. */
  public String line() throws InterruptedException {
    return nextLine().orElseThrow(() -> new AssertionError("no answer"));
  }

  /** All further lines, to the end or until none comes in time. */
  public List<String> rest() throws InterruptedException {
    List<String> rest = new ArrayList<>();
    for (Optional<String> line = nextLine(); line.isPresent(); line = nextLine()) {
      rest.add(line.get());
    }
    return rest;
  }

  @Override
  public void endInput() throws IOException {
    if (open) {
      open = false;
      endInput.close();
    }
  }

  @Override
  public boolean ended() throws InterruptedException {
    return ended || (nextLine().isEmpty() && ended);
  }
}
