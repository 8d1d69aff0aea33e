package tengen.app.text;

import java.util.List;
import tengen.arena.game.Adjudication;

/** Parser for {@code --adjudicate late=MS,draw=MOVES:MARGIN,resign=MOVES:RATE,moves=N}. */
public final class AdjudicationText {
  private AdjudicationText() {}

  /**
   * Parses the text.
   *
   * @throws IllegalArgumentException with the error and the allowed form
   */
  public static Adjudication parse(String text) {
    Adjudication rule = Adjudication.BY_RULES;
    for (KeyValue part : KeyValue.split(text)) {
      try {
        rule = with(rule, part);
      } catch (NumberFormatException _) {
        throw new IllegalArgumentException(
            "expected late=MS, draw=MOVES:MARGIN, resign=MOVES:RATE or moves=N, got " + part);
      }
    }
    return rule;
  }

  private static Adjudication with(Adjudication rule, KeyValue part) {
    List<String> values = List.of(part.value().split(":", 2));
    return switch (part.key()) {
      case "late" -> rule.withToleranceMs(number(part.value()));
      case "draw" -> rule.withDraw(number(values.getFirst()), rate(values));
      case "resign" -> rule.withResign(number(values.getFirst()), rate(values));
      case "moves" -> rule.withMaxMoves(number(part.value()));
      default -> throw new NumberFormatException();
    };
  }

  private static int number(String text) {
    int number = Integer.parseInt(text);
    if (number < 0) {
      throw new NumberFormatException();
    }
    return number;
  }

  private static double rate(List<String> values) {
    double rate = Double.parseDouble(values.size() == 2 ? values.get(1) : "");
    if (rate >= 0 && rate < 0.5) {
      return rate;
    }
    throw new NumberFormatException();
  }
}
