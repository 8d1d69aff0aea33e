package tengen.process;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
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
import tengen.support.Executables;

/** The shell script that these tests run as a program: it plays, or shows a given fault. */
final class TestProgram {
  private static final Map<String, GameRules> RULES =
      ServiceLoader.load(GameRules.class).stream()
          .map(ServiceLoader.Provider::get)
          .collect(Collectors.toMap(GameRules::id, rules -> rules));

  private final Path program;

  /** Writes the script as a program into this directory. */
  TestProgram(Path folder) throws IOException {
    try (InputStream in =
        Objects.requireNonNull(getClass().getResourceAsStream("player.sh"), "player.sh")) {
      program =
          Executables.write(
              folder.resolve("player"), new String(in.readAllBytes(), StandardCharsets.UTF_8));
    }
  }

  /** Returns settings with a fault and additional options. */
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

  /** Creates an engine with these settings. */
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

  /** Returns the commands that the program received. */
  List<String> received() throws IOException {
    return Files.readAllLines(program.resolveSibling("heard")).stream().map(String::strip).toList();
  }

  /** Returns the ids of all processes that the program has had. */
  List<Long> pids() throws IOException {
    Path file = program.resolveSibling("pids");
    return Files.exists(file)
        ? Files.readAllLines(file).stream().map(Long::valueOf).toList()
        : List.of();
  }
}
