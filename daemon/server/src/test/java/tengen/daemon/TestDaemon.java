package tengen.daemon;

import java.lang.System.Logger.Level;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tengen.config.ListenerConfig;
import tengen.config.TengenConfig;
import tengen.config.TlsConfig;
import tengen.daemon.monitor.LateMonitor;
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

/** The daemon's parts around toy engines. */
@SuppressWarnings("exports") // Helpers of other modules' tests are in no module.
public final class TestDaemon implements AutoCloseable {
  /** What the daemon logs. */
  public final ListLog log = new ListLog(Level.INFO);

  private final TengenConfig config;
  private final Daemon daemon;
  private final ListenerOffers offers;

  /** A daemon with this configuration; listeners are not opened. */
  public TestDaemon(String yaml, HabitPlugin... engines) {
    this(Dialects.shipped(), TestRules.all(), yaml, engines);
  }

  /** The same with protocols and referees of the caller's choice. */
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

  /** How the listener with this name receives its clients. */
  public ListenerContext listenerContext(String listener) {
    return daemon.listenerContext(listener(listener));
  }

  /** Stands for what hears of sessions and searches. */
  public LateMonitor monitor() {
    return daemon.monitor();
  }

  /** Its games and sessions are kept there. */
  public void keepIn(Archive archive) {
    expectArchive();
    attach(archive);
  }

  /** They are going to be kept. */
  void expectArchive() {
    daemon.archive().expect();
  }

  /** Here is what they are kept in. */
  void attach(Archive archive) {
    daemon.keepIn(archive);
  }

  private ListenerConfig listener(String name) {
    return config.listeners().stream()
        .filter(each -> each.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  /** The listener with this name, but encrypted. */
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
