package tengen.daemon.access;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import tengen.config.AuthConfig;
import tengen.config.ClientLimits;
import tengen.config.Right;
import tengen.config.TokenConfig;
import tengen.store.archive.TokenHash;

final class LoginsTest {
  private static final String ALICE = TokenHash.newToken();
  private static final String BOB = TokenHash.newToken();
  private static final InetAddress HERE = InetAddress.ofLiteral("192.0.2.1");
  private static final InetAddress THERE = InetAddress.ofLiteral("192.0.2.2");

  private final AtomicLong nanos = new AtomicLong(Long.MAX_VALUE - 1000);
  private final Logins logins =
      new Logins(
          new AuthConfig(Map.of("alice", token(ALICE, Right.PLAY), "bob", token(BOB, Right.READ))),
          nanos::get);

  private static TokenConfig token(String token, Right right) {
    return new TokenConfig(TokenHash.of(token), List.of(right), List.of("nogo"), ClientLimits.NONE);
  }

  @Test
  void tokensIdentifyTheirOwner() {
    assertThat(owner(ALICE, HERE)).isEqualTo("alice");
    assertThat(owner(BOB, HERE)).isEqualTo("bob");
    assertThat(owner(ALICE + "x", HERE)).isEqualTo("no such token");
    assertThat(owner("", HERE)).isEqualTo("no such token");
  }

  @Test
  void accountsHaveTheRightsOfTheirToken() {
    assertThat(logins.check(ALICE, HERE))
        .isInstanceOfSatisfying(
            LoginResult.Granted.class,
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
  void fiveFailuresBlockAnAddressForAMinuteExceptWithAValidToken() {
    fail(HERE, 5);

    assertThat(owner("wrong", HERE)).isEqualTo("more than 5 logins have failed; wait a minute");
    assertThat(owner("wrong", THERE)).isEqualTo("no such token");
    assertThat(owner(ALICE, HERE)).as("a proxy's address is everybody's").isEqualTo("alice");

    nanos.addAndGet(TimeUnit.MINUTES.toNanos(1) - 1);
    assertThat(owner("wrong", HERE)).startsWith("more than 5");
    nanos.incrementAndGet();
    assertThat(owner("wrong", HERE)).isEqualTo("no such token");
  }

  @Test
  void theLimitOfFailedLoginsCoversAllTokens() {
    fail(HERE, 5);

    Logins changed = logins.with(new AuthConfig(Map.of("alice", token(ALICE, Right.PLAY))));

    assertThat(changed.check("wrong", HERE))
        .isEqualTo(new LoginResult.Rejected("more than 5 logins have failed; wait a minute"));
    assertThat(changed.check("wrong", THERE)).isEqualTo(new LoginResult.Rejected("no such token"));
  }

  @Test
  void addressesOfOneNetworkOfIpv6CountAsOne() {
    fail(InetAddress.ofLiteral("2001:db8:1:2:3::4"), 3);
    fail(InetAddress.ofLiteral("2001:db8:1:2:ffff::1"), 2);

    assertThat(owner("wrong", InetAddress.ofLiteral("2001:db8:1:2::5"))).startsWith("more than 5");
    assertThat(owner("wrong", InetAddress.ofLiteral("2001:db8:1:3::5"))).isEqualTo("no such token");
  }

  private void fail(InetAddress from, int times) {
    for (int i = 0; i < times; i++) {
      assertThat(owner("wrong", from)).isEqualTo("no such token");
    }
  }

  private String owner(String token, InetAddress from) {
    return switch (logins.check(token, from)) {
      case LoginResult.Granted(Account account) -> account.name();
      case LoginResult.Rejected(String why) -> why;
    };
  }
}
