package tengen.app.stdio;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.parallel.Isolated;
import tengen.app.Distribution;
import tengen.support.Program;
import tengen.support.StreamPeer;

/** Measures the first moves of new processes while another program keeps each core busy. */
@Isolated("Other tests would be busy programs, too.")
@EnabledIfSystemProperty(
    named = "tengen.long",
    matches = "true",
    disabledReason = "long form: mvn verify -Plong")
@Tag("full")
class FirstMoveIT {
  private static final int PROCESSES = 100;
  private static final int TURN_MS = 300;

  private final List<Process> busy = new ArrayList<>();

  @BeforeEach
  void keepCoresBusy() throws IOException {
    for (int core = 0; core < Runtime.getRuntime().availableProcessors(); core++) {
      busy.add(new ProcessBuilder("sh", "-c", "while :; do :; done").start());
    }
  }

  @AfterEach
  void endThem() {
    busy.forEach(Process::destroyForcibly);
  }

  @Test
  void noFirstMoveIsLate() throws Exception {
    List<Long> late = new ArrayList<>();
    for (int i = 0; i < PROCESSES; i++) {
      long ms = firstMoveMs(i % 2 == 0 ? "BEGIN\n" : "TURN 7,7\n");
      if (ms > TURN_MS) {
        late.add(ms);
      }
    }

    assertThat(late).isEmpty();
  }

  private static long firstMoveMs(String request) throws Exception {
    try (Program brain = Distribution.built().brain()) {
      StreamPeer peer = brain.peer();
      peer.send("START 15\n");
      assertThat(peer.line()).isEqualTo("OK");
      peer.send("INFO timeout_match 0\nINFO timeout_turn " + TURN_MS + "\n");
      long askedNanos = System.nanoTime();
      peer.send(request);
      String line = peer.line();
      while (line.startsWith("MESSAGE")) {
        line = peer.line();
      }
      long nanos = System.nanoTime() - askedNanos;
      assertThat(line).matches("[0-9]+,[0-9]+");
      return TimeUnit.NANOSECONDS.toMillis(nanos);
    }
  }
}
