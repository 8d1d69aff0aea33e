package tengen.daemon;

import java.lang.System.Logger.Level;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tengen.config.ListenerConfig;
import tengen.config.TengenConfig;
import tengen.config.TlsConfig;
import tengen.daemon.monitor.DeferredMonitor;
import tengen.daemon.session.ListenerContext;
import tengen.game.GameRules;
import tengen.host.EngineRegistry;
import tengen.host.plugin.PluginCatalog;
import tengen.host.testing.HabitPlugin;
import tengen.host.testing.ListLog;
import tengen.host.testing.TestConfig;
import tengen.host.testing.TestRules;
import tengen.protocol.registry.Dialects;
import tengen.store.archive.Archive;

/** A daemon with test engines. */
@SuppressWarnings("exports") // Helpers of other modules' tests are in no module.
public final class TestDaemon implements AutoCloseable {
  /** The daemon's log. */
  public final ListLog log = new ListLog(Level.INFO);

  private final TengenConfig config;
  private final Daemon daemon;
  private final ListenerOffers offers;

  /** Creates a daemon from a configuration without opening its listeners. */
  public TestDaemon(String yaml, HabitPlugin... engines) {
    this(Dialects.shipped(), TestRules.all(), yaml, engines);
  }

  /** Creates a daemon with given protocols and referees. */
  TestDaemon(Dialects dialects, Map<String, GameRules> rules, String yaml, HabitPlugin... engines) {
    config = config(dialects, yaml);
    var catalog = new PluginCatalog(HabitPlugin.catalog(engines).plugins(), rules, List.of());
    offers =
        new ListenerOffers(
            config, new EngineRegistry(config, catalog), catalog.rules(), "0.1.0", dialects);
    daemon = new Daemon(config, catalog.rules(), offers, log);
  }

  static TengenConfig config(String yaml) {
    return config(Dialects.shipped(), yaml);
  }

  private static TengenConfig config(Dialects dialects, String yaml) {
    return TestConfig.of(ListenerOffers.known(dialects), yaml);
  }

  /** Returns the context of a listener's connections. */
  public ListenerContext listenerContext(String listener) {
    return daemon.listenerContext(listener(listener));
  }

  /** Returns the daemon's monitor. */
  public DeferredMonitor monitor() {
    return daemon.monitor();
  }

  /** Stores games and sessions in an archive. */
  public void attachArchive(Archive archive) {
    announceArchive();
    attach(archive);
  }

  /** Announces an archive that is attached later. */
  void announceArchive() {
    daemon.archive().expect();
  }

  /** Attaches the archive. */
  void attach(Archive archive) {
    daemon.attachArchive(archive);
  }

  private ListenerConfig listener(String name) {
    return config.listeners().stream()
        .filter(each -> each.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  /** Returns a listener's configuration with TLS. */
  ListenerConfig listener(String name, TlsConfig tls) {
    ListenerConfig plain = listener(name);
    return new ListenerConfig(
        plain.name(),
        plain.address(),
        plain.port(),
        plain.protocol(),
        plain.engine(),
        plain.engines(),
        plain.allow(),
        plain.time(),
        plain.insecure(),
        plain.infoRule(),
        plain.coordConversion(),
        plain.webOptions(),
        plain.hosts(),
        plain.login(),
        Optional.of(tls),
        plain.limits());
  }

  @Override
  public void close() {
    daemon.close();
  }
}
