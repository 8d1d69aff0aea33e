package tengen.app.text;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import tengen.arena.stats.Sprt;

/** Parser for {@code --sprt elo0=0,elo1=5[,alpha=0.05,beta=0.05,model=normalized]}. */
public final class SprtText {
  private SprtText() {}

  /**
   * Parses the text.
   *
   * @throws IllegalArgumentException with the error and the allowed form
   */
  public static Sprt parse(String text) {
    Map<String, Double> values = new HashMap<>(Map.of("alpha", 0.05, "beta", 0.05));
    Sprt.Model model = Sprt.Model.LOGISTIC;
    for (KeyValue part : KeyValue.split(text)) {
      switch (part.key()) {
        case "model" -> model = model(part.value());
        case "elo0", "elo1", "alpha", "beta" -> values.put(part.key(), number(part));
        default -> throw otherForm(text);
      }
    }
    if (!values.keySet().containsAll(Set.of("elo0", "elo1"))) {
      throw otherForm(text);
    }
    return new Sprt(
        value(values, "elo0"),
        value(values, "elo1"),
        value(values, "alpha"),
        value(values, "beta"),
        model);
  }

  private static IllegalArgumentException otherForm(String text) {
    return new IllegalArgumentException(
        "expected a form such as elo0=0,elo1=5[,alpha=0.05,beta=0.05,model=normalized], got "
            + text);
  }

  private static double number(KeyValue part) {
    try {
      return Double.parseDouble(part.value());
    } catch (NumberFormatException _) {
      throw new IllegalArgumentException(part.key() + " must be a number, got " + part.value());
    }
  }

  private static Sprt.Model model(String name) {
    return switch (name) {
      case "logistic" -> Sprt.Model.LOGISTIC;
      case "normalized" -> Sprt.Model.NORMALIZED;
      default ->
          throw new IllegalArgumentException("model must be logistic or normalized, got " + name);
    };
  }

  private static double value(Map<String, Double> values, String key) {
    return Objects.requireNonNull(values.get(key));
  }
}
