package tengen.support;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import tengen.conformance.transcript.Peer;

/** The client side of a session on a pair of streams, of a socket or a process. */
public final class StreamPeer implements Peer {
  private static final String END = "\0end";
  private static final int LOGGED_LINES = 20;
  private static final int LOGGED_CHARACTERS = 200;

  private final OutputStream out;
  private final Half endInput;
  private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();
  private final CountDownLatch inputEnded = new CountDownLatch(1);

  /** The last lines sent and received. Synchronized on itself. */
  private final Deque<String> log = new ArrayDeque<>();

  private boolean open = true;
  private boolean ended;

  /** Closes one direction of a connection. */
  public interface Half {
    /** Closes the direction. */
    void close() throws IOException;
  }

  /** Creates a peer that reads {@code in} on its own thread from now on. */
  public StreamPeer(InputStream in, OutputStream out, Half endInput) {
    this.out = out;
    this.endInput = endInput;
    Thread.ofPlatform().daemon().start(() -> read(new BufferedInputStream(in)));
  }

  private void read(InputStream in) {
    var line = new StringBuilder();
    try {
      for (int next = in.read(); next >= 0; next = in.read()) {
        if (next == '\n') {
          receive(line.toString());
          line.setLength(0);
        } else {
          line.append((char) next);
        }
      }
    } catch (IOException _) {
      // A broken connection also ends the stream.
    }
    if (!line.isEmpty()) {
      receive(line.toString());
    }
    log("<", "(end)");
    lines.add(END);
    inputEnded.countDown();
  }

  private void receive(String line) {
    log("<", line);
    lines.add(line);
  }

  private void log(String direction, String line) {
    String shown =
        line.length() <= LOGGED_CHARACTERS ? line : line.substring(0, LOGGED_CHARACTERS) + "...";
    synchronized (log) {
      log.add(direction + " " + shown);
      if (log.size() > LOGGED_LINES) {
        log.remove();
      }
    }
  }

  /** Returns the last lines sent ({@code >}) and received ({@code <}), for failure messages. */
  public String log() {
    synchronized (log) {
      return "the last lines:\n" + String.join("\n", log);
    }
  }

  @Override
  public void send(byte[] bytes) throws IOException {
    int shown = Math.min(bytes.length, LOGGED_CHARACTERS + 1);
    log(">", new String(bytes, 0, shown, StandardCharsets.ISO_8859_1).stripTrailing());
    try {
      out.write(bytes);
      out.flush();
    } catch (IOException _) {
      // The writer may detect the end of the connection before the reader.
      Waits.open("the end of the other side's output; " + log(), inputEnded);
    }
  }

  /** Sends a text. */
  public void send(String text) throws IOException {
    send(text.getBytes(StandardCharsets.ISO_8859_1));
  }

  @Override
  public Optional<String> nextLine() {
    if (ended) {
      return Optional.empty();
    }
    String line = Waits.next("a line or the end", lines, this::log);
    ended = END.equals(line);
    return ended ? Optional.empty() : Optional.of(line);
  }

  /** Returns the next line. Fails the test if the stream has ended. */
  public String line() {
    return nextLine().orElseThrow(() -> new AssertionError("no answer; " + log()));
  }

  /** Returns all further lines up to the end of the stream. */
  public List<String> rest() {
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
  public boolean ended() {
    return nextLine().isEmpty();
  }
}
