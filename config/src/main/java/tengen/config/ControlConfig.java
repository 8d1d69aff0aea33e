package tengen.config;

import java.nio.file.Path;
import java.util.Optional;

/**
 * How the running daemon is spoken to by {@code tengen ctl}.
 *
 * @param socket a socket of the file system; empty: none
 */
public record ControlConfig(Optional<Path> socket) {
  /** Not at all. */
  public static final ControlConfig NONE = new ControlConfig(Optional.empty());
}
