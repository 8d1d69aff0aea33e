package tengen.config;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import org.yaml.snakeyaml.nodes.Node;

/** The options of an engine as in the file: three options of the host among the engine's own. */
record EngineOptions(
    Optional<Long> threads,
    Optional<Long> memoryMib,
    Optional<Long> seed,
    Map<String, String> own) {

  static final EngineOptions NONE =
      new EngineOptions(Optional.empty(), Optional.empty(), Optional.empty(), Map.of());

  static final Key<EngineOptions, Optional<Long>> THREADS =
      new Key<>(
          "threads",
          new Kinds.Maybe<>(Scalars.whole(1, 1024), 1L),
          EngineOptions::threads,
          "",
          "Threads of a search. null: 1. An engine with one thread ignores it.");

  static final Key<EngineOptions, Optional<Long>> MEMORY =
      new Key<>(
          "memory-mib",
          new Kinds.Maybe<>(Scalars.whole(1, 1_048_576), 1L),
          EngineOptions::memoryMib,
          "MiB",
          "Memory for the engine's tables. null: 64.");

  static final Key<EngineOptions, Optional<Long>> SEED =
      new Key<>(
          "seed",
          new Kinds.Maybe<>(Scalars.whole(Long.MIN_VALUE, Long.MAX_VALUE), 1L),
          EngineOptions::seed,
          "",
          "Seed of the engine's random numbers. null: 1.");

  /**
   * The host's options, whose names are reserved: engines cannot declare options with these names.
   */
  static final List<Key<EngineOptions, Optional<Long>>> HOST_KEYS = List.of(THREADS, MEMORY, SEED);

  static EngineOptions of(EngineConfig engine) {
    return new EngineOptions(
        boxed(engine.threads()),
        boxed(engine.memoryMib()),
        engine.seed().isPresent() ? Optional.of(engine.seed().getAsLong()) : Optional.empty(),
        engine.options());
  }

  EngineConfig with(String plugin) {
    return new EngineConfig(
        plugin,
        unboxed(threads),
        unboxed(memoryMib),
        seed.map(OptionalLong::of).orElseGet(OptionalLong::empty),
        own);
  }

  private static Optional<Long> boxed(OptionalInt number) {
    return number.isPresent() ? Optional.of((long) number.getAsInt()) : Optional.empty();
  }

  private static OptionalInt unboxed(Optional<Long> number) {
    return number.map(it -> OptionalInt.of(Math.toIntExact(it))).orElseGet(OptionalInt::empty);
  }

  /** Reads and prints the options as a map in which the three reserved names are numbers. */
  static final class AsMap implements Kind<EngineOptions> {
    private static final Set<String> HOST_NAMES =
        Set.copyOf(HOST_KEYS.stream().map(Key::name).toList());

    @Override
    public EngineOptions read(
        Node node, ConfigPath path, EngineOptions fallback, Findings findings) {
      Map<String, Node> entries = findings.entries(node, path, allowed());
      Map<String, String> own = new LinkedHashMap<>();
      entries.forEach(
          (name, value) -> {
            if (!HOST_NAMES.contains(name)) {
              findings.checkName(path.key(name), Scalars.ID);
              own.put(name, OptionText.INSTANCE.read(value, path.key(name), "", findings));
            }
          });
      Values<EngineOptions> in = new Values<>(node, entries, path, NONE, findings);
      return new EngineOptions(in.get(THREADS), in.get(MEMORY), in.get(SEED), own);
    }

    @Override
    public String allowed() {
      return "a map of option values by name";
    }

    @Override
    public Shown show(EngineOptions value) {
      Map<String, Shown> entries = new LinkedHashMap<>();
      for (Key<EngineOptions, Optional<Long>> key : HOST_KEYS) {
        if (key.of().apply(value).isPresent()) {
          entries.put(key.name(), key.show(value));
        }
      }
      value.own().forEach((name, text) -> entries.put(name, OptionText.INSTANCE.show(text)));
      return new Shown.Entries(entries);
    }
  }
}
