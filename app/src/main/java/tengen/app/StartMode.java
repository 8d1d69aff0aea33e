package tengen.app;

import java.util.Locale;

/** What the launcher tells apart: each has JVM flags, and so an AOT cache, of its own. */
enum StartMode {
  STDIO,
  SERVE;

  /** As in {@code config/stdio.jvm}. */
  String text() {
    return name().toLowerCase(Locale.ROOT);
  }
}
