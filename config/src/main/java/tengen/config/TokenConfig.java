package tengen.config;

import java.util.List;

/**
 * Who has the token with this hash, and what its owner may do.
 *
 * @param sha256 of the token, 64 hexadecimal digits in lower case
 * @param engines ids of those that may be used; empty: every one that the listener offers
 */
public record TokenConfig(
    String sha256, List<Right> rights, List<String> engines, ClientLimits limits) {
  /** What the owner may do unless something else is said. */
  public static final List<Right> USUAL_RIGHTS = List.of(Right.PLAY, Right.ANALYSE);

  static final TokenConfig INITIAL =
      new TokenConfig("", USUAL_RIGHTS, List.of(), ClientLimits.NONE);

  public TokenConfig {
    rights = List.copyOf(rights);
    engines = List.copyOf(engines);
  }

  /** Whether an owner may be called that. */
  public static boolean isName(String text) {
    return Scalars.ID.parse().apply(text).isPresent();
  }
}
