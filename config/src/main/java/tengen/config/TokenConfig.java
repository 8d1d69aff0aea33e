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
  static final TokenConfig INITIAL =
      new TokenConfig("", List.of(Right.PLAY, Right.ANALYSE), List.of(), ClientLimits.NONE);

  public TokenConfig {
    rights = List.copyOf(rights);
    engines = List.copyOf(engines);
  }
}
