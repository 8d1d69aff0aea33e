package tengen.cgt.impartial;

import java.util.function.Supplier;
import java.util.stream.Stream;

/** Streams for lists of moves that may be too long to be stored. */
public final class LazyStreams {
  private LazyStreams() {}

  /**
   * Returns an element, then those of another stream. {@link Stream#concat} within {@code flatMap}
   * would buffer the elements.
   */
  public static <T> Stream<T> startingWith(T first, Supplier<Stream<T>> rest) {
    return Stream.of(true, false).flatMap(isFirst -> isFirst ? Stream.of(first) : rest.get());
  }
}
