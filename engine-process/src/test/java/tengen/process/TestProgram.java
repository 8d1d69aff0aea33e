package tengen.process;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import tengen.engine.EngineSettings;

/**
 * The shell script that is hosted in these tests: it plays, or does what a fault says. It keeps a
 * list of its starts beside it.
 */
final class TestProgram {
  private final Path program;

  /** The script as a program in this folder. */
  TestProgram(Path folder) throws IOException {
    program = folder.resolve("player");
    try (InputStream in =
        Objects.requireNonNull(getClass().getResourceAsStream("player.sh"), "player.sh")) {
      Files.copy(in, program);
    }
    Files.setPosixFilePermissions(program, PosixFilePermissions.fromString("rwx------"));
  }

  /** One that does nothing wrong. */
  EngineSettings speaking(String dialect) {
    return with(dialect, "", Map.of());
  }

  /** One that does this wrong, with other options. */
  EngineSettings with(String dialect, String fault, Map<String, String> more) {
    var options = new HashMap<String, String>();
    options.put("command", program.toString());
    options.put("environment", "FAULT=" + fault);
    options.put("dialect", dialect);
    options.put("games", "gomoku-freestyle 5-6 rectangles");
    options.put("reply-ms", "300");
    options.putAll(more);
    return new EngineSettings(1, 8 << 20, 1, options);
  }

  /** How often it was started. */
  long starts() throws IOException {
    return Files.readAllLines(program.resolveSibling("starts")).size();
  }
}
