package tengen.app;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/**
 * Commands of the distribution run in one JVM, its modules in their places: to start one takes most
 * commands longer than their work. What the launcher does is no part of it.
 */
final class Commands {
  private static final Commands ALL = new Commands();

  private final DataOutputStream lines;
  private final DataInputStream answers;

  /** The JVM ends when its standard input does. */
  private Commands() {
    Path home = Distribution.built().home();
    Path lib = home.resolve("lib");
    try {
      Path tests =
          Path.of(CommandRunner.class.getProtectionDomain().getCodeSource().getLocation().toURI());
      Process process =
          new ProcessBuilder(
                  Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                  "@" + home.resolve("config/tools.jvm"),
                  "-Dtengen.home=" + home,
                  "--module-path=" + lib + ":" + lib.resolve("tools"),
                  "--patch-module=tengen.app=" + tests,
                  "--module=tengen.app/" + CommandRunner.class.getName())
              .directory(home.toFile())
              .redirectError(ProcessBuilder.Redirect.INHERIT)
              .start();
      lines = new DataOutputStream(process.getOutputStream());
      answers = new DataInputStream(process.getInputStream());
    } catch (Exception failure) {
      throw new AssertionError(failure);
    }
  }

  /**
   * What a command left.
   *
   * @param lines of standard output
   * @param errors the text of standard error
   */
  record Result(int exitCode, List<String> lines, String errors) {}

  /** Runs {@code tengen} with these arguments. */
  static Result run(String... arguments) throws IOException {
    synchronized (ALL) {
      return ALL.answer(arguments);
    }
  }

  private Result answer(String... arguments) throws IOException {
    lines.writeByte(arguments.length);
    for (String argument : arguments) {
      lines.writeUTF(argument);
    }
    lines.flush();
    int exitCode = answers.readInt();
    return new Result(exitCode, text().lines().toList(), text());
  }

  private String text() throws IOException {
    return new String(answers.readNBytes(answers.readInt()), StandardCharsets.UTF_8);
  }
}
