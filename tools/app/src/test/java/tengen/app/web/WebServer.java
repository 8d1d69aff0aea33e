package tengen.app.web;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import tengen.app.Distribution;
import tengen.app.Relay;
import tengen.app.Server;

/** A daemon with a page. */
record WebServer(Server server, String address) implements AutoCloseable {

  /**
   * Starts a daemon at a free port.
   *
   * @param yaml configuration besides the listeners; ends with a line break or is empty
   */
  static WebServer start(String yaml) throws IOException {
    return start(Distribution.built(), yaml);
  }

  /** Starts a daemon that also has the games of the example plugin. */
  static WebServer withMoreGames() throws IOException {
    Path folder = Files.createTempDirectory(Distribution.output(), "more-games");
    return start(Distribution.built().withMoreGames(folder.resolve("tengen")), "");
  }

  private static WebServer start(Distribution distribution, String yaml) throws IOException {
    int port = Server.freePort();
    Path scratch = Files.createTempDirectory(Distribution.output(), "web");
    String listeners =
        "listeners: [{name: web, port: %d, protocol: http, hosts: [%s]}, {name: any, port: 0}]\n"
            .formatted(port, Relay.HOST);
    return new WebServer(
        Server.serve(distribution, scratch, listeners + yaml), "http://127.0.0.1:" + port);
  }

  /** Returns the port of the page. */
  int port() {
    return URI.create(address).getPort();
  }

  /** Returns the value of a metric, or -1 if it is missing. */
  double metric(String name) {
    try (InputStream in = URI.create(address + "/metrics").toURL().openStream()) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> line.startsWith(name + " "))
          .mapToDouble(line -> Double.parseDouble(line.substring(name.length() + 1)))
          .findFirst()
          .orElse(-1);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns the HTTP status of the daemon's response for a path. */
  int status(String path) {
    try {
      var connection = (HttpURLConnection) URI.create(address + path).toURL().openConnection();
      return connection.getResponseCode();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    server.close();
  }
}
