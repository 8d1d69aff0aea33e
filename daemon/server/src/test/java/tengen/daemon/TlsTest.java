package tengen.daemon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.security.KeyStore;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLException;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.TrustManagerFactory;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.config.LimitsConfig;
import tengen.config.ListenerConfig;
import tengen.config.TlsConfig;
import tengen.daemon.connect.WebSocketClient;
import tengen.daemon.net.PemIdentity;
import tengen.daemon.net.TcpTransport;
import tengen.host.testing.HabitPlugin;
import tengen.host.testing.HabitPlugin.Habit;
import tengen.support.SelfSigned;
import tengen.support.StreamPeer;
import tengen.support.Waits;

/** Sessions over TLS, with certificates created by the JDK's keytool. */
class TlsTest {
  /** Pairs of a certificate and its key, shared by all tests. */
  @TempDir static Path pairs;

  @TempDir Path folder;
  private final TcpTransport tcp = new TcpTransport(LimitsConfig.defaults(List.of()));
  private Path certificate;
  private Path key;
  private TestDaemon daemon;

  @BeforeEach
  void makeCertificate() throws Exception {
    certificate = folder.resolve("certificate.pem");
    key = folder.resolve("key.pem");
    write("first", "EC", certificate, key);
    daemon =
        new TestDaemon(
            "listeners: [{name: gtp, port: 0, protocol: gtp}, {name: web, port: 0, protocol:"
                + " http}]",
            new HabitPlugin("nogo", Habit.IMMEDIATE, true));
  }

  @AfterEach
  void close() {
    tcp.close();
    daemon.close();
  }

  @ParameterizedTest
  @ValueSource(strings = {"TLSv1.2", "TLSv1.3"})
  void aSessionIsEncrypted(String version) throws Exception {
    SSLSocket socket = connect(listen("gtp"), version);
    StreamPeer client = new StreamPeer(socket.getInputStream(), socket.getOutputStream(), () -> {});
    client.send("1 name\n2 genmove b\n3 quit\n4 name\n");

    assertThat(client.rest()).startsWith("=1 Tengen", "").endsWith("=3 ", "");
    assertThat(socket.getSession().getProtocol()).isEqualTo(version);
  }

  @ParameterizedTest
  @CsvSource({"gtp, gtp", "web, http"})
  void aHandshakeAtAListenerWithoutTlsGetsAnAlert(String name, String protocol) throws Exception {
    InetSocketAddress plain =
        tcp.listen(ListenerConfig.unlisted(name, protocol), daemon.listenerContext(name));

    try (Socket raw = new Socket(plain.getAddress(), plain.getPort());
        SSLSocket client =
            (SSLSocket)
                SSLContext.getDefault().getSocketFactory().createSocket(raw, null, 0, true)) {
      assertThatThrownBy(client::startHandshake)
          .isInstanceOf(SSLException.class)
          .hasMessageContaining("handshake_failure");
    }
  }

  /** Sends a ClientHello of SSL 2.0 (RFC 5246, E.2), completely or only its first byte. */
  @ParameterizedTest
  @CsvSource({"gtp, gtp, 802e0103", "gtp, auto, 802e0100", "web, http, 810301", "gtp, gtp, 80"})
  void anSsl2HandshakeAtAListenerWithoutTlsIsClosed(String name, String protocol, String hello)
      throws Exception {
    InetSocketAddress plain =
        tcp.listen(ListenerConfig.unlisted(name, protocol), daemon.listenerContext(name));

    try (Socket socket = new Socket(plain.getAddress(), plain.getPort())) {
      socket.setSoTimeout((int) Waits.CAP.toMillis());
      socket.getOutputStream().write(HexFormat.of().parseHex(hello));

      assertThat(socket.getInputStream().readAllBytes()).startsWith(21, 3);
    }
  }

  @Test
  void noClientBeginsAnotherHandshake() throws Exception {
    try (SSLSocket socket = connect(listen("gtp"), "TLSv1.2")) {
      socket.getOutputStream().write("name\n".getBytes(StandardCharsets.US_ASCII));
      assertThat(new String(socket.getInputStream().readNBytes(8), StandardCharsets.US_ASCII))
          .isEqualTo("= Tengen");

      socket.startHandshake();

      assertThatThrownBy(() -> socket.getInputStream().readAllBytes())
          .isInstanceOf(SSLException.class);
    }
  }

  @Test
  void olderVersionsAreRejected() throws Exception {
    InetSocketAddress address = listen("gtp");
    SSLContext context = trusting(certificate);
    try (var socket = (SSLSocket) context.getSocketFactory().createSocket()) {
      assertThatThrownBy(
              () -> {
                socket.setEnabledProtocols(new String[] {"TLSv1.1"});
                socket.connect(address);
                socket.startHandshake();
              })
          .isInstanceOf(SSLException.class);
    }
  }

  @Test
  void plaintextClientsAreClosedWithoutAReply() throws Exception {
    InetSocketAddress address = listen("gtp");
    try (var socket = new Socket(address.getAddress(), address.getPort())) {
      socket.getOutputStream().write("name\n".getBytes(StandardCharsets.US_ASCII));
      byte[] received = socket.getInputStream().readAllBytes();
      assertThat(new String(received, StandardCharsets.ISO_8859_1)).doesNotContain("Tengen");
    }
  }

  @Test
  void aWebSocketIsEncryptedAndItsPagesAreOfHttps() throws Exception {
    InetSocketAddress web = listen("web");
    String host = "localhost:" + web.getPort();
    try (var client =
        new WebSocketClient(
            connect(web, "TLSv1.3"), host, "/gtp", Map.of("Origin", "https://" + host))) {
      client.send("name");
      assertThat(client.receive()).isEqualTo("= Tengen\n\n");
    }
    assertThatThrownBy(
            () ->
                new WebSocketClient(
                    connect(web, "TLSv1.3"), host, "/gtp", Map.of("Origin", "http://" + host)))
        .hasMessage("HTTP/1.1 403 Forbidden");
  }

  @Test
  void filesThatHaveChangedAreReadAgain() throws Exception {
    InetSocketAddress address = listen("gtp");
    X509Certificate first = shown(address);

    write("second", "RSA", certificate, key);
    later(certificate);
    X509Certificate second = shown(address);

    assertThat(first.getPublicKey().getAlgorithm()).isEqualTo("EC");
    assertThat(second.getPublicKey().getAlgorithm()).isEqualTo("RSA");
  }

  @Test
  void faultyFilesLeaveTheCertificateAsItIs() throws Exception {
    InetSocketAddress address = listen("gtp");
    X509Certificate first = shown(address);
    Path old = folder.resolve("old.pem");
    Files.copy(certificate, old);

    Files.writeString(certificate, "nothing");
    later(certificate);

    assertThat(shown(address, old)).isEqualTo(first);
  }

  /** A change of owner or mode, too, leaves the time of a file as it is. */
  @Test
  void faultyFilesAreReadAgainUntilTheyFit() throws Exception {
    InetSocketAddress address = listen("gtp");
    Path old = folder.resolve("old.pem");
    Files.copy(certificate, old);
    Files.writeString(certificate, "nothing");
    later(certificate);
    FileTime certificateTime = Files.getLastModifiedTime(certificate);
    FileTime keyTime = Files.getLastModifiedTime(key);
    X509Certificate first = shown(address, old);

    write("second", "RSA", certificate, key);
    Files.setLastModifiedTime(certificate, certificateTime);
    Files.setLastModifiedTime(key, keyTime);

    assertThat(first.getPublicKey().getAlgorithm()).isEqualTo("EC");
    assertThat(shown(address).getPublicKey().getAlgorithm()).isEqualTo("RSA");
  }

  @Test
  void aMissingKeyIsLoggedOnceAMinuteNotForEachClient() throws Exception {
    InetSocketAddress address = listen("gtp");
    Files.delete(key);

    X509Certificate first = shown(address);

    assertThat(shown(address)).isEqualTo(first);
    assertThat(daemon.log.lines(Level.WARNING))
        .containsExactly(
            "certificate not reloaded; the old one stays in use listener=gtp"
                + " error=\"cannot read "
                + key
                + "\"");
  }

  @Test
  void faultyCertificateFilesAreReported() throws Exception {
    Path otherKey = folder.resolve("other-key.pem");
    write("other", "EC", folder.resolve("other.pem"), otherKey);
    Path missing = folder.resolve("missing.pem");

    assertThat(objection(certificate, key)).isEqualTo("none");
    assertThat(objection(certificate, otherKey))
        .isEqualTo(
            "the key in " + otherKey + " does not belong to the certificate in " + certificate);
    assertThat(objection(missing, key)).isEqualTo("no such file: " + missing);
    assertThat(objection(key, key))
        .isEqualTo("no valid certificate in " + key + "; it must contain BEGIN CERTIFICATE (PEM)");
    assertThat(objection(certificate, certificate))
        .isEqualTo(
            "no private key in " + certificate + "; it must begin with BEGIN PRIVATE KEY (PKCS#8)");
  }

  private static String objection(Path certificate, Path key) {
    return PemIdentity.objection(new TlsConfig(certificate, key)).orElse("none");
  }

  private InetSocketAddress listen(String name) throws IOException {
    ListenerConfig listener = daemon.listener(name, new TlsConfig(certificate, key));
    return tcp.listen(listener, daemon.listenerContext(name));
  }

  private X509Certificate shown(InetSocketAddress address) throws Exception {
    return shown(address, certificate);
  }

  private X509Certificate shown(InetSocketAddress address, Path trusted) throws Exception {
    try (SSLSocket socket = connect(address, "TLSv1.3", trusted)) {
      return (X509Certificate) socket.getSession().getPeerCertificates()[0];
    }
  }

  private SSLSocket connect(InetSocketAddress address, String version) throws Exception {
    return connect(address, version, certificate);
  }

  private static SSLSocket connect(InetSocketAddress address, String version, Path trusted)
      throws Exception {
    var socket =
        (SSLSocket)
            trusting(trusted)
                .getSocketFactory()
                .createSocket(address.getAddress(), address.getPort());
    socket.setEnabledProtocols(new String[] {version});
    socket.startHandshake();
    return socket;
  }

  /**
   * Creates a context without sessions to resume, because a resumed handshake sends no certificate.
   */
  private static SSLContext trusting(Path certificate) throws Exception {
    KeyStore trusted = KeyStore.getInstance("PKCS12");
    trusted.load(null, null);
    try (var in = Files.newInputStream(certificate)) {
      trusted.setCertificateEntry(
          "it", CertificateFactory.getInstance("X.509").generateCertificate(in));
    }
    TrustManagerFactory managers =
        TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
    managers.init(trusted);
    SSLContext context = SSLContext.getInstance("TLS");
    context.init(null, managers.getTrustManagers(), null);
    return context;
  }

  private static void later(Path file) throws IOException {
    Files.setLastModifiedTime(
        file, FileTime.fromMillis(Files.getLastModifiedTime(file).toMillis() + 2000));
  }

  /** Writes a pair by its name; keytool creates it on first use. */
  private static void write(String pair, String algorithm, Path certificate, Path key)
      throws Exception {
    Path madeCertificate = pairs.resolve(pair + ".pem");
    Path madeKey = pairs.resolve(pair + "-key.pem");
    if (Files.notExists(madeCertificate)) {
      SelfSigned.write(algorithm, madeCertificate, madeKey);
    }
    Files.copy(madeCertificate, certificate, StandardCopyOption.REPLACE_EXISTING);
    Files.copy(madeKey, key, StandardCopyOption.REPLACE_EXISTING);
  }
}
