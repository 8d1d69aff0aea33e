package tengen.daemon.net;

import io.netty.channel.Channel;
import io.netty.handler.ssl.SslContext;
import io.netty.handler.ssl.SslContextBuilder;
import io.netty.handler.ssl.SslHandler;
import io.netty.handler.ssl.SslProvider;
import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import tengen.config.TlsConfig;
import tengen.daemon.Logs;
import tengen.daemon.session.ListenerContext;
import tengen.host.log.LogDetails;

/**
 * The TLS settings of a listener. Reloads changed files when the next client connects; keeps the
 * old settings while they are invalid. Thread-safe.
 */
final class ListenerTls {
  /** Name of the handler in a channel's pipeline. */
  static final String NAME = "tls";

  private static final String[] VERSIONS = {"TLSv1.3", "TLSv1.2"};

  static {
    // Read by the JDK at the first handshake. Renegotiation in TLS 1.2 costs the server far more
    // than the client.
    System.setProperty("jdk.tls.rejectClientInitiatedRenegotiation", "true");
  }

  private final TlsConfig files;
  private final ListenerContext listener;
  private List<FileTime> read;
  private SslContext context;

  /**
   * Reads the files.
   *
   * @throws IOException if they cannot be used; the message tells why
   */
  ListenerTls(TlsConfig files, ListenerContext listener) throws IOException {
    this.files = files;
    this.listener = listener;
    this.read = times();
    this.context = context(files);
  }

  private static SslContext context(TlsConfig files) throws IOException {
    PemIdentity identity = PemIdentity.read(files);
    return SslContextBuilder.forServer(identity.key(), identity.chain())
        .sslProvider(SslProvider.JDK)
        .protocols(VERSIONS)
        .build();
  }

  /** Adds the TLS handler to a new client's channel. */
  void encrypt(Channel channel) {
    channel.pipeline().addFirst(NAME, current().newHandler(channel.alloc()));
  }

  /** Sends a close_notify alert, then runs an action that closes the output. */
  static void closeOutput(Channel channel, Runnable end) {
    SslHandler handler = channel.pipeline().get(SslHandler.class);
    handler.closeOutbound().addListener(_ -> end.run());
  }

  private synchronized SslContext current() {
    try {
      List<FileTime> now = times();
      if (!now.equals(read)) {
        context = context(files);
        read = now;
        Logs.info("certificate reloaded", "listener", listener.name());
      }
    } catch (IOException e) {
      listener
          .limitedLog()
          .log(
              Level.WARNING,
              "certificate",
              LogDetails.line(
                  "certificate not reloaded; the old one stays in use",
                  "listener",
                  listener.name(),
                  "error",
                  String.valueOf(e.getMessage())));
    }
    return context;
  }

  private List<FileTime> times() throws IOException {
    return List.of(time(files.certificate()), time(files.key()));
  }

  private static FileTime time(Path file) throws IOException {
    try {
      return Files.getLastModifiedTime(file);
    } catch (IOException e) {
      throw new IOException("cannot read " + file, e);
    }
  }
}
