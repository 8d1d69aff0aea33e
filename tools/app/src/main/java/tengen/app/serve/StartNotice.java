package tengen.app.serve;

import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import tengen.app.storage.StateFolder;
import tengen.config.ListenerConfig;
import tengen.config.TengenConfig;

/**
 * The three lines at the end of a start on a terminal: the address of the page, the ports with
 * their protocols, and where the log and the games are.
 */
final class StartNotice {
  private StartNotice() {}

  /**
   * Returns the lines.
   *
   * @param listening open listeners and their bound addresses
   */
  static List<String> lines(TengenConfig config, Map<ListenerConfig, InetSocketAddress> listening) {
    return List.of(page(listening), ports(listening), files(config));
  }

  private static String page(Map<ListenerConfig, InetSocketAddress> listening) {
    return listening.entrySet().stream()
        .filter(each -> each.getKey().protocol().equals(ListenerConfig.HTTP))
        .findFirst()
        .map(each -> "Page: open " + url(each.getKey(), each.getValue()) + " in a browser")
        .orElse("Page: none; it needs a listener with protocol http");
  }

  private static String url(ListenerConfig listener, InetSocketAddress bound) {
    String scheme = listener.tls().isPresent() ? "https" : "http";
    boolean isWildcard = bound.getAddress().isAnyLocalAddress();
    String host = isWildcard ? ListenerConfig.LOOPBACK : listener.address();
    String literal = host.contains(":") ? "[" + host + "]" : host;
    return scheme + "://" + literal + ":" + bound.getPort() + "/";
  }

  private static String ports(Map<ListenerConfig, InetSocketAddress> listening) {
    return listening.entrySet().stream()
        .map(each -> each.getValue().getPort() + " " + protocol(each.getKey()))
        .collect(Collectors.joining(", ", "Ports: ", ""));
  }

  private static String protocol(ListenerConfig listener) {
    return listener.protocol().equals(ListenerConfig.AUTO) ? "any protocol" : listener.protocol();
  }

  private static String files(TengenConfig config) {
    String log =
        config
            .logging()
            .file()
            .map(file -> file.toAbsolutePath().toString())
            .orElse("this terminal");
    return "Log: " + log + "; games: " + games(config.archive().url());
  }

  /** Returns where the games are. The URL of a server may contain a password. */
  private static String games(Optional<String> url) {
    Optional<Path> file = url.map(StateFolder::url).flatMap(StateFolder::file);
    return file.map(Path::toString)
        .orElse(url.isPresent() ? "the database of archive.url" : "not stored");
  }
}
