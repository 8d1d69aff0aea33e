package tengen.protocol;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * An immutable queue of the commands that wait while a search runs, made of two lists (Okasaki,
 * "Purely Functional Data Structures", 1998, §5.2), so that ten thousand pipelined commands cost
 * ten thousand steps and not their square.
 *
 * @param <C> commands
 */
public final class Pending<C> {
  /** A singly linked list; null is the empty one. */
  private record Link<T>(T head, @Nullable Link<T> tail) {}

  private final @Nullable Link<SessionInput.Received<C>> front;
  private final @Nullable Link<SessionInput.Received<C>> back;
  private final long bytes;

  private Pending(
      @Nullable Link<SessionInput.Received<C>> front,
      @Nullable Link<SessionInput.Received<C>> back,
      long bytes) {
    this.front = front;
    this.back = back;
    this.bytes = bytes;
  }

  /** Nothing waits. */
  public static <C> Pending<C> none() {
    return new Pending<>(null, null, 0);
  }

  /** Their length on the wire, together. */
  public long bytes() {
    return bytes;
  }

  /** Whether nothing waits. */
  public boolean isEmpty() {
    return front == null && back == null;
  }

  /** The same queue with one more at its end. */
  public Pending<C> add(SessionInput.Received<C> received) {
    return new Pending<>(front, new Link<>(received, back), bytes + received.bytes());
  }

  /** The oldest command and the queue behind it; empty where nothing waits. */
  public Optional<Taken<C>> take() {
    Link<SessionInput.Received<C>> first = front == null ? reversed(back) : front;
    if (first == null) {
      return Optional.empty();
    }
    var rest =
        new Pending<>(first.tail(), front == null ? null : back, bytes - first.head().bytes());
    return Optional.of(new Taken<>(first.head(), rest));
  }

  private static <T> @Nullable Link<T> reversed(@Nullable Link<T> list) {
    Link<T> result = null;
    for (var link = list; link != null; link = link.tail()) {
      result = new Link<>(link.head(), result);
    }
    return result;
  }

  /** One command taken from a queue. */
  public record Taken<C>(SessionInput.Received<C> first, Pending<C> rest) {}
}
