package tengen.daemon.net;

import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaders;
import io.netty.handler.codec.http.HttpMethod;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpResponseStatus;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Decides whether a request is meant for this listener and does not come from a foreign page.
 * Comparing {@code Origin} with {@code Host} is not enough: with DNS rebinding, both are the
 * attacker's. Only known names of this listener are accepted, and addresses, which cannot be
 * rebound. Thread-safe.
 */
final class HttpGuard {

  /** Relation of the requesting page to this server (Fetch Metadata Request Headers, W3C). */
  private static final String SITE = "sec-fetch-site";

  private static final String MODE = "sec-fetch-mode";
  private static final String DESTINATION = "sec-fetch-dest";

  private static final String HTTPS = "https://";
  private static final String HTTP = "http://";

  private final String scheme;
  private final int defaultPort;

  /** Origins of reverse proxies, such as {@code https://play.example.org}. */
  private final Set<String> proxies = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);

  private final Set<String> names = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);

  /**
   * Creates the guard of a listener.
   *
   * @param names accepted besides {@code localhost} and its own address: host names, and origins of
   *     proxies
   * @param encrypted whether it serves HTTPS
   */
  HttpGuard(List<String> names, boolean encrypted) {
    this.scheme = encrypted ? HTTPS : HTTP;
    this.defaultPort = encrypted ? 443 : 80;
    this.names.add("localhost");
    for (String name : names) {
      (name.contains("://") ? proxies : this.names).add(name);
    }
  }

  /**
   * Returns the status to reject a request with; empty if it is accepted.
   *
   * @param local the address that it was sent to
   */
  Optional<HttpResponseStatus> objection(HttpRequest request, InetSocketAddress local) {
    HttpHeaders headers = request.headers();
    List<String> hosts = headers.getAll(HttpHeaderNames.HOST);
    if (hosts.size() != 1) {
      return Optional.of(HttpResponseStatus.BAD_REQUEST);
    }
    if (!(isThisListener(hosts.getFirst(), local) || isProxy(hosts.getFirst()))) {
      return Optional.of(HttpResponseStatus.MISDIRECTED_REQUEST);
    }
    boolean areOwnPages =
        headers.getAll(HttpHeaderNames.ORIGIN).stream().allMatch(o -> isOwnPage(o, local));
    return areOwnPages && (!isCrossSite(headers) || opensFrontPage(request))
        ? Optional.empty()
        : Optional.of(HttpResponseStatus.FORBIDDEN);
  }

  /** Returns the scheme of the listener's pages, {@code http://} or {@code https://}. */
  String scheme() {
    return scheme;
  }

  /** Returns whether browsers reach an accepted host by HTTPS. */
  boolean isEncrypted(String host) {
    return scheme.equals(HTTPS) || proxies.contains(HTTPS + host);
  }

  private boolean isProxy(String authority) {
    return proxies.contains(HTTPS + authority) || proxies.contains(HTTP + authority);
  }

  private boolean isOwnPage(String origin, InetSocketAddress local) {
    return proxies.contains(origin)
        || (origin.startsWith(scheme) && isThisListener(origin.substring(scheme.length()), local));
  }

  /** Returns whether {@code host:port}, or a host at the default port, is this listener. */
  private boolean isThisListener(String authority, InetSocketAddress local) {
    String port = ":" + local.getPort();
    if (authority.endsWith(port)) {
      return isOwnHost(authority.substring(0, authority.length() - port.length()), local);
    }
    return local.getPort() == defaultPort && isOwnHost(authority, local);
  }

  private boolean isOwnHost(String host, InetSocketAddress local) {
    return names.contains(host)
        || literal(host)
            .filter(it -> it.isLoopbackAddress() || it.equals(local.getAddress()) || isNamed(it))
            .isPresent();
  }

  /** Returns whether an address equals a configured one, which may be written differently. */
  private boolean isNamed(InetAddress address) {
    return names.stream().flatMap(name -> parse(name).stream()).anyMatch(address::equals);
  }

  private static Optional<InetAddress> literal(String host) {
    boolean isBracketed = host.startsWith("[") && host.endsWith("]");
    if (isBracketed != host.contains(":")) {
      return Optional.empty();
    }
    return parse(isBracketed ? host.substring(1, host.length() - 1) : host);
  }

  private static Optional<InetAddress> parse(String literal) {
    try {
      return Optional.of(InetAddress.ofLiteral(literal));
    } catch (IllegalArgumentException _) {
      return Optional.empty();
    }
  }

  private static boolean isCrossSite(HttpHeaders headers) {
    return headers.containsValue(SITE, "cross-site", true);
  }

  /**
   * Returns whether the request follows a link to the front page, which is harmless from any site.
   */
  private static boolean opensFrontPage(HttpRequest request) {
    return request.method().equals(HttpMethod.GET)
        && request.uri().equals("/")
        && is(request.headers(), MODE, "navigate")
        && is(request.headers(), DESTINATION, "document");
  }

  private static boolean is(HttpHeaders headers, String name, String value) {
    String found = headers.get(name);
    return found != null && found.toLowerCase(Locale.ROOT).equals(value);
  }
}
