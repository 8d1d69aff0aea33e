package tengen.support;

import java.io.IOException;

/** Sends signals to other processes by the system's {@code kill}. */
public final class ProcessSignal {
  private ProcessSignal() {}

  /** Sends a signal by name: {@code TERM}, {@code KILL}, {@code STOP} or {@code CONT}. */
  public static void send(long pid, String name) throws IOException, InterruptedException {
    // In the locale tr_TR procps parses CONT as an option.
    var kill = new ProcessBuilder("env", "LC_ALL=C", "kill", "-" + name, Long.toString(pid));
    int code = kill.inheritIO().start().waitFor();
    if (code != 0) {
      throw new IOException("kill -" + name + " failed: " + code);
    }
  }
}
