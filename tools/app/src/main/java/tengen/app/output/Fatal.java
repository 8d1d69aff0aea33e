package tengen.app.output;

import java.io.PrintWriter;
import java.io.Serial;
import tengen.host.memory.MemoryFailure;

/** The command cannot go on: lines for standard error, and the exit code. */
public final class Fatal extends Exception {
  @Serial private static final long serialVersionUID = 1;

  private final int exitCode;

  public Fatal(int exitCode, String lines) {
    super(lines);
    this.exitCode = exitCode;
  }

  public Fatal(int exitCode, String lines, Throwable cause) {
    super(lines, cause);
    this.exitCode = exitCode;
  }

  /** Tells why a command ended early; returns the exit code. */
  public static int report(Throwable thrown, PrintWriter err) {
    MemoryFailure.checkLast(thrown);
    if (thrown instanceof Fatal fatal) {
      err.println(fatal.getMessage());
      return fatal.exitCode;
    }
    err.println("tengen: internal error: " + thrown + "; --debug tells more");
    return ExitCode.INTERNAL;
  }
}
