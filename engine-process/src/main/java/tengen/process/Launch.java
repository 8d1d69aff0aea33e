package tengen.process;

import java.io.File;
import java.io.IOException;
import java.util.List;
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

  static Launch of(EngineSettings settings) {
    return new Launch(
        Stream.concat(
                Stream.of(settings.get(ProcessOptions.COMMAND)),
                settings.get(ProcessOptions.ARGUMENTS).lines())
            .toList(),
        settings.get(ProcessOptions.ENVIRONMENT).lines().toList(),
        settings.get(ProcessOptions.FOLDER));
  }

  /** The name of the program without its folder. */
  String program() {
    return new File(command.getFirst()).getName();
  }

  Process start() throws IOException {
    var builder = new ProcessBuilder(command);
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
