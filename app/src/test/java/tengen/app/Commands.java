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
final class Commands implements AutoCloseable {
  private final Process process;
  private final DataOutputStream lines;
  private final DataInputStream answers;

  private Commands(Process process) {
    this.process = process;
    lines = new DataOutputStream(process.getOutputStream());
    answers = new DataInputStream(process.getInputStream());
  }

  /** The one that most tests share. */
  private static final class Shared {
    static final Commands COMMANDS = in(Distribution.built().home());

    private Shared() {}
  }

  /** A JVM whose commands have this working directory; it ends when its standard input does. */
  static Commands in(Path folder) {
    Path home = Distribution.built().home();
    Path lib = home.resolve("lib");
    try {
      Path tests =
          Path.of(CommandRunner.class.getProtectionDomain().getCodeSource().getLocation().toURI());
      return new Commands(
          new ProcessBuilder(
                  Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                  "@" + home.resolve("config/tools.jvm"),
                  "-Dtengen.home=" + home,
                  "--module-path=" + lib + ":" + lib.resolve("tools"),
                  "--patch-module=tengen.app=" + tests,
                  "--module=tengen.app/" + CommandRunner.class.getName())
              .directory(folder.toFile())
              .redirectError(ProcessBuilder.Redirect.INHERIT)
              .start());
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

  /** Runs {@code tengen} with these arguments in the JVM that tests share. */
  static Result run(String... arguments) throws IOException {
    return Shared.COMMANDS.call(List.of(arguments));
  }

  /**
   * Runs {@code tengen} with these arguments; {@code System.in} is empty. Not for {@code stdio} and
   * {@code connect}, which read the process's own input: here it carries the commands.
   */
  synchronized Result call(List<String> arguments) throws IOException {
    lines.writeByte(arguments.size());
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

  @Override
  public void close() {
    process.destroyForcibly();
  }
}
