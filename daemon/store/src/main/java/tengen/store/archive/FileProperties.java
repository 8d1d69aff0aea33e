package tengen.store.archive;

import java.util.Optional;

/**
 * Properties of an imported game's file that are only stored to be written again.
 *
 * @param date as in the file; an empty text if the file had none; empty if the game is not from a
 *     file, and the start day counts
 * @param properties of the SGF root, as SGF text
 */
public record FileProperties(Optional<String> date, String properties) {
  /** The properties of a game that is not from a file. */
  public static final FileProperties NONE = new FileProperties(Optional.empty(), "");
}
