package tengen.daemon.session;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tengen.host.memory.ClientMemory;

class UnacknowledgedMessagesTest {
  private final UnacknowledgedMessages messages =
      new UnacknowledgedMessages(new ClientMemory(1 << 20, 1).open());

  @Test
  void aMessageThatComesEarlierThanInTheOtherProcessIsKept() {
    messages.add("OK");
    messages.countTo(0);

    messages.renumberFrom(0);

    assertThat(messages.all()).containsExactly("OK");
    assertThat(messages.last()).isEqualTo(1);
  }

  @Test
  void aMessageThatTheClientHasIsForgottenHoweverEarlyItCame() {
    messages.add("OK");
    messages.countTo(0);
    messages.countTo(1);
    messages.add("move");

    messages.renumberFrom(1);

    assertThat(messages.all()).containsExactly("move");
    assertThat(messages.last()).isEqualTo(2);
  }

  @Test
  void emptyMessagesStandForReportsThatAreLost() {
    messages.countTo(3);
    messages.add("move");

    messages.renumberFrom(2);

    assertThat(messages.all()).containsExactly("move");
    assertThat(messages.last()).isEqualTo(3);
  }
}
