package tengen.app.text;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import tengen.arena.stats.Sprt;

/** Parser for {@code --sprt elo0=0,elo1=5[,alpha=0.05,beta=0.05]}. */
public final class SprtText {
  private SprtText() {}

  /**
   * Parses the text.
   *
   * @throws IllegalArgumentException with the error and the allowed form
   */
  public static Sprt parse(String text) {
    Map<String, Double> values = new HashMap<>(Map.of("alpha", 0.05, "beta", 0.05));
    for (KeyValue part : KeyValue.split(text)) {
      try {
        values.put(part.key(), Double.parseDouble(part.value()));
      } catch (NumberFormatException _) {
        throw new IllegalArgumentException(part + ": a number");
      }
    }
    if (!values.keySet().equals(Set.of("elo0", "elo1", "alpha", "beta"))) {
      throw new IllegalArgumentException(
          "expected a form such as elo0=0,elo1=5[,alpha=0.05,beta=0.05], got " + text);
    }
    return new Sprt(
        value(values, "elo0"),
        value(values, "elo1"),
        value(values, "alpha"),
        value(values, "beta"));
  }

  private static double value(Map<String, Double> values, String key) {
    return Objects.requireNonNull(values.get(key));
  }
}
