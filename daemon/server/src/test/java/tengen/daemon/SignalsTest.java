package tengen.daemon;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class SignalsTest {
  private static final StackTraceElement[] SIGNAL = {
    frame("java.lang.Shutdown", "exit"), frame("java.lang.Terminator$1", "handle")
  };
  private static final StackTraceElement[] PLUGIN = {
    frame("java.lang.Runtime", "exit"),
    frame("java.lang.System", "exit"),
    frame("acme.Plugin", "search"),
    frame("java.lang.Thread", "run")
  };
  private static final StackTraceElement[] OTHER = {frame("java.lang.Thread", "run")};

  private static StackTraceElement frame(String type, String method) {
    return new StackTraceElement(type, method, type + ".java", 1);
  }

  @Test
  void aSignalNeedsNoReason() {
    assertThat(Signals.reasonWithoutSignal(List.of(OTHER, SIGNAL))).isEmpty();
  }

  @Test
  void callersOfExitAreNamed() {
    assertThat(Signals.reasonWithoutSignal(List.of(OTHER, PLUGIN)))
        .contains("System.exit was called by acme.Plugin.search");
  }

  /** Checks an exit by a virtual thread, which has no visible stack trace. */
  @Test
  void anExitByAnUnknownCallerIsReported() {
    assertThat(Signals.reasonWithoutSignal(List.of(OTHER, OTHER)))
        .contains("System.exit was called");
  }
}
