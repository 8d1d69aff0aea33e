package tengen.gomoku;

import java.util.List;
import tengen.engine.EngineSettings;
import tengen.engine.Option;
import tengen.gomoku.search.Evaluation;
import tengen.gomoku.search.PatternEvaluation;

/** The configurable options of {@code gomoku}. */
final class GomokuOptions {
  static final Option.Whole LEVEL =
      new Option.Whole(
          "level",
          "strength for play with people: 100 is all of it, less sees and searches less and errs",
          GomokuLevel.FULL,
          0,
          GomokuLevel.FULL);

  static final Option.Choice EVALUATION =
      new Option.Choice(
          "evaluation",
          "what judges positions: patterns is a sum of learnt pattern values",
          "patterns",
          List.of("patterns"));

  static final Option.Text BOOK =
      new Option.Text("book", "file of opening positions with their best moves; empty: none", "");

  private GomokuOptions() {}

  static Option[] all() {
    return new Option[] {LEVEL, EVALUATION, BOOK};
  }

  static GomokuLevel level(EngineSettings settings) {
    return new GomokuLevel((int) settings.get(LEVEL));
  }

  static Evaluation.Factory evaluation(EngineSettings settings) {
    String name = settings.get(EVALUATION);
    return switch (name) {
      case "patterns" -> PatternEvaluation::new;
      default -> throw new IllegalArgumentException("evaluation " + name);
    };
  }
}
