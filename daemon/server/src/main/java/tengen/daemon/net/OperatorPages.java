package tengen.daemon.net;

import io.netty.handler.codec.http.FullHttpResponse;
import io.netty.handler.codec.http.HttpResponseStatus;
import tengen.config.Right;
import tengen.daemon.access.Account;
import tengen.daemon.monitor.Health;
import tengen.daemon.monitor.Monitor;
import tengen.store.archive.Archive;

/** The pages for monitoring: metrics and health. Thread-safe. */
final class OperatorPages {
  private static final String METRICS = "/metrics";
  private static final String LIVE = "/health/live";
  private static final String READY = "/health/ready";

  /** Prometheus's text format. */
  private static final String EXPOSITION = "text/plain; version=0.0.4; charset=utf-8";

  private final Monitor monitor;
  private final Health health;
  private final Archive archive;

  /** Creates the pages of a daemon. */
  OperatorPages(Monitor monitor, Health health, Archive archive) {
    this.monitor = monitor;
    this.health = health;
    this.archive = archive;
  }

  /** Returns whether a path requires a login, if the listener has logins. */
  static boolean needsLogin(String path) {
    return path.equals(METRICS);
  }

  /** Returns whether there is a page at a path. */
  static boolean isAt(String path) {
    return path.equals(METRICS) || path.equals(LIVE) || path.equals(READY);
  }

  /** Returns the page at a path for an account. */
  FullHttpResponse at(String path, Account account) {
    return switch (path) {
      case LIVE -> health(HttpResponseStatus.OK, "live");
      case READY -> ready();
      case METRICS ->
          account.objection(Right.READ).map(OperatorPages::denied).orElseGet(this::metrics);
      default -> HttpText.fault(HttpResponseStatus.NOT_FOUND);
    };
  }

  private FullHttpResponse ready() {
    Health.Stage stage = health.stage();
    if (stage != Health.Stage.READY) {
      return health(HttpResponseStatus.SERVICE_UNAVAILABLE, stage.text());
    }
    return archive
        .state()
        .problem()
        .or(health::problem)
        .map(why -> health(HttpResponseStatus.SERVICE_UNAVAILABLE, why))
        .orElseGet(() -> health(HttpResponseStatus.OK, stage.text()));
  }

  private static FullHttpResponse health(HttpResponseStatus status, String word) {
    return HttpText.of(status, "application/json", "{\"status\":\"" + word + "\"}\n");
  }

  private static FullHttpResponse denied(String why) {
    return HttpText.of(HttpResponseStatus.FORBIDDEN, why);
  }

  private FullHttpResponse metrics() {
    return monitor
        .metrics()
        .map(text -> HttpText.of(HttpResponseStatus.OK, EXPOSITION, text))
        .orElseGet(() -> HttpText.later(HttpResponseStatus.SERVICE_UNAVAILABLE, "no metrics yet"));
  }
}
