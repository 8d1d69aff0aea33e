package tengen.support;

import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;

/**
 * Starts commands with default signal handling. Otherwise a process inherits the signals that its
 * parent ignores: SIGHUP under {@code nohup}, SIGINT in the background of a script.
 */
final class DefaultSignals {
  private static final List<String> PREFIX =
      List.of("env", "--default-signal=HUP,INT,QUIT,PIPE,TERM");
  private static final boolean WORKS = works();

  private DefaultSignals() {}

  /** Returns whether {@code env} has the option, as in GNU coreutils. */
  private static boolean works() {
    try {
      Process env =
          new ProcessBuilder(Stream.concat(PREFIX.stream(), Stream.of("true")).toList())
              .redirectError(ProcessBuilder.Redirect.DISCARD)
              .start();
      return Waits.exitCode("env", env, () -> "") == 0;
    } catch (IOException _) {
      return false;
    }
  }

  /**
   * Returns the command with default signal handling, or unchanged if {@code env} cannot set it.
   */
  static List<String> before(List<String> command) {
    return WORKS ? Stream.concat(PREFIX.stream(), command.stream()).toList() : command;
  }
}
