package tengen.support;

import java.io.IOException;

/** Signals to other processes, sent by the system's {@code kill}. */
public final class ProcessSignal {
  private ProcessSignal() {}

  /** Sends a process a signal by name: {@code TERM}, {@code KILL}, {@code STOP}, {@code CONT}. */
  public static void send(long pid, String name) throws IOException, InterruptedException {
    // Under tr_TR procps takes CONT for an option.
    var kill = new ProcessBuilder("env", "LC_ALL=C", "kill", "-" + name, Long.toString(pid));
    int code = kill.inheritIO().start().waitFor();
    if (code != 0) {
      throw new IOException("kill -" + name + " failed: " + code);
    }
  }
}
