package tengen.process;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import tengen.engine.EngineSettings;

/**
 * The command line, environment and directory that a program is started with.
 *
 * @param command the program and its arguments
 * @param environment additional variables as NAME=VALUE
 * @param folder working directory; empty for this process's own
 */
record Launch(List<String> command, List<String> environment, String folder) {
  /** Search path if PATH is not set. */
  private static final String USUAL_PATH = "/bin:/usr/bin";

  static Launch of(EngineSettings settings) {
    return new Launch(
        Stream.concat(
                Stream.of(settings.get(ProcessOptions.COMMAND)),
                settings.get(ProcessOptions.ARGUMENTS).lines())
            .toList(),
        settings.get(ProcessOptions.ENVIRONMENT).lines().toList(),
        settings.get(ProcessOptions.FOLDER));
  }

  /**
   * Returns why the program cannot be started, as far as can be told without trying (no such
   * directory, no such program), or empty. Always empty on systems that complete a program's name.
   */
  Optional<String> objection() {
    if (!folder.isEmpty() && !Files.isDirectory(Path.of(folder))) {
      return Optional.of("folder " + folder + ": no such folder; the path of one");
    }
    String program = command.getFirst();
    if (File.separatorChar != '/' || candidates(program).anyMatch(Launch::isProgram)) {
      return Optional.empty();
    }
    boolean isThere = candidates(program).anyMatch(Files::isRegularFile);
    return Optional.of(
        "command "
            + program
            + (isThere ? ": may not be run" : ": no such program")
            + "; the path of a program, from its folder where it is not absolute, or a name in"
            + " PATH");
  }

  /** Returns the paths at which the system looks for a program of this name. */
  private Stream<Path> candidates(String program) {
    Stream<String> folders =
        program.contains("/")
            ? Stream.of("")
            : Stream.of(
                Objects.requireNonNullElse(System.getenv("PATH"), USUAL_PATH).split(":", -1));
    Path base = Path.of(folder);
    return folders.map(each -> base.resolve(each).resolve(program));
  }

  private static boolean isProgram(Path file) {
    return Files.isRegularFile(file) && Files.isExecutable(file);
  }

  /** Returns the program's name without its directory. */
  String program() {
    return new File(command.getFirst()).getName();
  }

  /**
   * Starts the program.
   *
   * @param mark name of an additional environment variable
   */
  Process start(String mark) throws IOException {
    var builder = new ProcessBuilder(command);
    builder.environment().put(mark, "1");
    for (String line : environment) {
      int equals = line.indexOf('=');
      builder.environment().put(line.substring(0, equals), line.substring(equals + 1));
    }
    if (!folder.isEmpty()) {
      builder.directory(new File(folder));
    }
    return builder.start();
  }
}
