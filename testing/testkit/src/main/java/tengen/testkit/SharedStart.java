package tengen.testkit;

import org.jspecify.annotations.Nullable;

/**
 * The start {@link Subject#home}, shared by all checks because its random game is slow on a large
 * board.
 */
final class SharedStart {
  private final Subject subject;
  private @Nullable Start known;

  SharedStart(Subject subject) {
    this.subject = subject;
  }

  /** Returns the start; fails the calling check if there is none. */
  synchronized Start start() {
    Start start = known;
    if (start == null) {
      start = subject.home();
      known = start;
    }
    return start;
  }
}
