package tengen.app;

import java.io.Serial;

/** The command cannot go on: lines for standard error, and the exit code. */
final class Fatal extends Exception {
  @Serial private static final long serialVersionUID = 1;

  private final int exitCode;

  Fatal(int exitCode, String lines) {
    super(lines);
    this.exitCode = exitCode;
  }

  Fatal(int exitCode, String lines, Throwable cause) {
    super(lines, cause);
    this.exitCode = exitCode;
  }

  int exitCode() {
    return exitCode;
  }
}
