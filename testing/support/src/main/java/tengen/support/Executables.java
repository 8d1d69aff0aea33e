package tengen.support;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/**
 * Makes program files that a test runs. Another process writes them: a file that this process
 * writes stays open for a moment in each process that another thread starts meanwhile, and Linux
 * runs no file that is open for writing (ETXTBSY, "Text file busy").
 */
public final class Executables {
  private Executables() {}

  /** Writes a script that its owner may run, and returns its path. */
  public static Path write(Path file, String script) throws IOException {
    run(
        List.of(
            "sh",
            "-c",
            "printf %s \"$1\" >\"$2\" && chmod 700 \"$2\"",
            "sh",
            script,
            file.toString()));
    return file;
  }

  /** Copies a program with its permissions. */
  public static void copy(Path from, Path to) throws IOException {
    run(List.of("cp", "-p", from.toString(), to.toString()));
  }

  private static void run(List<String> command) throws IOException {
    try (Program program = Program.start(Path.of("/"), command)) {
      String errors = program.errors();
      if (program.exitCode() != 0) {
        throw new IOException(errors);
      }
    }
  }
}
