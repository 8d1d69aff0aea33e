package tengen.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import tengen.support.Foreign;
import tengen.support.Program;

/** A command on a pseudo-terminal of {@code script} from util-linux. Closing kills it. */
public final class OnTerminal implements AutoCloseable {
  /** The output of {@code stty -g}. */
  private static final Pattern SETTINGS = Pattern.compile("[0-9a-f]+(:[0-9a-f]+)+");

  private final Program program;
  private final String settings;

  private OnTerminal(Program program, String settings) {
    this.program = program;
    this.settings = settings;
  }

  /** Starts a command on a terminal of this size. Skips the test if {@code script} is missing. */
  public static OnTerminal start(Path folder, int columns, int rows, String command)
      throws IOException, InterruptedException {
    Foreign.require("script");
    String shell =
        "trap : INT; stty cols %d rows %d; stty -g; %s; code=$?; echo; echo $code $(stty -g)"
            .formatted(columns, rows, command);
    Program program = Program.start(folder, List.of("script", "-qec", shell, "/dev/null"));
    String settings = program.peer().line().strip();
    while (!SETTINGS.matcher(settings).matches()) {
      // Skips warnings of the shell about missing locales.
      settings = program.peer().line().strip();
    }
    return new OnTerminal(program, settings);
  }

  /** Returns the next line of output. */
  public String line() throws InterruptedException {
    return program.peer().line();
  }

  public void press(String keys) throws IOException {
    program.peer().send(keys);
  }

  /**
   * Waits for the command's end, checks that the terminal settings are restored, and returns the
   * exit code.
   */
  public int exitCode() throws InterruptedException {
    String[] last = program.peer().rest().getLast().strip().split(" ");
    assertThat(last[1]).isEqualTo(settings);
    return Integer.parseInt(last[0]);
  }

  @Override
  public void close() {
    program.close();
  }
}
