package tengen.testkit;

import org.jspecify.annotations.Nullable;

/** {@link Subject#home}, one for all checks: its random game takes long on a large board. */
final class Home {
  private final Subject subject;
  private @Nullable Start known;

  Home(Subject subject) {
    this.subject = subject;
  }

  /** Fails the check that asks where there is none. */
  synchronized Start start() {
    Start start = known;
    if (start == null) {
      start = subject.home();
      known = start;
    }
    return start;
  }
}
