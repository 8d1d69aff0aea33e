package tengen.app.connect;

import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The launch line of a bridge as GUIs have it, read without picocli for the reason that {@link
 * LaunchLine} gives: {@code connect HOST:PORT}, then {@code --ws}, {@code --tls} and {@code --token
 * T} in any order. Every other line is picocli's.
 */
public final class ConnectLine {
  /** No option, no file of arguments, no quotes. */
  private static final Pattern PLAIN = Pattern.compile("[^-@\"][^\"]*");

  private ConnectLine() {}

  /** The command, ready to be called; empty where only picocli knows. */
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
          command.token = words[i];
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
