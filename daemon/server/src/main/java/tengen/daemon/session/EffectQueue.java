package tengen.daemon.session;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Queue;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import tengen.protocol.Effect;

/**
 * The effects that a session has to perform, in order. While an engine gets ready they wait, and
 * count by their size. Confined to the session's loop.
 *
 * @param <R> the protocol's replies
 */
final class EffectQueue<R> {
  /** Maximum number of effects that wait; with as many, nothing more is read or executed. */
  private static final int MAX_WAITING = 1000;

  /** Estimated heap of an effect without the text of its reply. */
  private static final long EFFECT_BYTES = 256;

  private final ToIntFunction<R> length;
  private final Queue<Effect<R>> effects = new ArrayDeque<>();

  /** The sizes of the first effects, those that have begun to wait. */
  private final Queue<Long> sizes = new ArrayDeque<>();

  private long bytes;

  /**
   * An empty queue.
   *
   * @param length of a reply, in characters
   */
  EffectQueue(ToIntFunction<R> length) {
    this.length = length;
  }

  void addAll(Collection<? extends Effect<R>> more) {
    effects.addAll(more);
  }

  /** Takes the first. */
  Effect<R> remove() {
    Long size = sizes.poll();
    bytes -= size == null ? 0 : size;
    return effects.remove();
  }

  void clear() {
    effects.clear();
    sizes.clear();
    bytes = 0;
  }

  boolean isEmpty() {
    return effects.isEmpty();
  }

  boolean isFull() {
    return effects.size() >= MAX_WAITING;
  }

  Stream<Effect<R>> stream() {
    return effects.stream();
  }

  /** Counts those that are here: they have to wait. */
  void await() {
    effects.stream()
        .skip(sizes.size())
        .mapToLong(this::size)
        .forEach(
            size -> {
              sizes.add(size);
              bytes += size;
            });
  }

  private long size(Effect<R> effect) {
    return EFFECT_BYTES
        + (effect instanceof Effect.Send<R>(R reply) ? length.applyAsInt(reply) : 0);
  }

  /** Estimated heap of those that wait. */
  long bytes() {
    return bytes;
  }
}
