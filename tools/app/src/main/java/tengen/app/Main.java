package tengen.app;

import java.io.BufferedOutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.Callable;
import tengen.app.connect.ConnectLine;
import tengen.app.output.CommandException;
import tengen.app.output.ExitCode;
import tengen.app.output.ResultOutput;
import tengen.app.stdio.LaunchLine;
import tengen.daemon.Signals;

/** Entry point of the {@code tengen} process. */
final class Main {
  private Main() {}

  /** Runs the command and exits with its exit code. */
  public static void main(String[] args) {
    Signals.watch(ExitCode.INTERNAL);
    var results = new ResultOutput();
    var out = new PrintStream(new BufferedOutputStream(results), true, System.out.charset());
    PrintStream err = System.err;
    System.setOut(out);
    int exitCode = run(args);
    out.flush();
    if (exitCode == ExitCode.DONE) {
      exitCode = checked(results, err);
    }
    err.flush();
    Signals.halt(exitCode);
  }

  private static int checked(ResultOutput results, PrintStream err) {
    try {
      results.check();
      return ExitCode.DONE;
    } catch (CommandException failure) {
      return report(failure, err);
    }
  }

  /**
   * Runs the command and returns its exit code. Plain launch lines of {@code stdio} and {@code
   * connect} bypass picocli.
   */
  static int run(String[] args) {
    Optional<? extends Callable<Integer>> session = LaunchLine.read(args);
    if (session.isEmpty()) {
      session = ConnectLine.read(args);
    }
    return session.isPresent() ? run(session.get()) : TengenCommand.run(args);
  }

  private static int run(Callable<Integer> session) {
    PrintStream err = System.err;
    try {
      return session.call();
    } catch (Exception | Error e) {
      return report(e, err);
    }
  }

  private static int report(Throwable thrown, PrintStream err) {
    return CommandException.report(thrown, new PrintWriter(err, true, StandardCharsets.UTF_8));
  }
}
