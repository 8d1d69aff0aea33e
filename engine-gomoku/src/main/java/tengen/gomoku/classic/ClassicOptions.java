package tengen.gomoku.classic;

import java.util.List;
import tengen.engine.EngineSettings;
import tengen.engine.Option;

/**
 * What can be set.
 *
 * @param greedy play the highest attack plus defence without a search
 * @param depth most plies below the root move
 * @param rootWidth candidates at the root
 * @param width candidates below
 */
record ClassicOptions(boolean greedy, int depth, int rootWidth, int width) {
  static final String GREEDY = "greedy";

  static final Option.Choice STYLE =
      new Option.Choice(
          "style",
          "minimax searches; greedy takes the highest attack plus defence, as its predecessor did",
          "minimax",
          List.of("minimax", GREEDY));
  static final Option.Whole DEPTH =
      new Option.Whole("depth", "most plies searched below each root move", 8, 0, 8);
  static final Option.Whole ROOT_WIDTH =
      new Option.Whole("root-width", "root moves searched, best scores first", 11, 1, 64);
  static final Option.Whole WIDTH =
      new Option.Whole("width", "moves searched at each later node", 8, 1, 64);

  static Option[] all() {
    return new Option[] {STYLE, DEPTH, ROOT_WIDTH, WIDTH};
  }

  static ClassicOptions of(EngineSettings settings) {
    return new ClassicOptions(
        settings.get(STYLE).equals(GREEDY),
        (int) settings.get(DEPTH),
        (int) settings.get(ROOT_WIDTH),
        (int) settings.get(WIDTH));
  }
}
