package tengen.process;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Kills all descendants of programs that have ended, and all programs when this process ends, even
 * by {@code kill -9}. Java knows a program's children only while the program lives. Each program
 * therefore has a unique variable in its environment, which its descendants inherit, as in Jenkins'
 * {@code ProcessTreeKiller}. A shell process runs beside the programs; it is told of each exit and
 * sees its input closed when this process ends, and kills every process with the variable. Needs
 * {@code sh}, {@code grep} and {@code /proc}. Without them programs still run, but some may survive
 * a kill -9. Thread-safe.
 */
final class ProcessReaper {
  /**
   * Shell script; $1 is the common prefix of this host's variables. The signals are ignored because
   * they may be sent to the host's whole process group.
   */
  private static final String SCRIPT =
      """
      trap '' HUP INT QUIT TERM
      end() {
        for round in 1 2 3; do
          found=$(grep -lsz "^$1" /proc/[0-9]*/environ)
          [ -n "$found" ] || return
          for file in $found; do
            pid=${file#/proc/}
            kill -9 "${pid%/environ}"
          done
        done
      }
      watched=' '
      while read -r order pid mark; do
        case $order in
          watch) watched="$watched$pid " ;;
          gone)
            case $watched in
              *" $pid "*) watched="${watched%% "$pid" *} ${watched#* "$pid" }" ;;
            esac
            end "$mark="
            ;;
          bye) exit ;;
        esac
      done
      [ "$watched" = ' ' ] || kill -9 $watched
      for round in 1 2 3; do
        end "$1"
        sleep 0.2
      done
      """;

  /** Common prefix of the environment variables' names. */
  private final String host =
      "TENGEN_HOSTED_"
          + ProcessHandle.current().pid()
          + "_"
          + Long.toHexString(System.nanoTime())
          + "_";

  /** Running programs and their variables. Guarded by this, as are all fields below. */
  private final Map<Process, String> running = new HashMap<>();

  private int starting;
  private long started;
  private @Nullable Process shell;

  ProcessReaper() {}

  /** Starts a program. */
  Process start(Launch launch) throws IOException {
    String mark = begin();
    Process program;
    try {
      program = launch.start(mark);
    } catch (IOException e) {
      begun(() -> {});
      throw e;
    }
    begun(
        () -> {
          running.put(program, mark);
          send("watch " + program.pid());
        });
    var _ = program.onExit().thenAccept(this::ended);
    return program;
  }

  private synchronized String begin() {
    starting++;
    if (shell == null || !shell.isAlive()) {
      shell = shell();
    }
    return host + ++started;
  }

  private synchronized void begun(Runnable last) {
    starting--;
    last.run();
    endShell();
  }

  /** Kills the descendants of a program that has ended. */
  synchronized void ended(Process program) {
    String mark = running.remove(program);
    if (mark != null) {
      send("gone " + program.pid() + " " + mark);
      endShell();
    }
  }

  /** Ends the shell if no program is left, since it would delay this process's exit. */
  private void endShell() {
    if (starting == 0 && running.isEmpty()) {
      send("bye");
      shell = null;
    }
  }

  private @Nullable Process shell() {
    if (File.separatorChar != '/') {
      return null;
    }
    var builder = new ProcessBuilder("sh", "-c", SCRIPT, "tengen-watcher", host);
    builder.environment().put("LC_ALL", "C");
    builder.redirectOutput(Redirect.DISCARD).redirectError(Redirect.DISCARD);
    try {
      return builder.start();
    } catch (IOException _) {
      return null;
    }
  }

  private void send(String line) {
    if (shell == null) {
      return;
    }
    try {
      OutputStream in = shell.getOutputStream();
      in.write((line + "\n").getBytes(StandardCharsets.US_ASCII));
      in.flush();
    } catch (IOException _) {
      shell = null; // The shell was killed; the next program starts another.
    }
  }
}
