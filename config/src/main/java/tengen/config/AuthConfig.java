package tengen.config;

import java.util.List;
import java.util.Map;

/**
 * The access tokens.
 *
 * @param tokens by the name of their owner
 */
public record AuthConfig(Map<String, TokenConfig> tokens) {
  /** No tokens: nobody can log in. */
  public static final AuthConfig NONE = new AuthConfig(Map.of());

  public AuthConfig {
    tokens = Ordered.copyOf(tokens);
  }

  private static final Key<TokenConfig, String> SHA_256 =
      new Key<>(
          "sha256",
          Scalars.SHA_256,
          TokenConfig::sha256,
          true,
          "",
          "SHA-256 hash of the token. `tengen token NAME` creates both.");

  private static final Key<TokenConfig, List<Right>> RIGHTS =
      new Key<>(
          "rights",
          new Kinds.ListOf<>(
              Scalars.word(Right.values()), Right.READ, "read, play, analyse, manage"),
          TokenConfig::rights,
          "",
          "read: metrics and status; play: moves; analyse: searches without a limit, and"
              + " topics; manage: list, open and delete games of all accounts.");

  private static final Key<TokenConfig, List<String>> ENGINES =
      new Key<>(
          "engines",
          new Kinds.ListOf<>(Scalars.ID, "", "engine ids"),
          TokenConfig::engines,
          "",
          "Ids of the engines that the token may use. Empty: all that the listener offers.");

  private static final Key<TokenConfig, ClientLimits> LIMITS =
      new Key<>(
          "limits",
          ClientLimits.SECTION,
          TokenConfig::limits,
          "",
          "Limits of all clients with this token together.");

  static final Section<TokenConfig> TOKEN =
      new Section<>(
          TokenConfig.INITIAL,
          List.of(SHA_256, RIGHTS, ENGINES, LIMITS),
          in -> new TokenConfig(in.get(SHA_256), in.get(RIGHTS), in.get(ENGINES), in.get(LIMITS)));

  private static final Key<AuthConfig, Map<String, TokenConfig>> TOKENS =
      new Key<>(
          "tokens",
          new Kinds.MapOf<>(Scalars.ID, TOKEN, TokenConfig.INITIAL, "tokens by name"),
          AuthConfig::tokens,
          "",
          "Access tokens by the name that the log shows.");

  static final Section<AuthConfig> SECTION =
      new Section<>(AuthConfig.NONE, List.of(TOKENS), in -> new AuthConfig(in.get(TOKENS)));
}
