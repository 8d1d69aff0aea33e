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
  private static final long READER_END_MS = 50;

  private final InputStream in;
  private final OutputStream out;
  private final ServerAddress server;
  private final boolean webSocket;
  private final Optional<String> token;
  private final Reconnection reconnection;
  private final ResendBuffer resendBuffer = new ResendBuffer();
  private final PendingGtpReplies pendingReplies = new PendingGtpReplies();
  private final ResumePoint resume = new ResumePoint();
  private final CountDownLatch protocolKnown = new CountDownLatch(1);
  private volatile @Nullable ClientProtocol protocol;
  private boolean isOutputOpen = true;

  /**
   * Creates a bridge.
   *
   * @param webSocket whether to use WebSocket, whose sessions can be resumed
   * @param token the client's login
   * @param reconnectTimeout maximum time to reconnect
   */
  public Bridge(
      InputStream in,
      OutputStream out,
      ServerAddress server,
      boolean webSocket,
      Optional<String> token,
      Duration reconnectTimeout) {
    this.in = in;
    this.out = out;
    this.server = server;
    this.webSocket = webSocket;
    this.token = token;
    this.reconnection = new Reconnection(server, reconnectTimeout);
  }

  /** Runs until the session ends. Returns the reason if it ended before the client did. */
  public Optional<String> run() throws IOException, InterruptedException {
    var reader = new Thread(this::read, "client");
    reader.setDaemon(true);
    reader.start();
    try {
      protocolKnown.await();
      ClientProtocol known = protocol;
      return known == null ? Optional.empty() : runSession(known);
    } finally {
      // A thread blocked in a system call delays the JVM's exit.
      reader.interrupt();
      reader.join(READER_END_MS);
    }
  }

  private Optional<String> runSession(ClientProtocol known)
      throws IOException, InterruptedException {
    try {
      while (true) {
        if (carry(reconnection.connect(() -> open(known), resendBuffer::awaitQuit))) {
          write(pendingReplies.failAll("no server: " + server.text()));
          return Optional.empty();
        }
      }
    } catch (SessionLostException lost) {
      return rejectCommands(known, String.valueOf(lost.getMessage()));
    }
  }

  /** Answers the client's commands with errors until it quits, because the session is lost. */
  private Optional<String> rejectCommands(ClientProtocol known, String why)
      throws IOException, InterruptedException {
    String reason = "no server: " + why;
    if (known.isGtp()) {
      write(pendingReplies.failAll(reason));
      while (!resendBuffer.hasQuit() && resendBuffer.take().isPresent()) {
        write(pendingReplies.failAll(reason));
      }
      write(pendingReplies.failAll(reason));
    } else if (!resendBuffer.hasQuit()) {
      write(known.rejection(reason));
    }
    return Optional.of(why);
  }

  /** Reads until end of stream. Detects the protocol from the first line. */
  private void read() {
    try (var lines = new BufferedInputStream(in)) {
      for (byte[] line = line(lines); line.length > 0; line = line(lines)) {
        ClientProtocol known = protocol == null ? sniff(line) : protocol;
        if (known != null && known.isGtp()) {
          pendingReplies.commandSent(line);
        }
        boolean isQuit = known != null && known.isQuit(line);
        resendBuffer.add(line, isQuit);
        if (known != null) {
          protocolKnown.countDown();
        }
        if (isQuit) {
          return;
        }
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    } catch (IOException _) {
      // The input is closed, which ends the client's commands.
    } finally {
      resendBuffer.end();
      protocolKnown.countDown();
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

  private @Nullable ClientProtocol sniff(byte[] bytes) {
    String text = new String(bytes, StandardCharsets.ISO_8859_1);
    protocol =
        FirstLine.of(new Line(text, 0))
            .flatMap(Dialects.shipped()::sniff)
            .map(ClientProtocol::new)
            .orElse(null);
    return protocol;
  }

  private Remote open(ClientProtocol known) throws IOException {
    Socket socket = server.connect();
    try {
      if (!webSocket) {
        var remote = new TcpRemote(socket);
        if (token.isPresent()) {
          remote.logIn(known, token.get());
        }
        // Over TCP a server is silent while the client thinks.
        socket.setSoTimeout(0);
        return remote;
      }
      var remote = new WebSocketRemote(socket, server.text(), "/" + known.name(), token, resume);
      if (!resendBuffer.resendAfter(remote.lines())) {
        throw new SessionLostException("the server asks for lines that are no longer stored");
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
        byte[] output = remote.receive();
        pendingReplies.replyReceived(output);
        write(output);
      }
    } catch (SessionLostException lost) {
      if (resendBuffer.hasQuit()) {
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

  private void write(String output) throws SessionLostException {
    write(output.getBytes(StandardCharsets.UTF_8));
  }

  private void write(byte[] output) throws SessionLostException {
    if (!isOutputOpen) {
      return;
    }
    try {
      out.write(output);
      out.flush();
    } catch (IOException _) {
      // The client has closed its output stream, which ends the session.
      isOutputOpen = false;
      resendBuffer.end();
      throw new SessionLostException("nobody reads");
    }
  }
}
