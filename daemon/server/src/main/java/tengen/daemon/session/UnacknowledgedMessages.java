package tengen.daemon.session;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import tengen.host.memory.ClientMemory;

/**
 * Messages that a client was sent and may not have received, numbered from 1. Confined to its
 * session's loop.
 */
final class UnacknowledgedMessages {
  /**
   * Maximum number of placeholder messages for lost progress reports. A client that lacks more gets
   * none.
   */
  private static final int MAX_PLACEHOLDERS = 10_000;

  private final ClientMemory.Account memory;
  private final Deque<String> messages = new ArrayDeque<>();
  private long last;
  private long bytes;

  /** Creates an empty buffer. */
  UnacknowledgedMessages(ClientMemory.Account memory) {
    this.memory = memory;
  }

  /** Adds the next message. */
  void add(String message) {
    messages.add(message);
    last++;
    bytes += size(message);
  }

  /** Increases the number of the newest message without storing any. */
  void skip(long count) {
    last += count;
  }

  static long size(String message) {
    return (long) Outbox.MESSAGE_BYTES + message.length();
  }

  /** Returns the number of the newest message; 0 if there was none. */
  long last() {
    return last;
  }

  /**
   * Sets the number of the newest message during a replay, as the original process counted it.
   * Empty placeholders replace progress reports that were sent then and are not replayed. If the
   * number is lower than the current one, placeholders are removed and stored messages keep their
   * place.
   */
  void countTo(long number) {
    if (number < last) {
      long forgotten = last - messages.size();
      messages.removeIf(String::isEmpty);
      last = Math.max(number, forgotten + messages.size());
      return;
    }
    for (long i = last; i < number && messages.size() < MAX_PLACEHOLDERS; i++) {
      messages.add("");
    }
    last = number;
  }

  /**
   * Discards messages up to a number, which the client has received, and all placeholders.
   * Renumbers the rest from there.
   */
  void renumberFrom(long number) {
    forget(number);
    messages.removeIf(String::isEmpty);
    last = number + messages.size();
    bytes = messages.stream().mapToLong(UnacknowledgedMessages::size).sum();
  }

  /**
   * Returns whether the messages have at most the given number of bytes and there is memory for
   * them.
   */
  boolean fit(long maxBytes) {
    return bytes <= maxBytes && memory.fill(bytes);
  }

  /** Discards the oldest messages until the rest fits. */
  void shrink(long maxBytes) {
    while (!messages.isEmpty() && !fit(maxBytes)) {
      forgetOldest();
    }
  }

  /** Discards messages up to a number, which the client has received. */
  void forget(long number) {
    while (!messages.isEmpty() && last - messages.size() < number) {
      forgetOldest();
    }
    var _ = memory.fill(bytes);
  }

  private void forgetOldest() {
    bytes -= size(messages.remove());
  }

  /** Returns whether all messages after a number are available. */
  boolean hasAllAfter(long number) {
    return last - messages.size() <= number && number <= last;
  }

  /** Returns the available messages, oldest first. */
  List<String> all() {
    return List.copyOf(messages);
  }
}
