package tengen.daemon.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import tengen.protocol.table.TableEvent;
import tengen.store.archive.StoredInput;

class RecentEventsTest {
  private final RecentEvents recent = new RecentEvents();

  private void add(long first, long last, int characters) {
    for (long seq = first; seq <= last; seq++) {
      var event =
          new TableEvent(
              seq, 0, PlayedTable.NO_CLOCKS.start(), new TableEvent.TakenBack((int) seq));
      recent.add(event, new StoredInput(seq, "taken-back", "x".repeat(characters), 0, 0));
    }
  }

  private Optional<Integer> after(long seq) {
    return recent.after(seq).map(events -> events.size());
  }

  @Test
  void eventsAfterANumberAreThere() {
    assertThat(after(0)).isEmpty();
    add(1, 10, 1);

    assertThat(after(0)).contains(10);
    assertThat(after(7)).contains(3);
    assertThat(recent.after(9).orElseThrow().getFirst().seq()).isEqualTo(10);
    assertThat(after(10)).contains(0);
  }

  @Test
  void theyAreLimitedInNumber() {
    add(1, 10_000, 1);

    assertThat(after(10_000 - RecentEvents.MAX_EVENTS)).contains(RecentEvents.MAX_EVENTS);
    assertThat(after(9_999 - RecentEvents.MAX_EVENTS)).isEmpty();
  }

  @Test
  void theyAreLimitedInLength() {
    add(1, 10, RecentEvents.MAX_CHARACTERS / 4);
    assertThat(after(6)).contains(4);
    assertThat(after(5)).isEmpty();

    add(11, 11, RecentEvents.MAX_CHARACTERS + 1);
    assertThat(after(10)).isEmpty();
    add(12, 12, 1);
    assertThat(after(11)).contains(1);
  }
}
