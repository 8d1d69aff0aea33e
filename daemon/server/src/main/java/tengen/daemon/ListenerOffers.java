package tengen.daemon;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Stream;
import tengen.config.ConfigPath;
import tengen.config.KnownProtocol;
import tengen.config.ListenerConfig;
import tengen.config.TengenConfig;
import tengen.config.TimeProfile;
import tengen.daemon.access.Account;
import tengen.daemon.access.Authenticator;
import tengen.daemon.access.Quotas;
import tengen.daemon.log.LimitedLog;
import tengen.daemon.monitor.Monitor;
import tengen.daemon.session.ListenerContext;
import tengen.daemon.session.SessionContext;
import tengen.daemon.session.SessionRegistry;
import tengen.daemon.session.TableService;
import tengen.game.GameRules;
import tengen.game.Playable;
import tengen.host.EngineRegistry;
import tengen.host.EngineRegistry.Fault;
import tengen.host.log.SessionId;
import tengen.host.memory.ClientMemory;
import tengen.host.search.ConfiguredEngine;
import tengen.host.search.SearchService;
import tengen.protocol.ClientConventions;
import tengen.protocol.Dialect;
import tengen.protocol.GuardedRules;
import tengen.protocol.SessionOffer;
import tengen.protocol.SessionOffer.OfferedEngine;
import tengen.protocol.registry.Dialects;
import tengen.store.archive.Archive;

/** The engines that each listener offers, by protocol. */
public final class ListenerOffers {
  private final TengenConfig config;
  private final EngineRegistry engines;
  private final Map<String, GameRules> rules;
  private final String version;
  private final Dialects dialects;

  /**
   * Creates the offers of a configuration.
   *
   * @param version of this program
   * @param dialects the protocols that the configuration was read with
   */
  public ListenerOffers(
      TengenConfig config,
      EngineRegistry engines,
      Map<String, GameRules> rules,
      String version,
      Dialects dialects) {
    this.config = config;
    this.engines = engines;
    this.rules = GuardedRules.all(rules);
    this.version = version;
    this.dialects = dialects;
  }

  /** Returns what the configuration reader needs to know of the protocols. */
  public static List<KnownProtocol> known(Dialects dialects) {
    return dialects.all().stream()
        .map(dialect -> new KnownProtocol(dialect.name(), dialect.lineBytes()))
        .toList();
  }

  /** Returns the errors in the engines of listeners and tokens, in the order of the file. */
  public List<Fault> faults() {
    List<Fault> faults = new ArrayList<>();
    for (int i = 0; i < config.listeners().size(); i++) {
      ListenerConfig listener = config.listeners().get(i);
      ConfigPath path = ConfigPath.of("listeners").item(i);
      int before = faults.size();
      listener.engine().ifPresent(id -> checkId(path.key("engine"), id, faults));
      listener
          .engines()
          .forEach(
              (protocol, id) -> checkFor(path.key("engines").key(protocol), protocol, id, faults));
      for (int j = 0; j < listener.allow().size(); j++) {
        checkId(path.key("allow").item(j), listener.allow().get(j), faults);
      }
      if (faults.size() == before
          && namesSoundEngines(listener)
          && dialects(listener).all().stream().noneMatch(d -> isServed(listener, d))) {
        faults.add(
            new Fault(
                path,
                "no engine plays a game of "
                    + listener.protocol()
                    + "; engines: "
                    + engines.names()));
      }
    }
    config
        .auth()
        .tokens()
        .forEach(
            (name, token) -> {
              ConfigPath path = ConfigPath.of("auth", "tokens").key(name).key("engines");
              for (int i = 0; i < token.engines().size(); i++) {
                checkId(path.item(i), token.engines().get(i), faults);
              }
            });
    return faults;
  }

  private void checkId(ConfigPath path, String id, List<Fault> faults) {
    if (engines.find(id).isEmpty() && !isFaulty(id)) {
      faults.add(new Fault(path, "no engine " + id + "; engines: " + engines.names()));
    }
  }

  /** Returns whether an engine is configured but failed to load, which has an error of its own. */
  private boolean isFaulty(String id) {
    return config.engines().containsKey(id) && engines.find(id).isEmpty();
  }

  /** Returns whether all engines of a listener have loaded, so that their games are known. */
  private boolean namesSoundEngines(ListenerConfig listener) {
    Stream<String> ids =
        namesNone(listener)
            ? config.engines().keySet().stream()
            : Stream.of(
                    listener.engine().stream(),
                    listener.engines().values().stream(),
                    listener.allow().stream())
                .flatMap(named -> named);
    return ids.noneMatch(this::isFaulty);
  }

  private static boolean namesNone(ListenerConfig listener) {
    return listener.engine().isEmpty()
        && listener.engines().isEmpty()
        && listener.allow().isEmpty();
  }

  private void checkFor(ConfigPath path, String protocol, String id, List<Fault> faults) {
    checkId(path, id, faults);
    Optional<Dialect<?, ?, ?>> dialect = dialects.named(protocol);
    if (dialect.isPresent()
        && engines.find(id).isPresent()
        && games(engines.find(id).get(), dialect.get()).isEmpty()) {
      faults.add(
          new Fault(
              path, "engine " + id + " plays no game that the protocol " + protocol + " supports"));
    }
  }

  /** Returns the ids of the engines that a listener offers in a protocol, the default first. */
  public List<String> offered(ListenerConfig listener, String protocol) {
    return dialects.named(protocol).stream()
        .flatMap(dialect -> offered(listener, dialect).stream())
        .map(ConfiguredEngine::id)
        .toList();
  }

  /**
   * Creates the context of a listener's connections.
   *
   * @param authenticator authenticates clients; empty if no login is required
   * @param quotas limits shared by clients; empty if there are none
   * @param archive stores games and sessions
   * @param tables games that continue without their sessions
   */
  public ListenerContext context(
      ListenerConfig listener,
      SearchService searches,
      System.Logger log,
      LimitedLog limitedLog,
      ClientMemory memory,
      Optional<Authenticator> authenticator,
      Optional<Quotas> quotas,
      SessionRegistry registry,
      Archive archive,
      TableService tables) {
    Map<String, SessionContext> sessions = new HashMap<>();
    Dialects spoken = dialects(listener);
    for (Dialect<?, ?, ?> dialect : spoken.all()) {
      List<ConfiguredEngine> offered = offered(listener, dialect);
      if (!offered.isEmpty()) {
        sessions.put(
            dialect.name(),
            sessionContext(
                offered,
                dialect,
                listener,
                searches,
                registry.monitor(),
                log,
                memory,
                archive,
                tables));
      }
    }
    return new ListenerContext(
        listener.name(),
        spoken,
        sessions,
        log,
        limitedLog,
        memory,
        Optional.empty(),
        authenticator,
        Account.ANYONE,
        quotas,
        listener.limits(),
        registry,
        archive,
        config.games());
  }

  private SessionContext sessionContext(
      List<ConfiguredEngine> offered,
      Dialect<?, ?, ?> dialect,
      ListenerConfig listener,
      SearchService searches,
      Monitor monitor,
      System.Logger log,
      ClientMemory memory,
      Archive archive,
      TableService tables) {
    Map<String, ConfiguredEngine> byId = new LinkedHashMap<>();
    offered.forEach(engine -> byId.put(engine.id(), engine));
    SearchService.Pool pool = searches.pool();
    SessionOffer offer =
        new SessionOffer(
                version,
                rules,
                offered.stream().map(engine -> offer(engine, dialect, pool)).toList())
            .with(settings(listener));
    TimeProfile profile = config.time().getOrDefault(listener.time(), TimeProfile.DEFAULT);
    return new SessionContext(
        offer,
        byId,
        searches,
        monitor,
        profile,
        config.limits().lineBytes(dialect.name()),
        config.limits().pendingBytes(),
        log,
        SessionId.NONE,
        Account.ANYONE,
        listener.limits().and(config.limits().address()),
        archive,
        label(listener),
        tables,
        memory);
  }

  /**
   * Returns the listener's label in the archive, which distinguishes daemons on this machine by
   * port.
   */
  static String label(ListenerConfig listener) {
    return listener.name() + ":" + listener.port();
  }

  private SessionOffer.Settings settings(ListenerConfig listener) {
    return new SessionOffer.Settings(
        conventions(listener),
        Set.copyOf(listener.webOptions()),
        maxUpload(listener),
        config.tables().openSeats());
  }

  private OptionalLong maxUpload(ListenerConfig listener) {
    return listener.protocol().equals(ListenerConfig.HTTP)
        ? OptionalLong.of(config.games().maxUpload())
        : OptionalLong.empty();
  }

  private static ClientConventions conventions(ListenerConfig listener) {
    return new ClientConventions(
        choice(listener.infoRule(), "yixin"), choice(listener.coordConversion(), "transpose"));
  }

  /** Returns whether a setting has the sought value; empty for automatic detection. */
  private static Optional<Boolean> choice(String configured, String sought) {
    return configured.equals(ListenerConfig.AUTO)
        ? Optional.empty()
        : Optional.of(configured.equals(sought));
  }

  private OfferedEngine offer(
      ConfiguredEngine engine, Dialect<?, ?, ?> dialect, SearchService.Pool pool) {
    var descriptor = engine.descriptor();
    return new OfferedEngine(
        engine.id(),
        descriptor.author(),
        games(engine, dialect),
        descriptor.abilities(),
        descriptor.topics(),
        OptionOffers.of(engine, pool),
        new SessionOffer.Resources(pool.mostThreads(engine), pool.mostBytes(engine)));
  }

  /**
   * Returns the engines that a listener offers in a protocol, the default first. All play at least
   * one of its games.
   */
  private List<ConfiguredEngine> offered(ListenerConfig listener, Dialect<?, ?, ?> dialect) {
    Set<String> ids = named(listener, dialect);
    if (listener.allow().isEmpty()) {
      engines.all().forEach(engine -> ids.add(engine.id()));
    }
    return playing(ids, dialect);
  }

  /** Returns the ids configured for a protocol, the default first. */
  private static Set<String> named(ListenerConfig listener, Dialect<?, ?, ?> dialect) {
    Set<String> ids = new LinkedHashSet<>();
    listener.engineFor(dialect.name()).ifPresent(ids::add);
    ids.addAll(listener.allow());
    return ids;
  }

  private List<ConfiguredEngine> playing(Set<String> ids, Dialect<?, ?, ?> dialect) {
    return ids.stream()
        .flatMap(id -> engines.find(id).stream())
        .filter(engine -> !games(engine, dialect).isEmpty())
        .toList();
  }

  /**
   * Returns whether any configured engine, or any engine at all if none is configured, plays a game
   * of the protocol.
   */
  private boolean isServed(ListenerConfig listener, Dialect<?, ?, ?> dialect) {
    return !(namesNone(listener)
            ? offered(listener, dialect)
            : playing(named(listener, dialect), dialect))
        .isEmpty();
  }

  /** Returns the engine's games that the protocol supports and that have a referee. */
  private List<Playable> games(ConfiguredEngine engine, Dialect<?, ?, ?> dialect) {
    return engine.descriptor().games().stream()
        .filter(game -> dialect.supports(game) && rules.containsKey(game.rules()))
        .toList();
  }

  private Dialects dialects(ListenerConfig listener) {
    String protocol = listener.protocol();
    boolean any = protocol.equals(ListenerConfig.AUTO) || protocol.equals(ListenerConfig.HTTP);
    return any ? dialects : dialects.only(protocol);
  }
}
