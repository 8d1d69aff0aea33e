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
 * How a program is started.
 *
 * @param command the program and its arguments
 * @param environment NAME=VALUE
 * @param folder empty: this process's own
 */
record Launch(List<String> command, List<String> environment, String folder) {
  /** Where there is no PATH. */
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
   * Why no program can be started so, as far as can be seen without trying: no such folder, no such
   * program. Empty: nothing is seen, as where the system completes a program's name.
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

  /** Where the system looks for a program of this name. */
  private Stream<Path> candidates(String program) {
    Stream<String> folders =
        program.contains("/")
            ? Stream.of("")
            : Stream.of(
                Objects.requireNonNullElse(System.getenv("PATH"), USUAL_PATH).split(":", -1));
    Path here = Path.of(folder);
    return folders.map(each -> here.resolve(each).resolve(program));
  }

  private static boolean isProgram(Path file) {
    return Files.isRegularFile(file) && Files.isExecutable(file);
  }

  /** The name of the program without its folder. */
  String program() {
    return new File(command.getFirst()).getName();
  }

  /**
   * Starts it.
   *
   * @param mark a variable that its environment has besides
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
