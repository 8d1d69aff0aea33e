package tengen.daemon.connect;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.SSLSocketFactory;

/**
 * The address of a server.
 *
 * @param tls encrypts the connection; empty for plain text
 */
public record ServerAddress(String host, int port, Optional<SSLSocketFactory> tls) {
  private static final Pattern TEXT = Pattern.compile("(\\[[^\\]]+\\]|[^:\\[\\]]+):([0-9]{1,5})");

  private static final int CONNECT_TIMEOUT_MS = 10_000;

  /**
   * Read timeout in milliseconds. Over WebSocket a running server sends at least a ping every 15
   * seconds.
   */
  private static final int READ_TIMEOUT_MS = 45_000;

  /** Parses {@code HOST:PORT} or {@code [IPV6]:PORT}; empty if invalid. */
  public static Optional<ServerAddress> parse(String text) {
    Matcher parts = TEXT.matcher(text);
    if (!parts.matches() || Integer.parseInt(parts.group(2)) > 0xFFFF) {
      return Optional.empty();
    }
    return Optional.of(
        new ServerAddress(parts.group(1), Integer.parseInt(parts.group(2)), Optional.empty()));
  }

  /** Returns the address with encryption. */
  public ServerAddress with(SSLSocketFactory factory) {
    return new ServerAddress(host, port, Optional.of(factory));
  }

  /** Returns {@code HOST:PORT}. */
  String text() {
    return host + ":" + port;
  }

  private String bareHost() {
    return host.startsWith("[") ? host.substring(1, host.length() - 1) : host;
  }

  /** Opens a connection on which reads time out, so that a silent server is given up. */
  Socket connect() throws IOException {
    var plain = new Socket();
    try {
      plain.setTcpNoDelay(true);
      plain.connect(new InetSocketAddress(bareHost(), port), CONNECT_TIMEOUT_MS);
      plain.setSoTimeout(READ_TIMEOUT_MS);
      return tls.isPresent() ? encrypted(plain, tls.get()) : plain;
    } catch (IOException | RuntimeException | Error e) {
      plain.close();
      throw e;
    }
  }

  private Socket encrypted(Socket plain, SSLSocketFactory factory) throws IOException {
    SSLSocket secret = (SSLSocket) factory.createSocket(plain, bareHost(), port, true);
    SSLParameters parameters = secret.getSSLParameters();
    parameters.setEndpointIdentificationAlgorithm("HTTPS");
    secret.setSSLParameters(parameters);
    secret.startHandshake();
    return secret;
  }
}
