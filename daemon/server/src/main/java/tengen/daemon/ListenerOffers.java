package tengen.daemon;

import java.util.ArrayList;
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
import tengen.game.GameRules;
import tengen.game.Playable;
import tengen.host.EngineRegistry;
import tengen.host.EngineRegistry.Fault;
import tengen.host.search.ConfiguredEngine;
import tengen.host.search.SearchService;
import tengen.protocol.ClientConventions;
import tengen.protocol.Dialect;
import tengen.protocol.GuardedRules;
import tengen.protocol.SessionOffer;
import tengen.protocol.SessionOffer.OfferedEngine;
import tengen.protocol.registry.Dialects;

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
   * Returns what a session of this listener and protocol offers its client.
   *
   * @param offered the engines, the default first
   */
  SessionOffer offer(
      ListenerConfig listener,
      Dialect<?, ?, ?> dialect,
      List<ConfiguredEngine> offered,
      SearchService.Pool pool) {
    List<OfferedEngine> told =
        offered.stream().map(engine -> offer(engine, dialect, pool)).toList();
    return new SessionOffer(version, rules, told).with(settings(listener));
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
  List<ConfiguredEngine> offered(ListenerConfig listener, Dialect<?, ?, ?> dialect) {
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

  /** Returns the protocols of a listener. */
  Dialects dialects(ListenerConfig listener) {
    String protocol = listener.protocol();
    boolean any = protocol.equals(ListenerConfig.AUTO) || protocol.equals(ListenerConfig.HTTP);
    return any ? dialects : dialects.only(protocol);
  }
}
