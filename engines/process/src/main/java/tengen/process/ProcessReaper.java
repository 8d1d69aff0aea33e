package tengen.process;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Sees to it that nothing is left of a program that has ended, nor of any when this process has
 * ended, by {@code kill -9} too. Java knows a program's children while the program lives, and no
 * longer. So each program has a mark of its own in its environment, which whatever it starts
 * inherits, as Jenkins' {@code ProcessTreeKiller} has it. While programs run, a shell runs beside
 * them that is told of their ends and finds its input closed at ours: it kills whoever bears the
 * mark. Needs {@code sh}, {@code grep} and {@code /proc}; without them programs are hosted all the
 * same, and kill -9 leaves some alive. Any thread may call.
 */
final class Watcher {
  /** $1 begins all marks of this host. A signal to the host's group is no signal to the watcher. */
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

  /** Begins the names of the variables that are marks. */
  private final String host =
      String.format(
          Locale.ROOT, "TENGEN_HOSTED_%d_%x_", ProcessHandle.current().pid(), System.nanoTime());

  /**
   * Those that run, or are about to, each with its mark. Guarded by this, as is all that follows.
   */
  private final Map<Process, String> running = new HashMap<>();

  private int starting;
  private long started;
  private @Nullable Process shell;

  Watcher() {}

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
          say("watch " + program.pid());
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

  /** Ends what it has left. */
  synchronized void ended(Process program) {
    String mark = running.remove(program);
    if (mark != null) {
      say("gone " + program.pid() + " " + mark);
      endShell();
    }
  }

  /** It would hold up the end of this process for a moment. */
  private void endShell() {
    if (starting == 0 && running.isEmpty()) {
      say("bye");
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

  private void say(String line) {
    if (shell == null) {
      return;
    }
    try {
      OutputStream in = shell.getOutputStream();
      in.write((line + "\n").getBytes(StandardCharsets.US_ASCII));
      in.flush();
    } catch (IOException _) {
      shell = null; // Somebody has killed it; the next program gets another.
    }
  }
}
