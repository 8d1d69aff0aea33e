package tengen.daemon.net;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.handler.codec.http.DefaultHttpRequest;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpMethod;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http.HttpVersion;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class HttpGuardTest {
  private static final InetSocketAddress LOCAL = at("192.0.2.7", 7380);

  private final HttpGuard guard = new HttpGuard(List.of("play.example.org", "2001:db8::1"), false);

  @ParameterizedTest
  @ValueSource(
      strings = {
        "127.0.0.1:7380",
        "localhost:7380",
        "LOCALHOST:7380",
        "[::1]:7380",
        "[0:0:0:0:0:0:0:1]:7380",
        "192.0.2.7:7380",
        "play.example.org:7380",
        "[2001:db8:0::1]:7380"
      })
  void ownHostNamesAndAddressesAreAccepted(String host) {
    assertThat(guard.objection(request(host), LOCAL)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "evil.com:7380",
        "localhost",
        "localhost:7381",
        "localhost:",
        "localhost.evil.com:7380",
        "evil.com@localhost:7380",
        "notlocalhost:7380",
        "192.0.2.8:7380",
        "::1:7380",
        "[127.0.0.1]:7380",
        "[localhost]:7380",
        "play.example.org.:7380",
        "127.0.0.1:7380, evil.com:7380"
      })
  void anyOtherHostIsMisdirected(String host) {
    assertThat(guard.objection(request(host), LOCAL))
        .contains(HttpResponseStatus.MISDIRECTED_REQUEST);
  }

  @Test
  void aRequestHasExactlyOneHost() {
    HttpRequest none = request("localhost:7380");
    none.headers().remove(HttpHeaderNames.HOST);
    HttpRequest two = request("localhost:7380");
    two.headers().add(HttpHeaderNames.HOST, "localhost:7380");

    assertThat(guard.objection(none, LOCAL)).contains(HttpResponseStatus.BAD_REQUEST);
    assertThat(guard.objection(two, LOCAL)).contains(HttpResponseStatus.BAD_REQUEST);
  }

  @Test
  void theHostHeaderMayOmitTheDefaultPort() {
    assertThat(guard.objection(request("localhost"), at("127.0.0.1", 80))).isEmpty();
    assertThat(guard.objection(request("localhost:80"), at("127.0.0.1", 80))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"http://127.0.0.1:7380", "http://localhost:7380", "http://[::1]:7380"})
  void aPageOfItsOwnMayConnect(String origin) {
    assertThat(guard.objection(from(origin), LOCAL)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "null",
        "http://evil.com",
        "http://evil.com:7380",
        "https://localhost:7380",
        "http://localhost",
        "http://localhost:7380.evil.com",
        "http://localhost:7380/",
        "http://localhost:73800",
        "HTTP://localhost:7380",
        "localhost:7380",
        ""
      })
  void aPageOfAnotherOriginIsForbidden(String origin) {
    assertThat(guard.objection(from(origin), LOCAL)).contains(HttpResponseStatus.FORBIDDEN);
  }

  @Test
  void crossSiteRequestsAreForbiddenExceptLinksToTheFrontPage() {
    HttpRequest image = request("localhost:7380");
    image.headers().set("Sec-Fetch-Site", "cross-site").set("Sec-Fetch-Dest", "image");
    HttpRequest link = request("localhost:7380");
    link.headers()
        .set("Sec-Fetch-Site", "cross-site")
        .set("Sec-Fetch-Mode", "navigate")
        .set("Sec-Fetch-Dest", "document");

    assertThat(guard.objection(image, LOCAL)).contains(HttpResponseStatus.FORBIDDEN);
    assertThat(guard.objection(link, LOCAL)).isEmpty();
    link.setUri("/gtp");
    assertThat(guard.objection(link, LOCAL)).contains(HttpResponseStatus.FORBIDDEN);
  }

  @Test
  void proxiesAreAcceptedByTheirConfiguredOriginOnly() {
    var proxied =
        new HttpGuard(List.of("https://play.example.org", "http://127.0.0.1:8080"), false);
    HttpRequest page = request("play.example.org");
    page.headers().set(HttpHeaderNames.ORIGIN, "https://play.example.org");
    HttpRequest plain = request("play.example.org");
    plain.headers().set(HttpHeaderNames.ORIGIN, "http://play.example.org");

    assertThat(proxied.objection(page, LOCAL)).isEmpty();
    assertThat(proxied.isEncrypted("play.example.org")).isTrue();
    assertThat(proxied.objection(plain, LOCAL)).contains(HttpResponseStatus.FORBIDDEN);
    assertThat(proxied.objection(request("127.0.0.1:8080"), LOCAL)).isEmpty();
    assertThat(proxied.isEncrypted("127.0.0.1:8080")).isFalse();
    for (String other : List.of("play.example.org:7380", "play.example.org.evil.com", "evil.com")) {
      assertThat(proxied.objection(request(other), LOCAL))
          .contains(HttpResponseStatus.MISDIRECTED_REQUEST);
    }
  }

  @Test
  void eachOfSeveralFetchSitesIsChecked() {
    HttpRequest twice = request("localhost:7380");
    twice.headers().add("Sec-Fetch-Site", "none").add("Sec-Fetch-Site", "cross-site");
    HttpRequest joined = request("localhost:7380");
    joined.headers().set("Sec-Fetch-Site", "none, cross-site");

    assertThat(guard.objection(twice, LOCAL)).contains(HttpResponseStatus.FORBIDDEN);
    assertThat(guard.objection(joined, LOCAL)).contains(HttpResponseStatus.FORBIDDEN);
  }

  private static HttpRequest from(String origin) {
    HttpRequest request = request("localhost:7380");
    request.headers().set(HttpHeaderNames.ORIGIN, origin);
    return request;
  }

  private static HttpRequest request(String host) {
    var request = new DefaultHttpRequest(HttpVersion.HTTP_1_1, HttpMethod.GET, "/");
    request.headers().set(HttpHeaderNames.HOST, host);
    return request;
  }

  private static InetSocketAddress at(String address, int port) {
    return new InetSocketAddress(InetAddress.ofLiteral(address), port);
  }
}
