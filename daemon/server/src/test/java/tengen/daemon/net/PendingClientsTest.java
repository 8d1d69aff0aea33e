package tengen.daemon.net;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PendingClientsTest {
  private final PendingClients room = new PendingClients(4);
  private final List<String> closed = new ArrayList<>();

  @Test
  void theAddressWithTheMostClientsLosesOneToAnother() {
    enter("a1", "192.0.2.1");
    enter("b1", "192.0.2.2");
    enter("a2", "192.0.2.1");
    enter("a3", "192.0.2.1");

    assertThat(enter("c1", "192.0.2.3")).isPresent();
    assertThat(closed).containsExactly("a1");
    assertThat(enter("b2", "192.0.2.2")).isEmpty();
    assertThat(closed).containsExactly("a1");
  }

  @Test
  void addressesOfOneNetworkOfIpv6CountAsOne() {
    enter("a1", "2001:db8:1:2::1");
    enter("a2", "2001:db8:1:2::2");
    enter("a3", "2001:db8:1:2::3");
    enter("b1", "2001:db8:1:3::1");

    assertThat(enter("a4", "2001:db8:1:2::4")).isEmpty();
    assertThat(enter("b2", "2001:db8:1:3::1")).isPresent();
    assertThat(closed).containsExactly("a1");
  }

  @Test
  void idleClientsAreReplacedByTheirAddressLongestIdleFirst() {
    enter("a1", "192.0.2.1");
    PendingClients.Entry second = enter("a2", "192.0.2.1").orElseThrow();
    PendingClients.Entry third = enter("a3", "192.0.2.1").orElseThrow();
    PendingClients.Entry fourth = enter("a4", "192.0.2.1").orElseThrow();
    third.idle(true);
    fourth.idle(true);
    second.idle(true);
    third.idle(false);

    assertThat(enter("a5", "192.0.2.1")).isPresent();
    assertThat(enter("a6", "192.0.2.1")).isPresent();
    assertThat(enter("a7", "192.0.2.1")).isEmpty();
    assertThat(closed).containsExactly("a4", "a2");
  }

  @Test
  void theLargestHolderReplacesNoClientOfAnother() {
    enter("a1", "192.0.2.1");
    enter("a2", "192.0.2.1");
    enter("a3", "192.0.2.1");
    enter("b1", "192.0.2.2").orElseThrow().idle(true);

    assertThat(enter("a4", "192.0.2.1")).isEmpty();
    assertThat(closed).isEmpty();
  }

  @Test
  void evictedClientsHoldNoPlace() {
    PendingClients.Entry first = enter("a1", "192.0.2.1").orElseThrow();
    enter("a2", "192.0.2.1");
    enter("a3", "192.0.2.1");
    enter("a4", "192.0.2.1");
    enter("b1", "192.0.2.2");

    assertThat(first.release()).isFalse();
    assertThat(enter("a5", "192.0.2.1")).isEmpty();
  }

  private Optional<PendingClients.Entry> enter(String name, String from) {
    return room.enter(InetAddress.ofLiteral(from), () -> closed.add(name));
  }
}
