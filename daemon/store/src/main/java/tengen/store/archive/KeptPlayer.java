package tengen.store.archive;

import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Who plays a side.
 *
 * @param name for people; empty: unknown
 * @param engine its id in the configuration; empty: the client plays it
 * @param options of that engine where they are not its usual ones, {@code name=value} a line
 */
public record KeptPlayer(String name, String engine, String options) {
  /** Maximum size of the options of a stored game's player, in bytes of UTF-8. */
  public static final int MAX_OPTIONS_BYTES = 16_384;

  /** Nothing is known. */
  public static final KeptPlayer UNKNOWN = new KeptPlayer("", "", "");

  /**
   * The engine of this id, which plays under it, with these options; without them where they are
   * longer than a game may store.
   */
  public static KeptPlayer engine(String id, Map<String, String> options) {
    String text =
        new TreeMap<>(options)
            .entrySet().stream()
                .map(each -> each.getKey() + "=" + each.getValue())
                .collect(Collectors.joining("\n"));
    boolean fits = TextSize.utf8Bytes(text) <= MAX_OPTIONS_BYTES;
    return new KeptPlayer(id, id, fits ? text : "");
  }
}
