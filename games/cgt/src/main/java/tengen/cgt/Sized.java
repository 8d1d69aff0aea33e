package tengen.cgt;

import java.util.Collection;

/** A position of many parts, such as heaps, tokens or edges, whose number a player may choose. */
public interface Sized {
  /** Returns the number of parts. */
  int size();

  /** Returns the number of parts of a position or of several; 1 for a position of no such type. */
  static int of(Object position) {
    return switch (position) {
      case Sized sized -> sized.size();
      case Collection<?> all -> all.stream().mapToInt(Sized::of).sum();
      default -> 1;
    };
  }
}
