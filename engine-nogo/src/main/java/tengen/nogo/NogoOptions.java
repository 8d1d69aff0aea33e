package tengen.nogo;

import tengen.engine.EngineSettings;
import tengen.engine.Option;

/** The configurable options of {@code nogo}. */
final class NogoOptions {
  static final Option.Whole LEVEL =
      new Option.Whole(
          "level",
          "strength for play with people: 100 is all of it, less runs fewer simulations and errs",
          NogoLevel.FULL,
          0,
          NogoLevel.FULL);

  static final Option.Flag OPEN_OFF_CENTRE =
      new Option.Flag(
          "open-off-centre", "Black does not open in the centre, as Botzone's rules demand", false);

  private NogoOptions() {}

  static Option[] all() {
    return new Option[] {LEVEL, OPEN_OFF_CENTRE};
  }

  static NogoLevel level(EngineSettings settings) {
    return new NogoLevel((int) settings.get(LEVEL));
  }
}
