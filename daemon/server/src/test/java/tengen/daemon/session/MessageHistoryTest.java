package tengen.daemon.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class MessageHistoryTest {
  private final MessageHistory<String> messages = new MessageHistory<>(100, 1_000, _ -> true);

  private void add(String message) {
    messages.add(message, message.length());
  }

  private void add(long first, long last, long size) {
    LongStream.rangeClosed(first, last)
        .forEach(number -> messages.addAndShrink(Long.toString(number), size));
  }

  @Test
  void messagesThatArriveEarlierThanInTheOtherProcessAreStored() {
    add("OK");
    messages.countTo(0);

    messages.renumberFrom(0);

    assertThat(messages.all()).containsExactly("OK");
    assertThat(messages.last()).isEqualTo(1);
  }

  @Test
  void acknowledgedMessagesAreRemoved() {
    add("OK");
    messages.countTo(0);
    messages.countTo(1);
    add("move");

    messages.renumberFrom(1);

    assertThat(messages.all()).containsExactly("move");
    assertThat(messages.last()).isEqualTo(2);
  }

  @Test
  void placeholdersReplaceLostReports() {
    messages.countTo(3);
    add("move");

    messages.renumberFrom(2);

    assertThat(messages.all()).containsExactly("move");
    assertThat(messages.last()).isEqualTo(3);
  }

  @Test
  void messagesAfterANumberAreReturned() {
    add(1, 10, 1);

    assertThat(messages.after(0)).map(List::size).contains(10);
    assertThat(messages.after(7)).contains(List.of("8", "9", "10"));
    assertThat(messages.after(10)).contains(List.of());
    assertThat(messages.after(11)).isEmpty();
  }

  @Test
  void theNumberOfStoredMessagesIsLimited() {
    add(1, 10_000, 1);

    assertThat(messages.after(9_900)).map(List::size).contains(100);
    assertThat(messages.after(9_899)).isEmpty();
  }

  @Test
  void theSizeOfStoredMessagesIsLimited() {
    add(1, 10, 250);
    assertThat(messages.after(6)).map(List::size).contains(4);
    assertThat(messages.after(5)).isEmpty();

    add(11, 11, 1_001);
    assertThat(messages.after(10)).isEmpty();
    add(12, 12, 1);
    assertThat(messages.after(11)).contains(List.of("12"));
  }

  @Test
  void storedMessagesContinueAfterSkippedOnes() {
    messages.skip(7);
    add(8, 9, 1);

    assertThat(messages.after(7)).contains(List.of("8", "9"));
    assertThat(messages.after(6)).isEmpty();
  }
}
