package tengen.config;

import java.util.List;
import java.util.Map;

/**
 * The whole configuration. Engines and their options are not checked here; the host checks them and
 * gets places from {@link ConfigSource}.
 *
 * @param listeners in the file's order; a session on standard input uses the first suitable one
 * @param engines by id, in the file's order; a plugin without an entry is an engine with its own id
 *     and default options
 * @param time profiles by name, always including {@value TimeProfile#CASUAL}
 */
public record TengenConfig(
    List<ListenerConfig> listeners,
    Map<String, EngineConfig> engines,
    Map<String, TimeProfile> time,
    PoolsConfig pools,
    LimitsConfig limits,
    AuthConfig auth,
    ArchiveConfig archive,
    GamesConfig games,
    TablesConfig tables,
    ControlConfig control,
    LoggingConfig logging) {

  public TengenConfig {
    listeners = List.copyOf(listeners);
    engines = Ordered.copyOf(engines);
    time = Ordered.copyOf(time);
  }

  /** Returns the login mode of a listener, never {@link LoginMode#AUTO}. */
  public LoginMode login(ListenerConfig listener) {
    if (listener.login() != LoginMode.AUTO) {
      return listener.login();
    }
    return auth.tokens().isEmpty() ? LoginMode.NONE : LoginMode.REQUIRED;
  }

  /**
   * Returns whether other machines may connect to a listener without login or without encryption.
   */
  public boolean isOpen(ListenerConfig listener) {
    return !listener.isLocal()
        && (login(listener) != LoginMode.REQUIRED || listener.tls().isEmpty());
  }
}
