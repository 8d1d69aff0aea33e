package tengen.engine;

import java.util.Map;

/**
 * The values that one engine is made with.
 *
 * @param threads for one search; 1 or more, at most {@link EngineDescriptor#maxThreads()}
 * @param memoryBytes for its tables; a promise that it keeps, down to the smallest tables it can
 * @param seed of all its randomness
 * @param options by name, as text without {@linkplain Option#objection objection}; what is missing
 *     has its initial value
 */
public record EngineSettings(
    int threads, long memoryBytes, long seed, Map<String, String> options) {

  /** One thread, 64 MiB, seed 1, every option as it is at first. */
  public static final EngineSettings DEFAULT = new EngineSettings(1, 64L << 20, 1, Map.of());

  public EngineSettings {
    options = Map.copyOf(options);
  }

  /** The same settings with other memory for tables. */
  public EngineSettings withMemoryBytes(long bytes) {
    return new EngineSettings(threads, bytes, seed, options);
  }

  /** This flag's value. */
  public boolean get(Option.Flag option) {
    return Boolean.parseBoolean(text(option));
  }

  /** This number's value. */
  public long get(Option.Whole option) {
    return Long.parseLong(text(option));
  }

  /** This number's value. */
  public double get(Option.Real option) {
    return Double.parseDouble(text(option));
  }

  /** This choice's value. */
  public String get(Option.Choice option) {
    return text(option);
  }

  /** This text. */
  public String get(Option.Text option) {
    return text(option);
  }

  private String text(Option option) {
    return options.getOrDefault(option.name(), option.initialText());
  }
}
