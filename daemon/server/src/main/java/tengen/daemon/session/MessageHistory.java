package tengen.daemon.session;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.LongPredicate;

/**
 * The newest of the numbered messages of a session or table, for a client that reconnects and lacks
 * some of them. Numbers begin with 1. Confined to the loop of its session or table.
 *
 * @param <M> a message
 */
public final class MessageHistory<M> {
  /**
   * Maximum number of placeholder messages for lost progress reports. A client that lacks more gets
   * none.
   */
  private static final int MAX_PLACEHOLDERS = 10_000;

  private final long maxMessages;
  private final long maxSize;
  private final LongPredicate memory;
  private final Deque<Entry<M>> entries = new ArrayDeque<>();
  private long last;
  private long size;

  /**
   * Creates an empty history.
   *
   * @param maxMessages maximum number of messages
   * @param maxSize maximum total size of the messages
   * @param memory given the total size, returns whether there is memory for it
   */
  public MessageHistory(long maxMessages, long maxSize, LongPredicate memory) {
    this.maxMessages = maxMessages;
    this.maxSize = maxSize;
    this.memory = memory;
  }

  /**
   * A message.
   *
   * @param message empty for a placeholder
   * @param size 0 for a placeholder
   */
  private record Entry<M>(Optional<M> message, long size) {}

  /** Adds the next message without discarding any. */
  void add(M message, long messageSize) {
    entries.add(new Entry<>(Optional.of(message), messageSize));
    last++;
    size += messageSize;
  }

  /** Adds the next message, then discards the oldest ones until the rest fits. */
  public void addAndShrink(M message, long messageSize) {
    add(message, messageSize);
    shrink();
  }

  /** Increases the number of the newest message without storing any. */
  public void skip(long count) {
    last += count;
  }

  /** Returns the number of the newest message; 0 if there was none. */
  long last() {
    return last;
  }

  /** Returns the total size of the messages. */
  public long size() {
    return size;
  }

  /**
   * Sets the number of the newest message during a replay, as the original process counted it.
   * Placeholders replace progress reports that were sent then and are not replayed. If the number
   * is lower than the current one, placeholders are removed and stored messages keep their place.
   */
  void countTo(long number) {
    if (number < last) {
      long forgotten = last - entries.size();
      removePlaceholders();
      last = Math.max(number, forgotten + entries.size());
      return;
    }
    for (long i = last; i < number && entries.size() < MAX_PLACEHOLDERS; i++) {
      entries.add(new Entry<>(Optional.empty(), 0));
    }
    last = number;
  }

  private void removePlaceholders() {
    entries.removeIf(entry -> entry.message().isEmpty());
  }

  /**
   * Discards messages up to a number, which the client has received, and all placeholders.
   * Renumbers the rest from there.
   */
  void renumberFrom(long number) {
    forget(number);
    removePlaceholders();
    last = number + entries.size();
  }

  /** Returns whether the messages are within the limits and there is memory for them. */
  boolean fit() {
    return entries.size() <= maxMessages && size <= maxSize && memory.test(size);
  }

  /** Discards the oldest messages until the rest fits. */
  void shrink() {
    while (!entries.isEmpty() && !fit()) {
      forgetOldest();
    }
  }

  /** Discards messages up to a number, which the client has received. */
  void forget(long number) {
    while (!entries.isEmpty() && first() <= number) {
      forgetOldest();
    }
    var _ = memory.test(size);
  }

  private void forgetOldest() {
    size -= entries.remove().size();
  }

  private long first() {
    return last - entries.size() + 1;
  }

  /** Returns whether all messages after a number are available. */
  boolean hasAllAfter(long number) {
    return first() <= number + 1 && number <= last;
  }

  /** Returns the messages after a number, oldest first; empty if some of them are missing. */
  public Optional<List<M>> after(long number) {
    return hasAllAfter(number) ? Optional.of(messages(number + 1 - first())) : Optional.empty();
  }

  /** Returns the available messages, oldest first. */
  List<M> all() {
    return messages(0);
  }

  private List<M> messages(long skipped) {
    return entries.stream().skip(skipped).flatMap(entry -> entry.message().stream()).toList();
  }
}
