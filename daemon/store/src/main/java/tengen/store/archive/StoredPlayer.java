package tengen.store.archive;

import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * A player of a stored game.
 *
 * @param name for display; empty if unknown
 * @param engine its id in the configuration; empty if the client plays
 * @param options of the engine that differ from its defaults, one {@code name=value} per line
 */
public record StoredPlayer(String name, String engine, String options) {
  /** Maximum size of the options of a stored game's player, in bytes of UTF-8. */
  public static final int MAX_OPTIONS_BYTES = 16_384;

  /** A player about whom nothing is known. */
  public static final StoredPlayer UNKNOWN = new StoredPlayer("", "", "");

  /**
   * Returns an engine as a player, named by its id. Leaves out the options if they exceed the
   * limit.
   */
  public static StoredPlayer engine(String id, Map<String, String> options) {
    String text =
        new TreeMap<>(options)
            .entrySet().stream()
                .map(each -> each.getKey() + "=" + each.getValue())
                .collect(Collectors.joining("\n"));
    boolean fits = TextSize.utf8Bytes(text) <= MAX_OPTIONS_BYTES;
    return new StoredPlayer(id, id, fits ? text : "");
  }

  /** Returns a copy with this name. */
  public StoredPlayer named(String known) {
    return new StoredPlayer(known, engine, options);
  }
}
