package tengen.engine;

import java.util.Map;

/**
 * Settings that an engine is created with.
 *
 * @param threads threads for one search, from 1 to {@link EngineDescriptor#maxThreads()}
 * @param memoryBytes upper limit for the engine's tables, down to the smallest tables that it can
 *     use
 * @param seed seed for every random choice
 * @param options values by option name, each of them valid; an option that is missing has its
 *     initial value
 */
public record EngineSettings(
    int threads, long memoryBytes, long seed, Map<String, String> options) {

  /** Default settings: one thread, 64 MiB, seed 1, every option at its initial value. */
  public static final EngineSettings DEFAULT = new EngineSettings(1, 64L << 20, 1, Map.of());

  public EngineSettings {
    options = Map.copyOf(options);
  }

  /** Returns a copy with another memory limit in bytes. */
  public EngineSettings withMemoryBytes(long bytes) {
    return new EngineSettings(threads, bytes, seed, options);
  }

  /** Returns the flag's value. */
  public boolean get(Option.Flag option) {
    return Boolean.parseBoolean(text(option));
  }

  /** Returns the number's value. */
  public long get(Option.Whole option) {
    return Long.parseLong(text(option));
  }

  /** Returns the number's value. */
  public double get(Option.Real option) {
    return Double.parseDouble(text(option));
  }

  /** Returns the choice's value. */
  public String get(Option.Choice option) {
    return text(option);
  }

  /** Returns the text's value. */
  public String get(Option.Text option) {
    return text(option);
  }

  private String text(Option option) {
    return options.getOrDefault(option.name(), option.initialText());
  }
}
