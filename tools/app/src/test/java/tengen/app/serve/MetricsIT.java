package tengen.app.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.app.Distribution;
import tengen.app.Server;
import tengen.daemon.control.ControlSocket;
import tengen.support.Program;
import tengen.support.StreamPeer;
import tengen.support.Waits;

/** Tests of a daemon's HTTP endpoints for monitoring. */
@Tag("full")
class MetricsIT {
  @TempDir Path scratch;
  private Path socket;
  private Server server;
  private int web;

  @BeforeEach
  void start() throws IOException {
    socket = scratch.resolve("control");
    web = Server.freePort();
    server =
        Server.serve(
            Distribution.built(),
            scratch,
            """
            listeners:
              - {name: web, port: %d, protocol: http}
              - {name: any, port: 0, engines: {gtp: nogo-classic}}
            control: {socket: %s}
            """
                .formatted(web, socket));
  }

  @AfterEach
  void end() {
    server.close();
  }

  private StreamPeer connectToWeb() throws IOException {
    var socket = new Socket(InetAddress.getLoopbackAddress(), web);
    return new StreamPeer(
        socket.getInputStream(), socket.getOutputStream(), socket::shutdownOutput);
  }

  private void ask(StreamPeer peer, String path, String more) throws IOException {
    peer.send("GET %s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n%s\r\n".formatted(path, web, more));
  }

  /** Returns all lines of the response. */
  private List<String> get(String path) throws IOException, InterruptedException {
    StreamPeer peer = connectToWeb();
    ask(peer, path, "Connection: close\r\n");
    return peer.rest();
  }

  private List<String> metrics() {
    return Waits.until(
        "metrics", () -> get("/metrics"), lines -> lines.getFirst().equals("HTTP/1.1 200 OK\r"));
  }

  @Test
  void aSearchIsInTheMetricsAndInARecording() throws Exception {
    assertThat(metrics())
        .anyMatch(line -> line.startsWith("jvm_memory_used_bytes{"))
        .contains("content-type: text/plain; version=0.0.4; charset=utf-8\r");
    jcmd("JFR.start", "name=tengen");
    StreamPeer peer = server.connect();
    peer.send("time_settings 0 1 1\ngenmove b\n");
    assertThat(peer.line()).isEqualTo("= ");
    assertThat(peer.line()).isEmpty();
    assertThat(peer.line()).startsWith("= ");

    assertThat(metrics())
        .contains(
            "tengen_sessions{protocol=\"gtp\"} 1.0",
            "tengen_sessions_opened_total{protocol=\"gtp\"} 1.0",
            "tengen_searches_total{engine=\"nogo-classic\",kind=\"move\",outcome=\"answered\"} 1.0",
            "tengen_search_time_seconds_count{kind=\"move\"} 1");
    Path recording = scratch.resolve("tengen.jfr");
    jcmd("JFR.dump", "name=tengen", "filename=" + recording);
    List<RecordedEvent> searches =
        RecordingFile.readAllEvents(recording).stream()
            .filter(event -> event.getEventType().getName().equals("tengen.Search"))
            .toList();
    assertThat(searches).hasSize(1);
    assertThat(searches.getFirst().getString("session")).isEqualTo("#1");
    assertThat(searches.getFirst().getString("engine")).isEqualTo("nogo-classic");
    assertThat(searches.getFirst().getThread().getJavaName()).startsWith("search-");
  }

  @Test
  void theDaemonIsReadyUntilItDrains() throws Exception {
    // The listener answers before the others are open.
    var _ =
        Waits.until(
            "the readiness",
            () -> get("/health/ready"),
            lines -> lines.getFirst().equals("HTTP/1.1 200 OK\r"));
    StreamPeer before = connectToWeb();
    ask(before, "/health/ready", "");
    assertThat(before.line()).isEqualTo("HTTP/1.1 200 OK\r");
    assertThat(body(before)).isEqualTo("{\"status\":\"ready\"}");
    StreamPeer peer = server.connect();
    peer.send("name\n");
    assertThat(peer.line()).isEqualTo("= Tengen");

    assertThat(ControlSocket.ask(socket, "drain 100 0")).first().isEqualTo("done");

    ask(before, "/health/ready", "");
    assertThat(before.line()).isEqualTo("HTTP/1.1 503 Service Unavailable\r");
    assertThat(body(before)).isEqualTo("{\"status\":\"draining\"}");
  }

  private static String body(StreamPeer peer) throws InterruptedException {
    while (!peer.line().equals("\r")) {
      // Skips a header.
    }
    return peer.line();
  }

  private void jcmd(String... words) throws Exception {
    Path jcmd = Path.of(System.getProperty("java.home"), "bin", "jcmd");
    List<String> command =
        new ArrayList<>(List.of(jcmd.toString(), Long.toString(server.program().pid())));
    command.addAll(List.of(words));
    try (Program program = Program.start(scratch, command)) {
      assertThat(program.exitCode()).as(program.errors()).isZero();
    }
  }
}
