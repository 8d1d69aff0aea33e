package tengen.protocol;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * An immutable queue of the commands that wait while a search runs. Made of two lists (Okasaki,
 * "Purely Functional Data Structures", 1998, §5.2), so that ten thousand pipelined commands take
 * linear time.
 *
 * @param <C> commands
 */
public final class CommandQueue<C> {
  /** A singly linked list; null is the empty one. */
  private record Link<T>(T head, @Nullable Link<T> tail) {}

  private final @Nullable Link<SessionInput.Received<C>> front;
  private final @Nullable Link<SessionInput.Received<C>> back;
  private final long bytes;

  private CommandQueue(
      @Nullable Link<SessionInput.Received<C>> front,
      @Nullable Link<SessionInput.Received<C>> back,
      long bytes) {
    this.front = front;
    this.back = back;
    this.bytes = bytes;
  }

  /** Returns an empty queue. */
  public static <C> CommandQueue<C> none() {
    return new CommandQueue<>(null, null, 0);
  }

  /** Returns the total length of the commands on the wire, in bytes. */
  public long bytes() {
    return bytes;
  }

  /** Returns whether the queue is empty. */
  public boolean isEmpty() {
    return front == null && back == null;
  }

  /** Returns the queue with another command at its end. */
  public CommandQueue<C> add(SessionInput.Received<C> received) {
    return new CommandQueue<>(front, new Link<>(received, back), bytes + received.bytes());
  }

  /** Returns the oldest command and the queue after it; empty if the queue is. */
  public Optional<Taken<C>> take() {
    Link<SessionInput.Received<C>> first = front == null ? reversed(back) : front;
    if (first == null) {
      return Optional.empty();
    }
    var rest =
        new CommandQueue<>(first.tail(), front == null ? null : back, bytes - first.head().bytes());
    return Optional.of(new Taken<>(first.head(), rest));
  }

  private static <T> @Nullable Link<T> reversed(@Nullable Link<T> list) {
    Link<T> result = null;
    for (var link = list; link != null; link = link.tail()) {
      result = new Link<>(link.head(), result);
    }
    return result;
  }

  /** A command taken from a queue, with the rest of the queue. */
  public record Taken<C>(SessionInput.Received<C> first, CommandQueue<C> rest) {}
}
