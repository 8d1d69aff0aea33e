package tengen.gomoku;

import tengen.engine.EngineSettings;
import tengen.engine.Option;

/** What can be set. */
final class GomokuOptions {
  static final Option.Whole LEVEL =
      new Option.Whole(
          "level",
          "strength for play with people: 100 is all of it, less sees and searches less and errs",
          Level.FULL,
          0,
          Level.FULL);

  private GomokuOptions() {}

  static Option[] all() {
    return new Option[] {LEVEL};
  }

  static Level level(EngineSettings settings) {
    return new Level((int) settings.get(LEVEL));
  }
}
