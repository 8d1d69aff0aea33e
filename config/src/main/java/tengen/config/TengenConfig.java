package tengen.config;

import java.util.List;
import java.util.Map;

/**
 * The whole configuration. Which engines and options exist is not known here: that is judged by the
 * host, which asks {@link ConfigSource} for places.
 *
 * @param listeners in the file's order, which decides what a session on standard input takes
 * @param engines by id, in the file's order; a plugin without an entry is an engine under its own
 *     id with default options
 * @param time profiles by name; {@value TimeProfile#CASUAL} is always among them
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
    ControlConfig control,
    LoggingConfig logging) {

  public TengenConfig {
    listeners = List.copyOf(listeners);
    engines = Ordered.copyOf(engines);
    time = Ordered.copyOf(time);
  }

  /** Whether this listener's clients log in; never {@link LoginMode#AUTO}. */
  public LoginMode login(ListenerConfig listener) {
    if (listener.login() != LoginMode.AUTO) {
      return listener.login();
    }
    return auth.tokens().isEmpty() ? LoginMode.NONE : LoginMode.REQUIRED;
  }

  /** Whether other machines may reach this listener without login or without encryption. */
  public boolean isOpen(ListenerConfig listener) {
    return !listener.isLocal()
        && (login(listener) != LoginMode.REQUIRED || listener.tls().isEmpty());
  }
}
