package tengen.app;

import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import tengen.app.install.Version;
import tengen.app.output.CommandException;
import tengen.app.output.ExitCode;
import tengen.app.output.ResultOutput;

/**
 * Entry point of {@code tengen version} and {@code tengen --help}. The launcher starts it from the
 * class path with this module's jar alone, so it may use no other library. String concatenation by
 * {@code +} and lambdas would take longer than the rest.
 */
final class LaunchText {
  private LaunchText() {}

  /** Prints a version, or the text file that the launcher chose, and exits. */
  public static void main(String[] words) {
    Runtime.getRuntime().halt(print(words[0], new ResultOutput(), System.err));
  }

  /** Prints the text of one word and returns the exit code. */
  private static int print(String word, ResultOutput results, PrintStream err) {
    byte[] text;
    try {
      text = text(word);
    } catch (IOException e) {
      err.println("tengen: ".concat(e.toString()));
      return ExitCode.INTERNAL;
    }
    try {
      results.write(text, 0, text.length);
      return ExitCode.DONE;
    } catch (IOException _) {
      return lost(results, err);
    }
  }

  /** Returns what a word prints: a version, or the contents of the file with this path. */
  static byte[] text(String word) throws IOException {
    if (word.equals("version")) {
      return line(Version.titleWithJava());
    }
    if (word.equals("--version") || word.equals("-V")) {
      return line(Version.title());
    }
    try (InputStream file = new FileInputStream(word)) {
      return file.readAllBytes();
    }
  }

  private static byte[] line(String text) {
    return text.concat(System.lineSeparator()).getBytes(StandardCharsets.UTF_8);
  }

  private static int lost(ResultOutput results, PrintStream err) {
    try {
      results.check();
      return ExitCode.DONE;
    } catch (CommandException lost) {
      err.println(lost.getMessage());
      return ExitCode.OUTPUT;
    }
  }
}
