package tengen.daemon.connect;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.OutputStream;
import java.net.ProtocolException;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.Base64;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * A WebSocket client (RFC 6455) on a blocking socket. The JDK's own client hides the headers of the
 * handshake's response, which contain the session's token. One thread reads; any thread may write.
 */
public final class WebSocketClient implements Closeable {
  /** Close code that ends the session. */
  public static final int NORMAL_CLOSURE = 1000;

  private static final int CONTINUATION = 0x0;
  private static final int TEXT = 0x1;
  private static final int CLOSE = 0x8;
  private static final int PING = 0x9;
  private static final int PONG = 0xA;
  private static final int FINAL_BIT = 0x80;
  private static final int OPCODE_MASK = 0x0F;
  private static final int MASKED_BIT = 0x80;
  private static final int LENGTH_MASK = 0x7F;
  private static final int LENGTH_OF_16_BITS = 126;
  private static final int LENGTH_OF_64_BITS = 127;
  private static final int MAX_SHORT_LENGTH = 125;
  private static final int HEAD_BYTES = 8;

  /** Maximum frame size of the server, in bytes (docs/websocket.md). */
  private static final int MAX_FRAME_BYTES = 1 << 15;

  private static final int MASK_BYTES = 4;
  private static final int MAX_MESSAGE_BYTES = 64 << 20;
  private static final int MAX_LINE_BYTES = 8192;
  private static final int KEY_BYTES = 16;
  private static final String ACCEPT_SUFFIX = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";

  private final Socket socket;
  private final DataInputStream in;
  private final OutputStream out;

  /**
   * Unpredictable, because a known mask would let a client choose the bytes that a proxy sees (RFC
   * 6455, section 10.3).
   */
  private final SecureRandom random = new SecureRandom();

  private final Map<String, String> headers = new HashMap<>();

  /**
   * Performs the handshake on a connected socket.
   *
   * @param host the server's name and port for the {@code Host} header
   * @param target path and query
   * @param sent additional request headers
   * @throws ProtocolException if the server rejects the handshake; the message is its status line
   */
  public WebSocketClient(Socket socket, String host, String target, Map<String, String> sent)
      throws IOException {
    this.socket = socket;
    this.in = new DataInputStream(new BufferedInputStream(socket.getInputStream()));
    this.out = socket.getOutputStream();
    byte[] nonce = new byte[KEY_BYTES];
    random.nextBytes(nonce);
    String key = Base64.getEncoder().encodeToString(nonce);
    var request = new StringBuilder("GET " + target + " HTTP/1.1\r\nHost: " + host + "\r\n");
    request.append("Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n");
    request.append("Sec-WebSocket-Key: " + key + "\r\n");
    sent.forEach((name, value) -> request.append(name + ": " + value + "\r\n"));
    out.write(request.append("\r\n").toString().getBytes(StandardCharsets.ISO_8859_1));
    readResponse(key);
  }

  private void readResponse(String key) throws IOException {
    String status = headerLine();
    if (!status.startsWith("HTTP/1.1 101")) {
      throw new ProtocolException(status);
    }
    for (String line = headerLine(); !line.isEmpty(); line = headerLine()) {
      int colon = Math.max(0, line.indexOf(':'));
      headers.put(
          line.substring(0, colon).toLowerCase(Locale.ROOT), line.substring(colon + 1).strip());
    }
    if (!accepted(key).equals(headers.get("sec-websocket-accept"))) {
      throw new ProtocolException("no WebSocket");
    }
  }

  private String headerLine() throws IOException {
    var line = new StringBuilder();
    for (int next = in.readUnsignedByte(); next != '\n'; next = in.readUnsignedByte()) {
      line.append((char) next);
      if (line.length() > MAX_LINE_BYTES) {
        throw new ProtocolException("the server's HTTP header has no end");
      }
    }
    return line.toString().stripTrailing();
  }

  private static String accepted(String key) {
    try {
      byte[] bytes = (key + ACCEPT_SUFFIX).getBytes(StandardCharsets.US_ASCII);
      return Base64.getEncoder().encodeToString(MessageDigest.getInstance("SHA-1").digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Returns a header of the response; names are case-insensitive. */
  public Optional<String> header(String name) {
    return Optional.ofNullable(headers.get(name.toLowerCase(Locale.ROOT)));
  }

  /**
   * Returns the next message; blocks until there is one. Replies to pings.
   *
   * @throws WebSocketClosed if the server has sent a Close frame
   * @throws IOException if the connection broke
   */
  public String receive() throws IOException {
    var message = new ByteArrayOutputStream();
    while (true) {
      int head = in.readUnsignedByte();
      byte[] content = content(message.size());
      switch (head & OPCODE_MASK) {
        case TEXT, CONTINUATION -> {
          message.write(content);
          if ((head & FINAL_BIT) != 0) {
            return message.toString(StandardCharsets.UTF_8);
          }
        }
        case PING -> sendFrame(FINAL_BIT | PONG, content);
        case CLOSE -> {
          answerClose(content);
          throw new WebSocketClosed(content);
        }
        default -> {}
      }
    }
  }

  /** Replies to a Close frame, as far as the server still reads. */
  private void answerClose(byte[] content) {
    try {
      sendFrame(FINAL_BIT | CLOSE, content);
    } catch (IOException _) {
      // The server has already closed the connection.
    }
  }

  private byte[] content(int before) throws IOException {
    long length = in.readUnsignedByte() & LENGTH_MASK;
    if (length == LENGTH_OF_16_BITS) {
      length = in.readUnsignedShort();
    } else if (length == LENGTH_OF_64_BITS) {
      length = in.readLong();
    }
    if (length < 0 || before + length > MAX_MESSAGE_BYTES) {
      throw new ProtocolException(
          "the server sent a message of " + length + " bytes, which is too long");
    }
    byte[] content = in.readNBytes((int) length);
    if (content.length < length) {
      throw new EOFException();
    }
    return content;
  }

  /** Sends a message, split into frames. Must be called by one thread at a time. */
  public void send(String text) throws IOException {
    byte[] content = text.getBytes(StandardCharsets.UTF_8);
    int opcode = TEXT;
    int at = 0;
    for (; content.length - at > MAX_FRAME_BYTES; at += MAX_FRAME_BYTES) {
      sendFrame(opcode, Arrays.copyOfRange(content, at, at + MAX_FRAME_BYTES));
      opcode = CONTINUATION;
    }
    sendFrame(FINAL_BIT | opcode, Arrays.copyOfRange(content, at, content.length));
  }

  /** Sends a Close frame that ends the session. Pending messages can still be received. */
  public void end() throws IOException {
    sendFrame(
        FINAL_BIT | CLOSE,
        ByteBuffer.allocate(Short.BYTES).putShort((short) NORMAL_CLOSURE).array());
  }

  /** Sends a masked frame, so that no proxy can mistake its content for HTTP. */
  private synchronized void sendFrame(int head, byte[] content) throws IOException {
    ByteBuffer frame = ByteBuffer.allocate(HEAD_BYTES + content.length);
    frame.put((byte) head);
    if (content.length <= MAX_SHORT_LENGTH) {
      frame.put((byte) (MASKED_BIT | content.length));
    } else {
      frame.put((byte) (MASKED_BIT | LENGTH_OF_16_BITS)).putShort((short) content.length);
    }
    byte[] mask = new byte[MASK_BYTES];
    random.nextBytes(mask);
    frame.put(mask);
    for (int i = 0; i < content.length; i++) {
      frame.put((byte) (content[i] ^ mask[i % MASK_BYTES]));
    }
    out.write(frame.array(), 0, frame.position());
  }

  /** Closes the socket but not the session. */
  @Override
  public void close() throws IOException {
    socket.close();
  }
}
