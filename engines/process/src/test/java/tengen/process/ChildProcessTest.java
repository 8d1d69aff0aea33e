package tengen.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ThreadFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.support.Waits;

final class ChildProcessTest {
  private static final long REPLY_MS = 20_000;

  private static ChildProcess start(ThreadFactory threads, String... command) throws Exception {
    return ChildProcess.start(
        new Launch(List.of(command), List.of(), ""),
        new ProcessReaper(),
        new ProgramTranscript("test", _ -> {}),
        threads);
  }

  @Test
  void noOutputLineIsTakenForTheEnd() throws Exception {
    ChildProcess child =
        start(
            body -> Thread.ofPlatform().daemon().unstarted(body),
            "sh",
            "-c",
            "printf '\\000end\\n\\nnext\\n'; read end");

    assertThat(child.nextLine(REPLY_MS)).hasValue("\0end");
    assertThat(child.nextLine(REPLY_MS)).hasValue("");
    assertThat(child.nextLine(REPLY_MS)).hasValue("next");
    child.end("end\n");
    assertThatThrownBy(() -> child.nextLine(REPLY_MS)).isInstanceOf(ProgramException.class);
  }

  @Test
  void aProgramWithoutThreadsIsEnded() {
    assertThatThrownBy(() -> start(Unstartable::new, "cat")).isInstanceOf(OutOfMemoryError.class);

    Waits.until(
        "the end of cat",
        () -> ProcessHandle.current().children().filter(ChildProcessTest::isCat).toList(),
        List::isEmpty);
  }

  @Test
  void anInterruptLeavesNoProgramThatHasClosedItsOutput(@TempDir Path folder) throws Exception {
    var program = new TestProgram(folder);
    Launch launch = Launch.of(program.settings("gtp", "closes-at-once", Map.of()));
    ChildProcess child =
        ChildProcess.start(
            launch,
            new ProcessReaper(),
            new ProgramTranscript("test", _ -> {}),
            body -> Thread.ofPlatform().daemon().unstarted(body));
    assertThatThrownBy(() -> child.nextLine(30_000)).isInstanceOf(ProgramException.class);
    List<ProcessHandle> left =
        program.pids().stream().flatMap(pid -> ProcessHandle.of(pid).stream()).toList();

    Thread.currentThread().interrupt();
    assertThatThrownBy(child::killAndDescribe).isInstanceOf(InterruptedException.class);

    Waits.until("the end of the program", () -> left.stream().noneMatch(ProcessHandle::isAlive));
  }

  private static boolean isCat(ProcessHandle process) {
    return process.info().command().filter(command -> command.endsWith("/cat")).isPresent();
  }

  /** A thread whose start fails, as when the system has no thread left. */
  private static final class Unstartable extends Thread {
    Unstartable(Runnable body) {
      super(body);
    }

    @Override
    public void start() {
      throw new OutOfMemoryError("unable to create native thread");
    }
  }
}
