package tengen.daemon.access;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tengen.config.AuthConfig;
import tengen.config.ClientLimits;
import tengen.config.Right;
import tengen.config.TokenConfig;

final class LoginsTest {
  private static final String ALICE = TokenHash.newToken();
  private static final String BOB = TokenHash.newToken();

  private final Logins logins =
      new Logins(
          new AuthConfig(Map.of("alice", token(ALICE, Right.PLAY), "bob", token(BOB, Right.READ))));

  private static TokenConfig token(String token, Right right) {
    return new TokenConfig(TokenHash.of(token), List.of(right), List.of("nogo"), ClientLimits.NONE);
  }

  @Test
  void aTokenIsItsOwners() {
    assertThat(owner(ALICE)).isEqualTo("alice");
    assertThat(owner(BOB)).isEqualTo("bob");
    assertThat(owner(ALICE + "x")).isEqualTo("no such token");
    assertThat(owner("")).isEqualTo("no such token");
  }

  @Test
  void anAccountMayWhatItsTokenMay() {
    assertThat(logins.check(ALICE))
        .isInstanceOfSatisfying(
            LoginAnswer.Granted.class,
            granted -> {
              assertThat(granted.account().objection(Right.PLAY)).isEmpty();
              assertThat(granted.account().objection(Right.ANALYSE))
                  .contains("alice may not analyse");
              assertThat(granted.account().mayUse("nogo")).isTrue();
              assertThat(granted.account().mayUse("gomoku")).isFalse();
            });
  }

  @Test
  void tokensAreLongAndNeverTheSame() {
    assertThat(ALICE).hasSize(43).matches("[A-Za-z0-9_-]+").isNotEqualTo(BOB);
  }

  @Test
  void aRightTokenCountsHoweverManyWrongOnesCameBefore() {
    for (int i = 0; i < 6; i++) {
      assertThat(owner("wrong")).isEqualTo("no such token");
    }

    assertThat(owner(ALICE)).isEqualTo("alice");
  }

  private String owner(String token) {
    return switch (logins.check(token)) {
      case LoginAnswer.Granted(Account account) -> account.name();
      case LoginAnswer.Refused(String why) -> why;
    };
  }
}
