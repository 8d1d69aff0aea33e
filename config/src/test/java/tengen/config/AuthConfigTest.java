package tengen.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Tokens and their permissions. */
final class AuthConfigTest {
  private static final String HASH = "0123456789abcdef".repeat(4);

  @Test
  void loginNeedsConfiguredTokens() {
    assertThat(Reading.of("auth: {}").auth()).isEqualTo(AuthConfig.NONE);
    assertThat(Reading.of("auth:\n  tokens:\n").auth()).isEqualTo(AuthConfig.NONE);
  }

  @Test
  void aTokenNeedsOnlyAHash() {
    String yaml = "auth: {tokens: {alice: {sha256: " + HASH.toUpperCase(Locale.ROOT) + "}}}";

    assertThat(Reading.of(yaml).auth().tokens())
        .containsExactly(
            Map.entry(
                "alice",
                new TokenConfig(
                    HASH, List.of(Right.PLAY, Right.ANALYSE), List.of(), ClientLimits.NONE)));
  }

  @Test
  void everyKeyOfATokenCanBeSet() {
    String yaml =
        """
        auth:
          tokens:
            bob:
              sha256: %s
              rights: [read, manage]
              engines: [gomoku, nogo]
              limits: {sessions: 1, commands-per-second: 2, pending-bytes: 3, searches: 4, search-nodes: 1000, search-ms: 2000}
        """
            .formatted(HASH);

    assertThat(Reading.of(yaml).auth().tokens())
        .containsExactly(
            Map.entry(
                "bob",
                new TokenConfig(
                    HASH,
                    List.of(Right.READ, Right.MANAGE),
                    List.of("gomoku", "nogo"),
                    new ClientLimits(
                        Optional.of(1L),
                        Optional.of(2L),
                        Optional.of(3L),
                        Optional.of(4L),
                        Optional.of(1000L),
                        Optional.of(2000L)))));
  }

  @Test
  void twoOwnersCannotHaveTheSameToken() {
    String yaml = "auth: {tokens: {alice: {sha256: %1$s}, bob: {sha256: %1$s}}}".formatted(HASH);

    assertThat(Reading.problems(yaml))
        .containsExactly(
            "f.yaml:1:114: auth.tokens.bob.sha256 is that of alice too;"
                + " create another by tengen token bob");
  }

  @Test
  void faultsInTokensHaveTheirPath() {
    String yaml =
        """
        auth:
          tokens:
            "a b": {sha256: abc}
            c: {rights: [write]}
            d: {sha256: %s, limits: {search-ms: 0}}
        """
            .formatted(HASH);

    assertThat(Reading.problems(yaml))
        .containsExactly(
            "f.yaml:3:5: key 'a b' in auth.tokens; it must be " + Scalars.ID.allowed(),
            "f.yaml:3:21: auth.tokens.a b.sha256 is 'abc'; it must be 64 hexadecimal digits",
            "f.yaml:4:8: auth.tokens.c has no sha256; it needs one: 64 hexadecimal digits",
            "f.yaml:4:18: auth.tokens.c.rights[0] is 'write'; it must be one of read, play,"
                + " analyse, manage",
            "f.yaml:5:103: auth.tokens.d.limits.search-ms is '0'; it must be a whole number, 1 to"
                + " 604800000");
  }
}
