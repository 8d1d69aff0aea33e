package tengen.daemon;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tengen.config.ListenerConfig;
import tengen.config.TengenConfig;
import tengen.config.TimeProfile;
import tengen.daemon.access.Account;
import tengen.daemon.access.Authenticator;
import tengen.daemon.access.Quotas;
import tengen.daemon.session.ListenerContext;
import tengen.daemon.session.SessionContext;
import tengen.host.log.SessionId;
import tengen.host.search.ConfiguredEngine;
import tengen.protocol.Dialect;
import tengen.protocol.registry.Dialects;

/** Creates the contexts of listeners. */
record ListenerContexts(TengenConfig config, ListenerOffers offers, SharedServices services) {

  /**
   * Creates the context of a listener's connections.
   *
   * @param authenticator authenticates clients; empty if no login is required
   * @param quotas limits shared by clients; empty if there are none
   */
  ListenerContext of(
      ListenerConfig listener, Optional<Authenticator> authenticator, Optional<Quotas> quotas) {
    Map<String, SessionContext> sessions = new HashMap<>();
    Dialects spoken = offers.dialects(listener);
    for (Dialect<?, ?, ?> dialect : spoken.all()) {
      List<ConfiguredEngine> offered = offers.offered(listener, dialect);
      if (!offered.isEmpty()) {
        sessions.put(dialect.name(), sessions(listener, dialect, offered));
      }
    }
    return new ListenerContext(
        listener.name(),
        spoken,
        sessions,
        services.log(),
        services.limitedLog(),
        services.memory(),
        Optional.empty(),
        authenticator,
        Account.ANYONE,
        quotas,
        listener.limits(),
        services.registry(),
        services.archive(),
        config.games());
  }

  private SessionContext sessions(
      ListenerConfig listener, Dialect<?, ?, ?> dialect, List<ConfiguredEngine> offered) {
    Map<String, ConfiguredEngine> byId = new LinkedHashMap<>();
    offered.forEach(engine -> byId.put(engine.id(), engine));
    return new SessionContext(
        offers.offer(listener, dialect, offered, services.searches().pool()),
        byId,
        services.searches(),
        services.monitor(),
        config.time().getOrDefault(listener.time(), TimeProfile.DEFAULT),
        config.limits().lineBytes(dialect.name()),
        config.limits().pendingBytes(),
        services.log(),
        SessionId.NONE,
        Account.ANYONE,
        listener.limits().and(config.limits().address()),
        services.archive(),
        label(listener),
        services.tables(),
        services.memory());
  }

  /**
   * Returns the listener's label in the archive, which distinguishes daemons on this machine by
   * port.
   */
  static String label(ListenerConfig listener) {
    return listener.name() + ":" + listener.port();
  }
}
