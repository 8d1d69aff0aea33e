package tengen.daemon.connect;

import java.io.IOException;
import java.net.ProtocolException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Pattern;
import tengen.protocol.words.Digits;

/** A connection to a session over WebSocket, which can be resumed over another connection. */
final class WebSocketRemote implements Remote {
  /** Close code for a client that read its replies too slowly; the session has ended. */
  private static final int TOO_SLOW_CODE = 1013;

  /** Close code for a message that is too long; resending it would fail again. */
  private static final int TOO_LONG_CODE = 1009;

  /** Status lines of a gateway without a reachable server, which may return. */
  private static final Pattern UNAVAILABLE_STATUS = Pattern.compile("HTTP/1\\.\\d 50[234]\\b.*");

  private final WebSocketClient client;
  private final ResumePoint resume;

  /**
   * Opens or resumes a session.
   *
   * @param target path of the protocol at the server
   * @param resume state of the session, updated by its connections
   * @throws SessionLostException if the server rejects the client
   */
  WebSocketRemote(
      Socket socket, String host, String target, Optional<String> token, ResumePoint resume)
      throws IOException {
    this.resume = resume;
    Map<String, String> headers = new LinkedHashMap<>();
    token.ifPresent(text -> headers.put("Authorization", "Bearer " + text));
    headers.putAll(resume.headers());
    try {
      client = new WebSocketClient(socket, host, target, headers);
    } catch (ProtocolException e) {
      String output = String.valueOf(e.getMessage());
      if (UNAVAILABLE_STATUS.matcher(output).matches()) {
        throw e;
      }
      if (output.startsWith("HTTP/1.1 401 ")) {
        throw new SessionLostException(
            token.isPresent() ? "the server rejected the token" : "the server requires a --token");
      }
      throw new SessionLostException("the server answered: " + output);
    }
    client.header(ResumeTerms.SESSION).ifPresent(resume::opened);
  }

  /**
   * Returns the number of lines that the server has received in this session.
   *
   * @throws SessionLostException if the header is not a number
   */
  long lines() throws SessionLostException {
    String output = client.header(ResumeTerms.RECEIVED).orElse("0");
    OptionalLong lines = Digits.number(output);
    if (lines.isEmpty()) {
      throw new SessionLostException(
          "invalid " + ResumeTerms.RECEIVED + " of the server: " + output);
    }
    return lines.getAsLong();
  }

  @Override
  public void send(byte[] line) throws IOException {
    client.send(new String(line, StandardCharsets.UTF_8));
  }

  @Override
  public byte[] receive() throws IOException {
    try {
      String message = client.receive();
      resume.received();
      return message.getBytes(StandardCharsets.UTF_8);
    } catch (WebSocketClosed closed) {
      throw switch (closed.status()) {
        case WebSocketClient.NORMAL_CLOSURE ->
            new SessionLostException("the server has ended the session");
        case ResumeTerms.SESSION_GONE ->
            new SessionLostException("the session no longer exists on the server");
        case TOO_SLOW_CODE -> new SessionLostException("the client read its answers too slowly");
        case TOO_LONG_CODE ->
            new SessionLostException("the line is longer than the server accepts");
        default -> closed;
      };
    }
  }

  @Override
  public void end() throws IOException {
    client.end();
  }

  @Override
  public void close() throws IOException {
    client.close();
  }
}
