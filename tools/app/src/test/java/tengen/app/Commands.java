package tengen.app;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Runs commands of the distribution in a single JVM with the same modules, since most commands
 * start slower than they run. Bypasses the launcher.
 */
public final class Commands implements AutoCloseable {
  private final Process process;
  private final DataOutputStream lines;
  private final DataInputStream answers;

  private Commands(Process process) {
    this.process = process;
    lines = new DataOutputStream(process.getOutputStream());
    answers = new DataInputStream(process.getInputStream());
  }

  /** The instance that most tests share. */
  private static final class Shared {
    static final Commands COMMANDS = in(Distribution.built().home());

    private Shared() {}
  }

  /**
   * Starts a JVM whose commands have this working directory. It exits at the end of its standard
   * input.
   */
  static Commands in(Path folder) {
    Path home = Distribution.built().home();
    Path lib = home.resolve("lib");
    try {
      Path tests =
          Path.of(CommandRunner.class.getProtectionDomain().getCodeSource().getLocation().toURI());
      List<String> command = new ArrayList<>();
      command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
      command.add("@" + home.resolve("config/tools.jvm"));
      command.addAll(javaOptions());
      command.add("-Dtengen.home=" + home);
      command.add("--module-path=" + lib + ":" + lib.resolve("tools"));
      command.add("--patch-module=tengen.app=" + tests);
      command.add("--module=tengen.app/" + CommandRunner.class.getName());
      return new Commands(
          new ProcessBuilder(command)
              .directory(folder.toFile())
              .redirectError(ProcessBuilder.Redirect.INHERIT)
              .start());
    } catch (Exception failure) {
      throw new AssertionError(failure);
    }
  }

  /** Returns the JVM options that the launcher takes from the environment. */
  private static List<String> javaOptions() {
    String options = System.getenv().getOrDefault("TENGEN_JAVA_OPTIONS", "");
    return Stream.of(options.split(" ", -1)).filter(option -> !option.isEmpty()).toList();
  }

  /**
   * Result of a command.
   *
   * @param lines of standard output
   * @param errors text on standard error
   */
  public record Result(int exitCode, List<String> lines, String errors) {}

  /** Runs {@code tengen} with these arguments in the shared JVM. */
  public static Result run(String... arguments) throws IOException {
    return Shared.COMMANDS.call(List.of(arguments));
  }

  /**
   * Runs {@code tengen} with these arguments and an empty {@code System.in}. Cannot run {@code
   * stdio} and {@code connect}, which read the file descriptor that carries the commands.
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
