package tengen.app.stdio;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Pattern;
import tengen.app.install.Installation;

/**
 * Parser for the launch lines of sessions as managers and GUIs write them: {@code stdio}, then
 * pairs of option and value. Leaves every line that is not plainly well-formed to picocli. The
 * classes of picocli 4.7.7 have the class file format of Java 5, which an AOT cache cannot store.
 * Loading them takes longer than the rest of a session's start.
 */
public final class LaunchLine {
  /** A word that is neither an option nor an argument file and has no quotes. */
  private static final Pattern PLAIN = Pattern.compile("[^-@\"][^\"]*");

  private LaunchLine() {}

  /**
   * Returns the session's command, ready to be called, or empty if picocli has to parse the line.
   */
  public static Optional<StdioCommand> read(String... words) {
    if (words.length % 2 == 0 || !words[0].equals("stdio")) {
      return Optional.empty();
    }
    var command = new StdioCommand();
    boolean understood = Arrays.asList(words).contains("--protocol");
    for (int i = 1; i < words.length && understood; i += 2) {
      understood = PLAIN.matcher(words[i + 1]).matches() && set(command, words[i], words[i + 1]);
    }
    return understood ? Optional.of(command) : Optional.empty();
  }

  /** Sets an option. Returns false if the option or its value is not understood. */
  private static boolean set(StdioCommand command, String option, String value) {
    return switch (option) {
      case "--protocol" -> setProtocol(command, value);
      case "--engine" -> {
        command.engine = value;
        yield true;
      }
      case "--config" -> setConfig(command, value);
      case "--set" -> setOption(command, value);
      default -> false;
    };
  }

  private static boolean setProtocol(StdioCommand command, String name) {
    command.protocol = name;
    return Installation.DIALECTS.names().contains(name);
  }

  private static boolean setConfig(StdioCommand command, String file) {
    try {
      command.config.file = Path.of(file);
      return true;
    } catch (InvalidPathException _) {
      return false;
    }
  }

  private static boolean setOption(StdioCommand command, String setting) {
    int equals = setting.indexOf('=');
    if (equals < 1 || equals == setting.length() - 1) {
      return false;
    }
    command.options.put(setting.substring(0, equals), setting.substring(equals + 1));
    return true;
  }
}
