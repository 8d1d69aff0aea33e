package tengen.arena.tune;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tengen.engine.Option;

/**
 * An option to be tuned.
 *
 * @param start initial value, within the bounds
 * @param whole rounded to a whole number for the engine
 */
public record Parameter(String name, double min, double max, double start, boolean whole) {
  public Parameter {
    if (!(min < max && min <= start && start <= max)) {
      throw new IllegalArgumentException(
          "the bounds of "
              + name
              + " must be a smaller and a larger number around its value "
              + start
              + ", got "
              + min
              + ".."
              + max);
    }
  }

  /**
   * Creates a parameter from an option with bounds.
   *
   * @param value initial value as text
   * @throws IllegalArgumentException with a one-line message if the option is not a number or does
   *     not allow the bounds
   */
  public static Parameter of(Option option, String value, double min, double max) {
    boolean whole =
        switch (option) {
          case Option.Whole _ -> true;
          case Option.Real _ -> false;
          case Option.Flag _, Option.Choice _, Option.Text _ ->
              throw new IllegalArgumentException(option.name() + ": only numbers can be tuned");
        };
    var parameter = new Parameter(option.name(), min, max, Double.parseDouble(value), whole);
    Optional<String> objection =
        option.objection(parameter.text(min)).or(() -> option.objection(parameter.text(max)));
    if (objection.isPresent()) {
      throw new IllegalArgumentException(objection.get());
    }
    return parameter;
  }

  /** Returns the difference of the bounds. */
  public double range() {
    return max - min;
  }

  /** Returns the nearest value within the bounds. */
  double clamp(double value) {
    return Math.clamp(value, min, max);
  }

  /** Returns the value as the engine receives it. */
  public String text(double value) {
    return whole ? Long.toString(Math.round(value)) : Double.toString(value);
  }

  /** Returns all options by name, as the engine receives them. */
  public static Map<String, String> texts(List<Parameter> parameters, List<Double> values) {
    Map<String, String> texts = new TreeMap<>();
    for (int i = 0; i < parameters.size(); i++) {
      Parameter parameter = parameters.get(i);
      texts.put(parameter.name(), parameter.text(values.get(i)));
    }
    return texts;
  }
}
