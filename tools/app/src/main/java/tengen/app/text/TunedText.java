package tengen.app.text;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import tengen.arena.tune.Iteration;
import tengen.arena.tune.Parameter;
import tengen.engine.Option;
import tengen.host.search.ConfiguredEngine;
import tengen.protocol.json.Json;

/** Parser for {@code --tune NAME=MIN..MAX}, and printer for the values found. */
public final class TunedText {
  private static final Pattern BOUNDS =
      Pattern.compile("([a-z0-9-]+)=(-?\\d*\\.?\\d+)\\.\\.(-?\\d*\\.?\\d+)");

  private TunedText() {}

  /**
   * Parses the parameters, each starting at the engine's current value.
   *
   * @throws IllegalArgumentException with the error and the allowed form
   */
  public static List<Parameter> parse(List<String> texts, ConfiguredEngine engine) {
    List<Parameter> all = texts.stream().map(text -> parse(text, engine)).toList();
    Set<String> names = new HashSet<>();
    for (Parameter parameter : all) {
      if (!names.add(parameter.name())) {
        throw new IllegalArgumentException(parameter.name() + " is given twice");
      }
    }
    return all;
  }

  private static Parameter parse(String text, ConfiguredEngine engine) {
    Matcher matcher = BOUNDS.matcher(text);
    if (!matcher.matches()) {
      throw new IllegalArgumentException(
          "expected NAME=MIN..MAX, such as width=5..30, got " + text);
    }
    String name = matcher.group(1);
    Option option =
        engine.descriptor().options().stream()
            .filter(declared -> declared.name().equals(name))
            .findFirst()
            .orElseThrow(
                () -> new IllegalArgumentException(text + ": " + engine.id() + " has no " + name));
    String value = engine.settings().options().getOrDefault(name, option.initialText());
    return Parameter.of(
        option, value, Double.parseDouble(matcher.group(2)), Double.parseDouble(matcher.group(3)));
  }

  /** Returns the values after a step as a line for a configuration. */
  public static String options(List<Parameter> parameters, Iteration step) {
    return "options: {" + print(parameters, step) + "}";
  }

  /**
   * Returns the values after a step as an object.
   *
   * @param steps number of steps of the whole tuning
   */
  public static Json.Fields object(List<Parameter> parameters, Iteration step, int steps) {
    return Json.Fields.NONE
        .with("step", step.number())
        .with("steps", steps)
        .with("options", Json.Fields.ofTexts(Parameter.texts(parameters, step.values())));
  }

  /** Returns the values after a step in the syntax of a configuration. */
  public static String print(List<Parameter> parameters, Iteration step) {
    Map<String, String> texts = Parameter.texts(parameters, step.values());
    return parameters.stream()
        .map(parameter -> parameter.name() + ": " + texts.get(parameter.name()))
        .collect(Collectors.joining(", "));
  }
}
