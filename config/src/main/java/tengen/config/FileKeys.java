package tengen.config;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The sections of the file. */
final class FileKeys {
  private FileKeys() {}

  static final Key<TengenConfig, List<ListenerConfig>> LISTENERS =
      new Key<>(
          "listeners",
          new Kinds.ListOf<>(ListenerKeys.SECTION, ListenerConfig.INITIAL, "listeners"),
          TengenConfig::listeners,
          "",
          "the ports; `stdio` takes engine, allowed engines and time from the first listener of"
              + " its protocol or of auto");

  static final Key<TengenConfig, Map<String, EngineConfig>> ENGINES =
      new Key<>(
          "engines",
          new Kinds.MapOf<>(Scalars.ID, EngineKeys.SECTION, EngineConfig.of(""), "engines by id"),
          TengenConfig::engines,
          "",
          "engines under ids of your own; a plugin without an entry is an engine under its own id");

  static final Key<TengenConfig, Map<String, TimeProfile>> TIME =
      new Key<>(
          "time",
          new Kinds.MapOf<>(
              Scalars.ID, TimeKeys.SECTION, TimeProfile.DEFAULT, "time profiles by name"),
          TengenConfig::time,
          "",
          "time profiles by name; casual exists even if it is not given");

  static final Key<TengenConfig, PoolsConfig> POOLS =
      new Key<>("pools", PoolsKeys.SECTION, TengenConfig::pools, "", "what all searches share");

  static final Key<TengenConfig, LimitsConfig> LIMITS =
      new Key<>("limits", LimitsKeys.SECTION, TengenConfig::limits, "", "what clients may use");

  static final Key<TengenConfig, LoggingConfig> LOGGING =
      new Key<>("logging", LoggingKeys.SECTION, TengenConfig::logging, "", "the log");

  static final Section<TengenConfig> SECTION =
      new Section<>(
          TengenConfig.defaults(),
          List.of(LISTENERS, ENGINES, TIME, POOLS, LIMITS, LOGGING),
          in ->
              new TengenConfig(
                  in.get(LISTENERS),
                  in.get(ENGINES),
                  withCasual(in.get(TIME)),
                  in.get(POOLS),
                  in.get(LIMITS),
                  in.get(LOGGING)));

  private static Map<String, TimeProfile> withCasual(Map<String, TimeProfile> profiles) {
    Map<String, TimeProfile> all = new LinkedHashMap<>(profiles);
    all.putIfAbsent(TimeProfile.CASUAL, TimeProfile.DEFAULT);
    return all;
  }
}
