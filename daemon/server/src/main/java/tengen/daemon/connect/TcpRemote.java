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
  private static final int MOST_LOGIN_BYTES = 4096;

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
  void logIn(Speech speech, String token) throws IOException {
    send((speech.loginLine(token) + "\n").getBytes(StandardCharsets.UTF_8));
    var answer = new StringBuilder();
    while (!answer.toString().endsWith(speech.answerEnd())) {
      int next = in.read();
      if (next < 0 || answer.length() > MOST_LOGIN_BYTES) {
        throw new LostException("the server ended the login");
      }
      answer.append((char) next);
    }
    if (!speech.acceptsLogin(answer.toString())) {
      throw new LostException("the server refuses the token");
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
      throw new LostException(String.valueOf(e.getMessage()));
    }
    if (count < 0) {
      throw new LostException("the server has ended the session");
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
