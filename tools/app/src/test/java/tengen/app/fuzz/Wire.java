package tengen.app.fuzz;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import tengen.support.Waits;

/** A client socket that splits its output at random places and reads continuously. */
final class Wire implements AutoCloseable {
  private static final long CAP_MS = Waits.CAP.toMillis();

  private final Socket socket;
  private final SplittableRandom random;
  private final List<String> received = new ArrayList<>();
  private boolean ended;

  Wire(int port, SplittableRandom random) throws IOException {
    this.socket = new Socket(InetAddress.getLoopbackAddress(), port);
    this.random = random;
    Thread.ofVirtual().start(this::read);
  }

  private void read() {
    try {
      InputStream in = socket.getInputStream();
      var line = new StringBuilder();
      for (int next = in.read(); next >= 0; next = in.read()) {
        if (next == '\n') {
          add(line.toString());
          line.setLength(0);
        } else {
          line.append((char) next);
        }
      }
      if (!line.isEmpty()) {
        add("without its end: " + line);
      }
    } catch (IOException e) {
      add("lost: " + e.getMessage());
    }
    end();
  }

  private synchronized void add(String line) {
    received.add(line);
    notifyAll();
  }

  private synchronized void end() {
    ended = true;
    notifyAll();
  }

  /** Sends a text in random pieces, some of them delayed. */
  void send(String text) throws IOException, InterruptedException {
    byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
    int sent = 0;
    while (sent < bytes.length) {
      int most = random.nextInt(4) == 0 ? 3 : bytes.length;
      int count = Math.min(1 + random.nextInt(most), bytes.length - sent);
      socket.getOutputStream().write(bytes, sent, count);
      sent += count;
      if (random.nextInt(8) == 0) {
        Thread.sleep(random.nextInt(20));
      }
    }
  }

  void endInput() throws IOException {
    socket.shutdownOutput();
  }

  /** Closes the connection with a reset. */
  void reset() throws IOException {
    socket.setSoLinger(true, 0);
    socket.close();
  }

  /** Returns all lines received so far. */
  synchronized List<String> received() {
    return List.copyOf(received);
  }

  /** Waits for {@code count} lines of this kind or the end of the session. */
  synchronized void await(int count, Predicate<String> kind) throws InterruptedException {
    long until = System.currentTimeMillis() + CAP_MS;
    while (!ended && received.stream().filter(kind).count() < count) {
      waitUntil(until, "answer");
    }
  }

  /** Waits for the end of the session and returns all lines. */
  synchronized List<String> awaitEnd() throws InterruptedException {
    long until = System.currentTimeMillis() + CAP_MS;
    while (!ended) {
      waitUntil(until, "end of the session");
    }
    return received;
  }

  private void waitUntil(long until, String what) throws InterruptedException {
    long left = until - System.currentTimeMillis();
    if (left <= 0) {
      throw new AssertionError("no " + what + "; so far " + received);
    }
    wait(left);
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
