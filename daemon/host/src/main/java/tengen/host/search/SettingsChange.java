package tengen.host.search;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tengen.engine.EngineDescriptor;
import tengen.engine.EngineSettings;
import tengen.engine.Option;
import tengen.host.plugin.OptionCheck;

/** The result of setting an option of an engine or of the host. */
public sealed interface SettingsChange {

  /** The changed settings. */
  record To(EngineSettings settings) implements SettingsChange {}

  /** The error: what is wrong and what is allowed. */
  record Rejected(String why) implements SettingsChange {}

  /**
   * Sets an option. The names {@code threads}, {@code memory-mib} and {@code seed} are reserved for
   * the host.
   */
  static SettingsChange of(EngineSettings now, EngineDescriptor engine, String name, String value) {
    return switch (name) {
      case "threads", "memory-mib", "seed" -> reserved(now, name, value);
      default -> option(now, engine, name, value);
    };
  }

  /** Sets several options; returns the first error. */
  static SettingsChange of(
      EngineSettings now, EngineDescriptor engine, Map<String, String> values) {
    EngineSettings settings = now;
    for (var value : values.entrySet()) {
      SettingsChange change = of(settings, engine, value.getKey(), value.getValue());
      if (!(change instanceof To(EngineSettings changed))) {
        return change;
      }
      settings = changed;
    }
    return new To(settings);
  }

  private static SettingsChange reserved(EngineSettings now, String name, String value) {
    long number;
    try {
      number = Long.parseLong(value);
    } catch (NumberFormatException _) {
      return new Rejected(name + " " + value + ": a whole number");
    }
    if (number < 1 && !name.equals("seed")) {
      return new Rejected(name + " " + value + ": a whole number, 1 or more");
    }
    return switch (name) {
      case "threads" ->
          new To(
              new EngineSettings(
                  (int) Math.min(number, Integer.MAX_VALUE),
                  now.memoryBytes(),
                  now.seed(),
                  now.options()));
      case "memory-mib" ->
          new To(
              new EngineSettings(
                  now.threads(),
                  Math.min(number, Long.MAX_VALUE >> 20) << 20,
                  now.seed(),
                  now.options()));
      default ->
          new To(new EngineSettings(now.threads(), now.memoryBytes(), number, now.options()));
    };
  }

  private static SettingsChange option(
      EngineSettings now, EngineDescriptor engine, String name, String value) {
    Optional<Option> declared =
        engine.options().stream().filter(option -> option.name().equals(name)).findFirst();
    if (declared.isEmpty()) {
      return new Rejected("no option " + name + "; " + engine.id() + " has " + names(engine));
    }
    Optional<String> objection = OptionCheck.objection(declared.get(), value);
    if (objection.isPresent()) {
      return new Rejected(objection.get());
    }
    Map<String, String> options = new HashMap<>(now.options());
    options.put(name, declared.get().canonical(value));
    return new To(new EngineSettings(now.threads(), now.memoryBytes(), now.seed(), options));
  }

  private static String names(EngineDescriptor engine) {
    List<String> own = engine.options().stream().map(Option::name).toList();
    return String.join(", ", own) + (own.isEmpty() ? "" : ", ") + "threads, memory-mib, seed";
  }
}
