package tengen.config;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The sections of the file. */
final class FileKeys {
  private FileKeys() {}

  private static final Key<TengenConfig, Map<String, EngineConfig>> ENGINES =
      new Key<>(
          "engines",
          new Kinds.MapOf<>(Scalars.ID, EngineConfig.SECTION, EngineConfig.of(""), "engines by id"),
          TengenConfig::engines,
          "",
          "Engines with options. A plugin without an entry is an engine under its own id.");

  private static final Key<TengenConfig, Map<String, TimeProfile>> TIME =
      new Key<>(
          "time",
          new Kinds.MapOf<>(
              Scalars.ID, TimeProfile.SECTION, TimeProfile.DEFAULT, "time profiles by name"),
          TengenConfig::time,
          "",
          "Time profiles for listeners. The profile casual always exists.");

  private static final Key<TengenConfig, PoolsConfig> POOLS =
      new Key<>(
          "pools",
          PoolsConfig.SECTION,
          TengenConfig::pools,
          "",
          "Resources that all searches share.");

  private static final Key<TengenConfig, AuthConfig> AUTH =
      new Key<>("auth", AuthConfig.SECTION, TengenConfig::auth, "", "Access tokens.");

  private static final Key<TengenConfig, ArchiveConfig> ARCHIVE =
      new Key<>(
          "archive",
          new Kinds.OrNull<>(ArchiveConfig.SECTION, ArchiveConfig.NONE),
          TengenConfig::archive,
          "",
          "Storage of games and sessions by `serve`. null stores nothing.");

  private static final Key<TengenConfig, GamesConfig> GAMES =
      new Key<>(
          "games",
          GamesConfig.SECTION,
          TengenConfig::games,
          "",
          "Games that clients upload to the archive.");

  private static final Key<TengenConfig, TablesConfig> TABLES =
      new Key<>(
          "tables",
          TablesConfig.SECTION,
          TengenConfig::tables,
          "",
          "Games that go on at the daemon without their clients.");

  private static final Key<TengenConfig, ControlConfig> CONTROL =
      new Key<>(
          "control",
          ControlConfig.SECTION,
          TengenConfig::control,
          "",
          "Access to the running daemon.");

  private static final Key<TengenConfig, LoggingConfig> LOGGING =
      new Key<>("logging", LoggingConfig.SECTION, TengenConfig::logging, "", "The log.");

  /** Returns the top section of a file that may use these protocols. */
  static Section<TengenConfig> section(List<KnownProtocol> protocols) {
    Key<TengenConfig, List<ListenerConfig>> listeners = listeners(protocols);
    Key<TengenConfig, LimitsConfig> limits = limits(protocols);
    var preset = new DefaultPreset(protocols);
    return new Section<>(
        initial(protocols),
        List.of(
            listeners, ENGINES, TIME, POOLS, limits, AUTH, ARCHIVE, GAMES, TABLES, CONTROL,
            LOGGING),
        in ->
            new TengenConfig(
                in.given(listeners).orElseGet(preset::listeners),
                in.get(ENGINES),
                withCasual(in.get(TIME)),
                in.get(POOLS),
                in.get(limits),
                in.get(AUTH),
                in.get(ARCHIVE),
                in.get(GAMES),
                in.get(TABLES),
                in.get(CONTROL),
                in.get(LOGGING)));
  }

  /**
   * Returns the defaults. Listeners are empty here: {@link DefaultPreset} is read only if a file
   * has none.
   */
  private static TengenConfig initial(List<KnownProtocol> protocols) {
    return new TengenConfig(
        List.of(),
        Map.of(),
        Map.of(TimeProfile.CASUAL, TimeProfile.DEFAULT),
        PoolsConfig.DEFAULT,
        LimitsConfig.defaults(protocols),
        AuthConfig.NONE,
        ArchiveConfig.DEFAULT,
        GamesConfig.DEFAULT,
        TablesConfig.DEFAULT,
        ControlConfig.NONE,
        LoggingConfig.DEFAULT);
  }

  private static Key<TengenConfig, List<ListenerConfig>> listeners(List<KnownProtocol> protocols) {
    return new Key<>(
        "listeners",
        new Kinds.ListOf<>(ListenerConfig.section(protocols), ListenerConfig.INITIAL, "listeners"),
        TengenConfig::listeners,
        "",
        "The ports. `stdio` takes engines and time from the first listener of its"
            + " protocol or of auto.");
  }

  private static Key<TengenConfig, LimitsConfig> limits(List<KnownProtocol> protocols) {
    return new Key<>(
        "limits", LimitsConfig.section(protocols), TengenConfig::limits, "", "Limits of clients.");
  }

  private static Map<String, TimeProfile> withCasual(Map<String, TimeProfile> profiles) {
    Map<String, TimeProfile> all = new LinkedHashMap<>(profiles);
    all.putIfAbsent(TimeProfile.CASUAL, TimeProfile.DEFAULT);
    return all;
  }
}
