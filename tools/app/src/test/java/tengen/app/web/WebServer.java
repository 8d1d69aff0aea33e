package tengen.app.web;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import tengen.app.Distribution;
import tengen.app.Relay;
import tengen.app.Server;

/** A daemon with a page of its own. */
record WebServer(Server server, String address) implements AutoCloseable {

  /**
   * Starts it at a free port.
   *
   * @param yaml what is configured beside its listeners; ends a line, or is empty
   */
  static WebServer start(String yaml) throws IOException {
    int port = Server.freePort();
    Path scratch = Files.createTempDirectory(Distribution.output(), "web");
    String listeners =
        "listeners: [{name: web, port: %d, protocol: http, hosts: [%s]}, {name: any, port: 0}]\n"
            .formatted(port, Relay.HOST);
    return new WebServer(
        Server.serve(Distribution.built(), scratch, listeners + yaml), "http://127.0.0.1:" + port);
  }

  /** Of its page. */
  int port() {
    return URI.create(address).getPort();
  }

  @Override
  public void close() {
    server.close();
  }
}
