package tengen.app.output;

import java.io.PrintWriter;
import java.io.Serial;
import tengen.host.memory.MemoryFailure;

/** An error that ends the command, with lines for standard error and an exit code. */
public final class CommandException extends Exception {
  @Serial private static final long serialVersionUID = 1;

  private static final String PROGRAM = "tengen: ";

  private final int exitCode;

  public CommandException(int exitCode, String lines) {
    super(lines);
    this.exitCode = exitCode;
  }

  public CommandException(int exitCode, String lines, Throwable cause) {
    super(lines, cause);
    this.exitCode = exitCode;
  }

  /** Returns the same error with this text in place of the program's name. */
  public CommandException after(String place) {
    String message = String.valueOf(getMessage());
    String text = message.startsWith(PROGRAM) ? message.substring(PROGRAM.length()) : message;
    return new CommandException(exitCode, place + text, this);
  }

  /** Prints why a command ended early and returns the exit code. */
  public static int report(Throwable thrown, PrintWriter err) {
    MemoryFailure.checkLast(thrown);
    if (thrown instanceof CommandException fatal) {
      err.println(fatal.getMessage());
      return fatal.exitCode;
    }
    err.println("tengen: internal error: " + thrown + "; use --debug for a stack trace");
    return ExitCode.INTERNAL;
  }
}
