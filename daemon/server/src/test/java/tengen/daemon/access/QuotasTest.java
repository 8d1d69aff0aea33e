package tengen.daemon.access;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import tengen.config.ClientLimits;

final class QuotasTest {
  private static final InetAddress HERE = InetAddress.ofLiteral("192.0.2.1");
  private static final InetAddress THERE = InetAddress.ofLiteral("192.0.2.2");
  private static final ClientLimits ONE_SESSION = limits(1, 0, 0);

  private final AtomicLong nanos = new AtomicLong();

  /** Returns limits; 0 means no limit. */
  private static ClientLimits limits(long sessions, long commands, long searches) {
    return new ClientLimits(
        limit(sessions),
        limit(commands),
        Optional.empty(),
        limit(searches),
        Optional.empty(),
        Optional.empty());
  }

  private static Optional<Long> limit(long most) {
    return Optional.of(most).filter(it -> it > 0);
  }

  private static Account account(String name, ClientLimits limits) {
    return new Account(name, Set.of(), List.of(), limits);
  }

  private Quotas quotas(ClientLimits address) {
    return new Quotas(address, nanos::get);
  }

  @Test
  void sessionsOfAListenerAreCountedTogether() {
    Quotas quotas = quotas(ClientLimits.NONE);
    SessionQuotas first = quotas.of("any", ONE_SESSION, HERE, Account.ANYONE);
    SessionQuotas second = quotas.of("any", ONE_SESSION, THERE, Account.ANYONE);
    SessionQuotas elsewhere = quotas.of("other", ONE_SESSION, HERE, Account.ANYONE);

    assertThat(first.open()).isEmpty();
    assertThat(second.open()).contains("too many sessions of listener any: 1 at most");
    assertThat(elsewhere.open()).isEmpty();
    first.close();
    assertThat(second.open()).isEmpty();
  }

  @Test
  void sessionsOfAnAddressAndOfATokenAreCountedTogether() {
    Quotas quotas = quotas(ONE_SESSION);
    Account alice = account("alice", ONE_SESSION);
    assertThat(quotas.of("any", ClientLimits.NONE, HERE, alice).open()).isEmpty();

    assertThat(quotas.of("other", ClientLimits.NONE, HERE, Account.ANYONE).open())
        .contains("too many sessions of this address: 1 at most");
    assertThat(quotas.of("other", ClientLimits.NONE, THERE, alice).open())
        .contains("too many sessions of alice: 1 at most");
  }

  @Test
  void rejectionsByOneQuotaUseNoOther() {
    Quotas quotas = quotas(ClientLimits.NONE);
    Account alice = account("alice", ONE_SESSION);
    assertThat(quotas.of("any", limits(2, 0, 0), HERE, alice).open()).isEmpty();
    SessionQuotas rejected = quotas.of("any", limits(2, 0, 0), HERE, alice);
    assertThat(rejected.open()).isPresent();
    rejected.close();

    assertThat(quotas.of("any", limits(2, 0, 0), HERE, Account.ANYONE).open()).isEmpty();
  }

  @Test
  void aSessionThatWaitsToOpenKeepsItsQuota() {
    Quotas quotas = quotas(ONE_SESSION);
    SessionQuotas first = quotas.of("any", ClientLimits.NONE, HERE, Account.ANYONE);
    assertThat(first.open()).isEmpty();
    SessionQuotas second = quotas.of("any", ClientLimits.NONE, HERE, Account.ANYONE);
    first.close();

    assertThat(second.open()).isEmpty();
    assertThat(quotas.of("any", ClientLimits.NONE, HERE, Account.ANYONE).open()).isPresent();
  }

  @Test
  void searchesAtOnceAreCountedTogether() {
    Quotas quotas = quotas(limits(0, 0, 2));
    SessionQuotas one = quotas.of("any", ClientLimits.NONE, HERE, Account.ANYONE);
    SessionQuotas other = quotas.of("any", ClientLimits.NONE, HERE, Account.ANYONE);

    assertThat(one.beginSearch()).isEmpty();
    assertThat(other.beginSearch()).isEmpty();
    assertThat(one.beginSearch()).contains("too many searches of this address: 2 at most");
    other.endSearch();
    assertThat(one.beginSearch()).isEmpty();
  }

  @Test
  void tenSecondsOfCommandsMayComeAtOnceAndThenTheirRate() {
    SessionQuotas quotas =
        quotas(ClientLimits.NONE).of("any", limits(0, 2, 0), HERE, Account.ANYONE);
    for (int i = 0; i < 20; i++) {
      assertThat(quotas.command()).isEmpty();
    }

    nanos.addAndGet(TimeUnit.MILLISECONDS.toNanos(500));
    assertThat(quotas.command()).isEmpty();
    assertThat(quotas.command()).contains("too many commands of listener any: 2 a second at most");
  }

  @Test
  void rejectionsOfOneAddressAffectNoOther() {
    Quotas quotas = quotas(limits(0, 2, 0));
    SessionQuotas here = quotas.of("any", limits(0, 10, 0), HERE, Account.ANYONE);
    SessionQuotas elsewhere = quotas.of("any", limits(0, 10, 0), THERE, Account.ANYONE);
    for (int i = 0; i < 1000; i++) {
      var _ = here.command();
    }
    assertThat(elsewhere.command()).isEmpty();

    nanos.addAndGet(TimeUnit.SECONDS.toNanos(1));
    assertThat(here.command()).isEmpty();
  }

  @Test
  void searchesOfTablesCountAfterTheirOpenerDisconnected() {
    Quotas quotas = quotas(limits(0, 0, 1));
    SessionQuotas opener = quotas.of("any", ClientLimits.NONE, HERE, Account.ANYONE);
    assertThat(opener.open()).isEmpty();
    assertThat(opener.beginSearch()).isEmpty();
    opener.close();

    SessionQuotas again = quotas.of("any", ClientLimits.NONE, HERE, Account.ANYONE);
    assertThat(again.beginSearch()).contains("too many searches of this address: 1 at most");
    opener.endSearch();
    assertThat(again.beginSearch()).isEmpty();
  }

  @Test
  void commandsOfDisconnectedClientsStillCount() {
    Quotas quotas = quotas(limits(0, 1, 0));
    SessionQuotas closed = quotas.of("any", ClientLimits.NONE, HERE, Account.ANYONE);
    for (int i = 0; i < 10; i++) {
      assertThat(closed.command()).isEmpty();
    }
    closed.close();

    assertThat(quotas.of("any", ClientLimits.NONE, HERE, Account.ANYONE).command())
        .contains("too many commands of this address: 1 a second at most");
  }

  @Test
  void currentUseCountsUnderChangedLimits() {
    Quotas before = quotas(ONE_SESSION);
    SessionQuotas first = before.of("any", ClientLimits.NONE, HERE, Account.ANYONE);
    assertThat(first.open()).isEmpty();

    Quotas changed = before.with(limits(2, 0, 0));
    SessionQuotas second = changed.of("any", ClientLimits.NONE, HERE, Account.ANYONE);
    SessionQuotas third = changed.of("any", ClientLimits.NONE, HERE, Account.ANYONE);

    assertThat(second.open()).isEmpty();
    assertThat(third.open()).contains("too many sessions of this address: 2 at most");
    first.close();
    assertThat(third.open()).isEmpty();
  }

  @Test
  void aChangedRateIsInForceForTheSessionsThatAreThere() {
    Quotas before = quotas(limits(0, 5, 0));
    SessionQuotas session = before.of("any", ClientLimits.NONE, HERE, Account.ANYONE);
    var _ = before.with(limits(0, 1, 0)).of("any", ClientLimits.NONE, HERE, Account.ANYONE);

    for (int i = 0; i < 10; i++) {
      assertThat(session.command()).isEmpty();
    }
    assertThat(session.command()).contains("too many commands of this address: 1 a second at most");
  }
}
