package tengen.config;

import java.util.Map;

/**
 * Who may log in.
 *
 * @param tokens by the name of their owner
 */
public record AuthConfig(Map<String, TokenConfig> tokens) {
  /** Nobody. */
  public static final AuthConfig NOBODY = new AuthConfig(Map.of());

  public AuthConfig {
    tokens = Ordered.copyOf(tokens);
  }
}
