package tengen.process;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import tengen.engine.Engine;
import tengen.engine.EngineContext;
import tengen.engine.EngineException;
import tengen.engine.EngineSettings;
import tengen.game.GameRules;

/** The shell script that is hosted in these tests: it plays, or does what a fault says. */
final class TestProgram {
  private static final Map<String, GameRules> RULES =
      ServiceLoader.load(GameRules.class).stream()
          .map(ServiceLoader.Provider::get)
          .collect(Collectors.toMap(GameRules::id, rules -> rules));

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

  /** With a fault and other options than those of the tests. */
  EngineSettings settings(String dialect, String fault, Map<String, String> more) {
    var options = new HashMap<String, String>();
    options.put("command", program.toString());
    options.put("environment", "FAULT=" + fault);
    options.put("dialect", dialect);
    options.put("games", "gomoku-freestyle 5-6 rectangles");
    options.put("reply-ms", "20000");
    options.putAll(more);
    return new EngineSettings(1, 8 << 20, 1, options);
  }

  /** An engine made with these settings. */
  static Engine host(EngineSettings settings, Consumer<String> log) throws EngineException {
    return new ProcessFactory()
        .create(
            settings,
            new EngineContext(
                RULES,
                body -> Thread.ofPlatform().daemon().unstarted(body),
                Optional.empty(),
                log));
  }

  /** The commands that it got. */
  List<String> heard() throws IOException {
    return Files.readAllLines(program.resolveSibling("heard")).stream().map(String::strip).toList();
  }

  /** The ids of all processes that it has ever been. */
  List<Long> pids() throws IOException {
    Path file = program.resolveSibling("pids");
    return Files.exists(file)
        ? Files.readAllLines(file).stream().map(Long::valueOf).toList()
        : List.of();
  }
}
