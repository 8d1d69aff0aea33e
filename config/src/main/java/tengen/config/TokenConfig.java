package tengen.config;

import java.util.List;

/**
 * An access token and its owner's permissions.
 *
 * @param sha256 hash of the token, 64 hexadecimal digits in lower case
 * @param engines ids of the allowed engines; empty: every engine that the listener offers
 */
public record TokenConfig(
    String sha256, List<Right> rights, List<String> engines, ClientLimits limits) {
  /** The default permissions. */
  public static final List<Right> DEFAULT_RIGHTS = List.of(Right.PLAY, Right.ANALYSE);

  static final TokenConfig INITIAL =
      new TokenConfig("", DEFAULT_RIGHTS, List.of(), ClientLimits.NONE);

  public TokenConfig {
    rights = List.copyOf(rights);
    engines = List.copyOf(engines);
  }

  /** Returns whether a text is allowed as an owner's name. */
  public static boolean isName(String text) {
    return Scalars.ID.parse().apply(text).isPresent();
  }
}
