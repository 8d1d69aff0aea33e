package tengen.daemon.connect;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** A session over TCP, passed on byte for byte. It cannot be resumed. */
final class TcpRemote implements Remote {
  private static final int CHUNK_BYTES = 8192;
  private static final int MAX_LOGIN_BYTES = 4096;

  private final Socket socket;
  private final InputStream in;
  private final OutputStream out;
  private final byte[] chunk = new byte[CHUNK_BYTES];

  TcpRemote(Socket socket) throws IOException {
    this.socket = socket;
    this.in = socket.getInputStream();
    this.out = socket.getOutputStream();
  }

  /** Sends the token in the client's protocol and reads the reply. Must be called first. */
  void logIn(ClientProtocol protocol, String token) throws IOException {
    send((protocol.loginLine(token) + "\n").getBytes(StandardCharsets.UTF_8));
    var answer = new StringBuilder();
    while (!answer.toString().endsWith(protocol.answerEnd())) {
      int next = in.read();
      if (next < 0 || answer.length() > MAX_LOGIN_BYTES) {
        throw new SessionLostException(
            "the server closed the connection during the login; a listener with tls needs --tls");
      }
      answer.append((char) next);
    }
    if (!protocol.acceptsLogin(answer.toString())) {
      throw new SessionLostException("the server rejected the token");
    }
  }

  @Override
  public void send(byte[] line) throws IOException {
    out.write(line);
  }

  @Override
  public byte[] receive() throws IOException {
    int count;
    try {
      count = in.read(chunk);
    } catch (IOException e) {
      throw new SessionLostException(String.valueOf(e.getMessage()));
    }
    if (count < 0) {
      throw new SessionLostException("the server has ended the session");
    }
    return Arrays.copyOf(chunk, count);
  }

  @Override
  public void end() throws IOException {
    socket.shutdownOutput();
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
