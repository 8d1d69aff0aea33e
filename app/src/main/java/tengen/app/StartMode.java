package tengen.app;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** What the launcher tells apart: each has JVM flags, and so an AOT cache, of its own. */
enum StartMode {
  STDIO,
  SERVE,
  /** Every command but these two. */
  TOOLS;

  /** As in {@code config/stdio.jvm}. */
  String text() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The folders of its jars, as the launcher has them. */
  List<Path> modules(Path home) {
    Path sessions = home.resolve("lib");
    return this == STDIO ? List.of(sessions) : List.of(sessions, sessions.resolve(text()));
  }
}
