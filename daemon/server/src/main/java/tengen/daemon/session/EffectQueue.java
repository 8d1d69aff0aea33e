package tengen.daemon.session;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Queue;
import java.util.function.ToIntFunction;
import tengen.protocol.Effect;

/**
 * The effects that a session has yet to perform, in order. Effects wait while an engine is being
 * prepared; only then is their size counted. Confined to the session's loop.
 *
 * @param <R> the protocol's replies
 */
final class EffectQueue<R> {
  /**
   * Maximum number of waiting effects; at this number the session reads and executes no further
   * input.
   */
  private static final int MAX_WAITING = 1000;

  /** Estimated heap of an effect without the text of its reply, in bytes. */
  private static final long EFFECT_BYTES = 256;

  private final ToIntFunction<R> length;
  private final Queue<Effect<R>> effects = new ArrayDeque<>();

  /** Sizes in bytes of the effects at the head of the queue that have started to wait. */
  private final Queue<Long> sizes = new ArrayDeque<>();

  private long bytes;

  /** True while an engine is being prepared. */
  private boolean isPaused;

  /**
   * Creates an empty queue.
   *
   * @param length returns the length of a reply, in characters
   */
  EffectQueue(ToIntFunction<R> length) {
    this.length = length;
  }

  /** Adds effects. The close of a session ends a pause. */
  void addAll(Collection<? extends Effect<R>> more) {
    effects.addAll(more);
    isPaused = isPaused && effects.stream().noneMatch(Effect.Close.class::isInstance);
  }

  /** Makes all effects wait until {@link #resume} or the close of the session. */
  void pause() {
    isPaused = true;
  }

  void resume() {
    isPaused = false;
  }

  /** Returns whether an effect can be performed now. */
  boolean hasNext() {
    return !isPaused && !effects.isEmpty();
  }

  /** Removes and returns the first effect. */
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

  /** Counts the size of all queued effects, because they have to wait. */
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

  /** Returns the estimated heap of the waiting effects, in bytes. */
  long bytes() {
    return bytes;
  }
}
