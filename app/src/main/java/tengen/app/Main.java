package tengen.app;

import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import tengen.daemon.Signals;

/** Where the process begins and ends. */
final class Main {
  private Main() {}

  /** Runs the command and ends the process with its exit code. */
  public static void main(String[] args) {
    Signals.watch(ExitCode.INTERNAL);
    PrintStream out = System.out;
    PrintStream err = System.err;
    int exitCode = run(args);
    out.flush();
    err.flush();
    Signals.halt(exitCode);
  }

  /** Runs the command; its exit code. */
  static int run(String[] args) {
    Optional<StdioCommand> session = LaunchLine.read(args);
    return session.isPresent() ? run(session.get()) : TengenCommand.run(args);
  }

  private static int run(StdioCommand session) {
    var err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
    try {
      return session.call();
    } catch (Exception | Error e) {
      return Fatal.report(e, err);
    }
  }
}
