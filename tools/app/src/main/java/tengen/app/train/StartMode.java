package tengen.app.train;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import tengen.protocol.analysis.AnalysisDialect;
import tengen.protocol.botzone.BotzoneDialect;

/** Start modes of the launcher. Each has its own JVM flags and AOT cache. */
public enum StartMode {
  STDIO,
  /**
   * Sessions of JSON protocols. Their parser would slow down the start of other sessions if it were
   * in their cache.
   */
  JSON,
  /** Bridge to a server. */
  CONNECT,
  SERVE,
  /** All other commands, but for the versions and the help, which need no cache. */
  TOOLS;

  /** Returns the mode of a session on standard input and output. */
  public static StartMode ofSession(String protocol) {
    return switch (protocol) {
      case AnalysisDialect.NAME, BotzoneDialect.NAME -> JSON;
      default -> STDIO;
    };
  }

  /** Returns the name used in file names, such as {@code cache/stdio.aot}. */
  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Returns a command line of this mode. */
  public List<String> words() {
    return switch (this) {
      case STDIO -> List.of("stdio");
      case JSON -> List.of("stdio", "--protocol=" + AnalysisDialect.NAME);
      case CONNECT -> List.of("connect");
      case SERVE -> List.of("serve");
      case TOOLS -> List.of("engines");
    };
  }

  /** Returns the name of the file of JVM flags, which all sessions share. */
  String flags() {
    return (this == JSON ? STDIO : this).text() + ".jvm";
  }

  /** Returns the folders of its jars, as in the launcher. */
  List<Path> modules(Path home) {
    Path sessions = home.resolve("lib");
    return switch (this) {
      case STDIO, JSON, CONNECT -> List.of(sessions);
      case SERVE, TOOLS -> List.of(sessions, sessions.resolve(text()));
    };
  }
}
