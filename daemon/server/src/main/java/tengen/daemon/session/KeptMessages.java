package tengen.daemon.session;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import tengen.host.memory.ClientMemory;

/**
 * What a client was sent and may not have got, as messages numbered from 1. Confined to its
 * session's loop.
 */
final class KeptMessages {
  /** So many empty messages may stand in a row; a client that lacks more than these gets none. */
  private static final int MOST_LOST = 10_000;

  private final ClientMemory.Account memory;
  private final Deque<String> messages = new ArrayDeque<>();
  private long last;
  private long bytes;

  /** None so far. */
  KeptMessages(ClientMemory.Account memory) {
    this.memory = memory;
  }

  /** Adds the next one. */
  void add(String message) {
    messages.add(message);
    last++;
    bytes += size(message);
  }

  /** Counts messages that need not be kept, behind all that are here. */
  void skip(long count) {
    last += count;
  }

  static long size(String message) {
    return (long) Outbox.MESSAGE_BYTES + message.length();
  }

  /** The number of the newest; 0: there was none. */
  long last() {
    return last;
  }

  /**
   * Numbers the next message as another process did, which had sent this many before it. For
   * reports of progress that were sent there and are lost, an empty message stands in. A message
   * that was sent later there, since its engine took longer to get ready, keeps its number.
   */
  void countTo(long number) {
    if (number < last) {
      long forgotten = last - messages.size();
      messages.removeIf(String::isEmpty);
      last = Math.max(number, forgotten + messages.size());
      return;
    }
    for (long i = last; i < number && messages.size() < MOST_LOST; i++) {
      messages.add("");
    }
    last = number;
  }

  /** Without those up to this number, which the client has; the others are numbered from there. */
  void goOnFrom(long number) {
    forget(number);
    messages.removeIf(String::isEmpty);
    last = number + messages.size();
    bytes = messages.stream().mapToLong(KeptMessages::size).sum();
  }

  /** Whether they are at most so many bytes, and there is memory for them. */
  boolean fit(long mostBytes) {
    return bytes <= mostBytes && memory.fill(bytes);
  }

  /** Forgets the oldest until they fit. */
  void shrink(long mostBytes) {
    while (!messages.isEmpty() && !fit(mostBytes)) {
      forgetOldest();
    }
  }

  /** Forgets those up to this number: the client has them. */
  void forget(long number) {
    while (!messages.isEmpty() && last - messages.size() < number) {
      forgetOldest();
    }
    var _ = memory.fill(bytes);
  }

  private void forgetOldest() {
    bytes -= size(messages.remove());
  }

  /** Whether those after this number are all here. */
  boolean goOnAfter(long number) {
    return last - messages.size() <= number && number <= last;
  }

  /** Those that are here. */
  List<String> all() {
    return List.copyOf(messages);
  }
}
