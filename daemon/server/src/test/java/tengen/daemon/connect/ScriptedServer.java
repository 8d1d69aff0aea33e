package tengen.daemon.connect;

import java.io.BufferedReader;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;

/** A server whose WebSockets answer as a test says. */
final class ScriptedServer implements Closeable {
  private static final String KEY = "Sec-WebSocket-Key: ";
  private static final String ACCEPT_SUFFIX = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";
  private static final int TEXT = 0x81;
  private static final int CLOSE = 0x88;

  private final ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());

  ScriptedServer() throws IOException {}

  ServerAddress address() {
    return new ServerAddress("127.0.0.1", server.getLocalPort(), Optional.empty());
  }

  @Override
  public void close() throws IOException {
    server.close();
  }

  /**
   * A WebSocket whose handshake is done. Closing breaks the connection.
   *
   * @param request header lines of the client
   */
  record Connection(Socket socket, List<String> request) implements Closeable {
    void text(String message) throws IOException {
      byte[] bytes = message.getBytes(StandardCharsets.UTF_8);
      OutputStream out = socket.getOutputStream();
      out.write(TEXT);
      out.write(bytes.length);
      out.write(bytes);
    }

    /** Sends a Close frame. */
    void end(int status) throws IOException {
      socket
          .getOutputStream()
          .write(new byte[] {(byte) CLOSE, 2, (byte) (status >> 8), (byte) status});
    }

    /** Waits until the client sends something or closes the connection. */
    void await() throws IOException {
      var _ = socket.getInputStream().read();
    }

    @Override
    public void close() throws IOException {
      socket.close();
    }
  }

  /** Accepts a WebSocket with more response headers. */
  Connection accept(String... headers) throws IOException {
    Socket client = server.accept();
    var in =
        new BufferedReader(
            new InputStreamReader(client.getInputStream(), StandardCharsets.ISO_8859_1));
    List<String> request = new ArrayList<>();
    String key = "";
    for (String line = in.readLine(); !line.isEmpty(); line = in.readLine()) {
      request.add(line);
      key = line.startsWith(KEY) ? line.substring(KEY.length()) : key;
    }
    String answer =
        "HTTP/1.1 101 Switching Protocols\r\nSec-WebSocket-Accept: "
            + accepted(key)
            + "\r\n"
            + String.join("\r\n", headers)
            + "\r\n\r\n";
    client.getOutputStream().write(answer.getBytes(StandardCharsets.ISO_8859_1));
    return new Connection(client, request);
  }

  private static String accepted(String key) {
    try {
      byte[] bytes = (key + ACCEPT_SUFFIX).getBytes(StandardCharsets.US_ASCII);
      return Base64.getEncoder().encodeToString(MessageDigest.getInstance("SHA-1").digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
