package tengen.config;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * The control interface of {@code tengen ctl}.
 *
 * @param socket path of a Unix socket; empty: no interface
 */
public record ControlConfig(Optional<Path> socket) {
  /** No control interface. */
  public static final ControlConfig NONE = new ControlConfig(Optional.empty());

  private static final Key<ControlConfig, Optional<Path>> SOCKET =
      new Key<>(
          "socket",
          new Kinds.Maybe<>(Scalars.FILE, Path.of("")),
          ControlConfig::socket,
          "",
          "Unix-domain socket for `tengen ctl`, which only this user can open. null: none.");

  static final Section<ControlConfig> SECTION =
      new Section<>(ControlConfig.NONE, List.of(SOCKET), in -> new ControlConfig(in.get(SOCKET)));
}
