package tengen.daemon;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import tengen.host.testing.HabitPlugin;
import tengen.host.testing.HabitPlugin.Habit;
import tengen.support.StreamPeer;

/** An HTTP listener with toy engines, and requests to it over real sockets. */
abstract class HttpListenerFixture {
  final Transports transports = new Transports();
  final TestDaemon daemon;
  InetSocketAddress web;

  HttpListenerFixture() {
    this(new HabitPlugin("nogo-classic", Habit.IMMEDIATE, true));
  }

  /** Creates a daemon with an engine for Gomoku and this one. */
  HttpListenerFixture(HabitPlugin engine) {
    daemon =
        new TestDaemon(
            "listeners: [{name: web, port: 0, protocol: http}]\n",
            new HabitPlugin("gomoku-classic", Habit.IMMEDIATE, false),
            engine);
  }

  @BeforeEach
  void listen() throws IOException {
    web = transports.listenHttp(daemon.listenerContext("web"));
  }

  @AfterEach
  void close() throws IOException {
    transports.close();
    daemon.close();
  }

  String host() {
    return "127.0.0.1:" + web.getPort();
  }

  List<String> get(String path, String... headers) throws Exception {
    String more = String.join("\r\n", headers) + (headers.length == 0 ? "" : "\r\n");
    return ask("GET " + path + " HTTP/1.1\r\nHost: HERE\r\nConnection: close\r\n" + more + "\r\n")
        .rest();
  }

  StreamPeer ask(String request) throws IOException {
    StreamPeer peer = transports.connect(web);
    send(peer, request);
    return peer;
  }

  void send(StreamPeer peer, String request) throws IOException {
    peer.send(request.replace("HERE", host()).getBytes(StandardCharsets.ISO_8859_1));
  }

  static String lastLineAfterHeaders(StreamPeer peer) throws InterruptedException {
    while (!peer.line().equals("\r")) {
      // Skips a header.
    }
    return peer.line();
  }
}
