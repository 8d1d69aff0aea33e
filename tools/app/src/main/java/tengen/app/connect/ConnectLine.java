package tengen.app.connect;

import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Parser for the launch lines of bridges, without picocli for the reason given at {@link
 * LaunchLine}. Accepts {@code connect HOST:PORT}, then {@code --ws}, {@code --tls} and {@code
 * --token T} in any order. Leaves every other line to picocli.
 */
public final class ConnectLine {
  /** A word that is neither an option nor an argument file and has no quotes. */
  private static final Pattern PLAIN = Pattern.compile("[^-@\"][^\"]*");

  private ConnectLine() {}

  /** Returns the command, ready to be called, or empty if picocli has to parse the line. */
  public static Optional<ConnectCommand> read(String... words) {
    if (words.length < 2 || !words[0].equals("connect") || !isPlain(words[1])) {
      return Optional.empty();
    }
    var command = new ConnectCommand();
    command.address = words[1];
    for (int i = 2; i < words.length; i++) {
      switch (words[i]) {
        case "--ws" -> command.webSocket = true;
        case "--tls" -> command.tls = true;
        case "--token" -> {
          i++;
          if (i == words.length || !isPlain(words[i])) {
            return Optional.empty();
          }
          command.connection.token = words[i];
        }
        default -> {
          return Optional.empty();
        }
      }
    }
    return Optional.of(command);
  }

  private static boolean isPlain(String word) {
    return PLAIN.matcher(word).matches();
  }
}
