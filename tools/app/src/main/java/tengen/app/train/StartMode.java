package tengen.app.train;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import tengen.protocol.analysis.AnalysisDialect;
import tengen.protocol.botzone.BotzoneDialect;

/** What the launcher tells apart: each has JVM flags, and so an AOT cache, of its own. */
public enum StartMode {
  STDIO,
  /** Sessions that speak JSON: its parser, in the others' cache, would slow their start down. */
  JSON,
  /** A bridge to a server. */
  CONNECT,
  SERVE,
  /** Every other command. */
  TOOLS;

  /** That of a session on standard input and output. */
  public static StartMode ofSession(String protocol) {
    return switch (protocol) {
      case AnalysisDialect.NAME, BotzoneDialect.NAME -> JSON;
      default -> STDIO;
    };
  }

  /** As in {@code cache/stdio.aot}. */
  String text() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The file of its JVM flags: all sessions have the same. */
  String flags() {
    return (this == JSON ? STDIO : this).text() + ".jvm";
  }

  /** The folders of its jars, as the launcher has them. */
  List<Path> modules(Path home) {
    Path sessions = home.resolve("lib");
    return switch (this) {
      case STDIO, JSON, CONNECT -> List.of(sessions);
      case SERVE, TOOLS -> List.of(sessions, sessions.resolve(text()));
    };
  }
}
