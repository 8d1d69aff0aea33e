package tengen.store.archive;

import java.util.Optional;

/**
 * Facts of a game's file that an archive only keeps, to write them again.
 *
 * @param date as in the file; the empty text: it told none; empty: no file did, and the day on
 *     which the game began counts
 * @param properties of SGF's root, as text of SGF
 */
public record KeptFile(Optional<String> date, String properties) {
  /** Facts of a game that comes from no file. */
  public static final KeptFile NONE = new KeptFile(Optional.empty(), "");
}
