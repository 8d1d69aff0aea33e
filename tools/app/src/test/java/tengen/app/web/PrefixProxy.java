package tengen.app.web;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/**
 * A reverse proxy that serves a server below a path. It removes the prefix from the first request
 * of each connection and forwards all bytes after it.
 */
final class PrefixProxy implements AutoCloseable {
  static final String PREFIX = "/tengen";

  private final ServerSocket entrance = new ServerSocket(0, 64, InetAddress.getLoopbackAddress());
  private final int serverPort;

  /** Starts a proxy for the server at this port, which may start later. */
  PrefixProxy(int serverPort) throws IOException {
    this.serverPort = serverPort;
    Thread.ofPlatform().daemon().start(this::accept);
  }

  /** Returns the proxy's origin: {@code http://HOST:PORT}. */
  String origin() {
    return "http://127.0.0.1:" + entrance.getLocalPort();
  }

  private void accept() {
    while (!entrance.isClosed()) {
      try {
        Socket client = entrance.accept();
        Thread.ofPlatform().daemon().start(() -> pass(client));
      } catch (IOException e) {
        if (!entrance.isClosed()) {
          throw new UncheckedIOException(e);
        }
      }
    }
  }

  private void pass(Socket client) {
    try (client;
        Socket server = new Socket(InetAddress.getLoopbackAddress(), serverPort)) {
      String head = head(client.getInputStream());
      String cut = head.replaceFirst(" " + PREFIX + "/", " /");
      if (cut.equals(head)) {
        send(client.getOutputStream(), "HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n");
        return;
      }
      boolean isUpgrade = head.toLowerCase(Locale.ROOT).contains("\r\nupgrade:");
      String connection = isUpgrade ? "" : "Connection: close\r\n";
      send(
          server.getOutputStream(),
          (isUpgrade ? cut : cut.replaceFirst("(?i)\r\nconnection:[^\r]*", ""))
              + connection
              + "X-Forwarded-Prefix: "
              + PREFIX
              + "\r\n\r\n");
      Thread.ofPlatform().daemon().start(() -> pump(client, server));
      server.getInputStream().transferTo(client.getOutputStream());
    } catch (IOException _) {
      // The client or the server has closed its connection.
    }
  }

  /** Returns the request line and headers, without the empty line. */
  private static String head(InputStream in) throws IOException {
    var head = new ByteArrayOutputStream();
    for (int c = in.read(); c >= 0; c = in.read()) {
      head.write(c);
      String text = head.toString(StandardCharsets.ISO_8859_1);
      if (text.endsWith("\r\n\r\n")) {
        return text.substring(0, text.length() - 2);
      }
    }
    return "";
  }

  private static void send(OutputStream out, String text) throws IOException {
    out.write(text.getBytes(StandardCharsets.ISO_8859_1));
    out.flush();
  }

  private static void pump(Socket from, Socket to) {
    try {
      from.getInputStream().transferTo(to.getOutputStream());
      to.shutdownOutput();
    } catch (IOException _) {
      // The client or the server has closed its connection.
    }
  }

  @Override
  public void close() throws IOException {
    entrance.close();
  }
}
