package tengen.daemon;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.ProcessBuilder.Redirect;
import org.junit.jupiter.api.Test;
import tengen.config.LoggingConfig;
import tengen.support.JavaProcess;

/** The log of a whole process. */
class LogsTest {
  private static volatile boolean isOpen;

  /** Opens the log and writes a line while another thread collects garbage continuously. */
  public static void main(String[] none) throws Exception {
    Thread.ofPlatform().daemon().start(LogsTest::collect);
    Logs.open(LoggingConfig.DEFAULT, true);
    isOpen = true;
    Logs.info("port open", "port", 1);
    Logs.close();
  }

  private static void collect() {
    while (!isOpen) {
      System.gc();
    }
  }

  @Test
  void theLevelSurvivesAGarbageCollection() throws Exception {
    Process process = JavaProcess.of(LogsTest.class).redirectError(Redirect.PIPE).start();
    assertThat(process.errorReader().readAllAsString()).endsWith("INFO port open port=1\n");
    assertThat(process.waitFor()).isZero();
  }
}
