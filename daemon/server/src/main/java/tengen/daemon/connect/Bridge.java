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
 * Connects a client on a pair of streams to a remote server. Reconnects and resumes the session
 * without the client noticing, if the transport allows it. Otherwise ends the client's game by the
 * rules of its protocol. One thread reads from the client, one sends to the server, and the calling
 * thread receives.
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
   * Creates a bridge.
   *
   * @param webSocket whether to use WebSocket, whose sessions can be resumed
   * @param token the client's login
   * @param patience maximum time to reconnect
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

  /** Runs until the session ends. Returns the reason if it ended before the client did. */
  public Optional<String> run() throws IOException, InterruptedException {
    var reader = new Thread(this::read, "client");
    reader.setDaemon(true);
    reader.start();
    try {
      spoken.await();
      Speech known = speech;
      return known == null ? Optional.empty() : talk(known);
    } finally {
      // A thread blocked in a system call delays the JVM's exit.
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

  /** Answers the client's commands with errors until it quits, because the session is lost. */
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

  /** Reads until end of stream. Detects the protocol from the first line. */
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
      // The input is closed, which ends the client's commands.
    } finally {
      resendBuffer.end();
      spoken.countDown();
    }
  }

  /**
   * Reads a line including its LF, which is added if the last line lacks it. Returns an empty array
   * at the end of input.
   */
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

  /** Connects, with retries; empty if the client has quit meanwhile. */
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

  /**
   * Carries the session over a connection. Returns true if the session has ended in order, false if
   * the connection broke.
   */
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

  /** Sends lines until the client quits or the connection breaks. */
  private void send(Remote remote) {
    try {
      for (var line = resendBuffer.take(); line.isPresent(); line = resendBuffer.take()) {
        remote.send(line.get());
      }
      remote.end();
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    } catch (IOException _) {
      // The receiving thread gets the same error and handles it.
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
      // The client has closed its output stream, which ends the session.
      isRead = false;
      resendBuffer.end();
      throw new LostException("nobody reads");
    }
  }
}
