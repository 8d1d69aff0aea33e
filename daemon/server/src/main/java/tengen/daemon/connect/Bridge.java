package tengen.daemon.connect;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import javax.net.ssl.SSLHandshakeException;
import org.jspecify.annotations.Nullable;
import tengen.protocol.Line;
import tengen.protocol.registry.Dialects;
import tengen.protocol.registry.FirstLine;

/**
 * A client on a pair of streams and a server far away. The client learns nothing of connections
 * that break, where the session can go on; where it cannot, it gets what ends its game by the rules
 * of its protocol. One thread reads the client, one sends to the server, the calling one receives.
 */
public final class Bridge {
  private static final long FIRST_PAUSE_NANOS = 250_000_000;
  private static final long LONGEST_PAUSE_NANOS = 5_000_000_000L;

  private static final long READER_END_MS = 50;

  private final InputStream in;
  private final OutputStream out;
  private final ServerAddress server;
  private final boolean webSocket;
  private final Optional<String> token;
  private final Duration patience;
  private final ResendBuffer resendBuffer = new ResendBuffer();
  private final GtpDebts debts = new GtpDebts();
  private final ResumePoint resume = new ResumePoint();
  private final CountDownLatch spoken = new CountDownLatch(1);
  private volatile @Nullable Speech speech;
  private boolean isRead = true;

  /**
   * A bridge that has not begun.
   *
   * @param webSocket whether the session can be resumed
   * @param token the client's login
   * @param patience how long a server may be away
   */
  public Bridge(
      InputStream in,
      OutputStream out,
      ServerAddress server,
      boolean webSocket,
      Optional<String> token,
      Duration patience) {
    this.in = in;
    this.out = out;
    this.server = server;
    this.webSocket = webSocket;
    this.token = token;
    this.patience = patience;
  }

  /** Runs to the session's end. Returns why it came before the client's; empty: it did not. */
  public Optional<String> run() throws IOException, InterruptedException {
    var reader = new Thread(this::read, "client");
    reader.setDaemon(true);
    reader.start();
    try {
      spoken.await();
      Speech known = speech;
      return known == null ? Optional.empty() : talk(known);
    } finally {
      // A thread that blocks in a system call would hold the JVM's exit up.
      reader.interrupt();
      reader.join(READER_END_MS);
    }
  }

  private Optional<String> talk(Speech known) throws IOException, InterruptedException {
    try {
      while (true) {
        Optional<Remote> remote = reach(known);
        if (remote.isEmpty() || carry(remote.get())) {
          write(debts.settle("no server: " + server.text()));
          return Optional.empty();
        }
      }
    } catch (LostException lost) {
      return mourn(known, String.valueOf(lost.getMessage()));
    }
  }

  /** There is no way back to the session: the client hears so, until it ends. */
  private Optional<String> mourn(Speech known, String why)
      throws IOException, InterruptedException {
    String reason = "no server: " + why;
    if (known.isGtp()) {
      write(debts.settle(reason));
      while (!resendBuffer.hasFarewell() && resendBuffer.take().isPresent()) {
        write(debts.settle(reason));
      }
      write(debts.settle(reason));
    } else if (!resendBuffer.hasFarewell()) {
      write(known.refusal(reason));
    }
    return Optional.of(why);
  }

  /** Reads the client to its end; its first line tells what it speaks. */
  private void read() {
    try (var lines = new BufferedInputStream(in)) {
      for (byte[] line = line(lines); line.length > 0; line = line(lines)) {
        Speech known = speech == null ? sniff(line) : speech;
        if (known != null && known.isGtp()) {
          debts.asked(line);
        }
        boolean isFarewell = known != null && known.isFarewell(line);
        resendBuffer.add(line, isFarewell);
        if (known != null) {
          spoken.countDown();
        }
        if (isFarewell) {
          return;
        }
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    } catch (IOException _) {
      // Nobody says anything any more.
    } finally {
      resendBuffer.end();
      spoken.countDown();
    }
  }

  /** With its LF, which the last line may lack. Empty at the end. */
  private static byte[] line(InputStream in) throws IOException {
    var line = new ByteArrayOutputStream();
    int next = in.read();
    for (; next >= 0 && next != '\n'; next = in.read()) {
      line.write(next);
    }
    if (next == '\n' || line.size() > 0) {
      line.write('\n');
    }
    return line.toByteArray();
  }

  private @Nullable Speech sniff(byte[] bytes) {
    String text = new String(bytes, StandardCharsets.ISO_8859_1);
    speech =
        FirstLine.of(new Line(text, 0))
            .flatMap(Dialects.shipped()::sniff)
            .map(Speech::new)
            .orElse(null);
    return speech;
  }

  /** A new connection, with patience; empty: the client ended meanwhile. */
  private Optional<Remote> reach(Speech known) throws IOException, InterruptedException {
    long until = System.nanoTime() + patience.toNanos();
    for (long pause = FIRST_PAUSE_NANOS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_NANOS)) {
      try {
        return Optional.of(open(known));
      } catch (LostException | SSLHandshakeException e) {
        throw new LostException(String.valueOf(e.getMessage()));
      } catch (IOException e) {
        long rest = until - System.nanoTime();
        if (rest <= 0) {
          throw new LostException(server.text() + ": " + e.getMessage());
        }
        if (resendBuffer.awaitFarewell(Math.min(pause, rest))) {
          return Optional.empty();
        }
      }
    }
  }

  private Remote open(Speech known) throws IOException {
    Socket socket = server.connect(webSocket);
    try {
      if (!webSocket) {
        var remote = new TcpRemote(socket);
        if (token.isPresent()) {
          remote.logIn(known, token.get());
        }
        return remote;
      }
      var remote = new WebSocketRemote(socket, server.text(), known.name(), token, resume);
      if (!resendBuffer.goOnAfter(remote.lines())) {
        throw new LostException("the server lacks lines that are kept no more");
      }
      return remote;
    } catch (IOException | RuntimeException | Error e) {
      socket.close();
      throw e;
    }
  }

  /** Carries the session over this connection; returns whether it has ended as it should. */
  private boolean carry(Remote remote) throws IOException, InterruptedException {
    var sender = new Thread(() -> send(remote), "server");
    sender.setDaemon(true);
    sender.start();
    try (remote) {
      while (true) {
        byte[] said = remote.receive();
        debts.answered(said);
        write(said);
      }
    } catch (LostException lost) {
      if (resendBuffer.hasFarewell()) {
        return true;
      }
      throw lost;
    } catch (IOException _) {
      return false;
    } finally {
      sender.interrupt();
      sender.join();
    }
  }

  /** Until the client's end, or the connection's. */
  private void send(Remote remote) {
    try {
      for (var line = resendBuffer.take(); line.isPresent(); line = resendBuffer.take()) {
        remote.send(line.get());
      }
      remote.end();
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    } catch (IOException _) {
      // Who receives learns of it, too.
    }
  }

  private void write(String said) throws LostException {
    write(said.getBytes(StandardCharsets.UTF_8));
  }

  private void write(byte[] said) throws LostException {
    if (!isRead) {
      return;
    }
    try {
      out.write(said);
      out.flush();
    } catch (IOException _) {
      // Nobody reads the answers: that is the client's end.
      isRead = false;
      resendBuffer.end();
      throw new LostException("nobody reads");
    }
  }
}
