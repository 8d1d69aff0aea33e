package tengen.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import tengen.engine.EngineSettings;
import tengen.search.Goal;
import tengen.search.Limits;
import tengen.search.SearchResult;

/** Checks of an engine's end and of what it leaves behind. */
final class LifecycleChecks {
  private LifecycleChecks() {}

  static List<Check> of(Subject subject) {
    return List.of(
        new Check("can be closed twice, used or not", () -> closesTwice(subject)),
        new Check("leaves no thread behind", () -> leavesNoThread(subject)),
        new Check("makes threads by its context alone", () -> makesNoThread(subject)),
        new Check("survives a close while it searches", () -> closesInSearch(subject)),
        new Check("survives an interrupt while it searches", () -> isInterrupted(subject)));
  }

  private static void closesTwice(Subject subject) throws Exception {
    EngineHost unused = EngineHost.of(subject);
    unused.end();
    unused.end();
    EngineHost used = EngineHost.of(subject);
    used.search(subject.home().position(), Goal.BEST_MOVE, subject.shortSearch());
    used.end();
    used.end();
    used.end();
  }

  private static void leavesNoThread(Subject subject) throws Exception {
    EngineHost host = EngineHost.of(subject, withAllThreads(subject));
    host.search(subject.home().position(), Goal.BEST_MOVE, subject.shortSearch());
    host.end();
    assertEquals(List.of(), host.contextThreadsAlive(), "alive after close");
  }

  private static void makesNoThread(Subject subject) throws Exception {
    try (EngineHost host = EngineHost.of(subject, withAllThreads(subject))) {
      var control = RecordingControl.withoutReports(Limits.NONE);
      Call<SearchResult> call = host.begin(subject.home().position(), Goal.BEST_MOVE, control);
      StopChecks.awaitWork(call, control);
      List<Thread> own = host.ownThreads(call.thread());
      control.stop();
      call.get(subject.timeout());
      assertEquals(List.of(), own, "threads not made by EngineContext.threads");
    }
  }

  private static void closesInSearch(Subject subject) throws Exception {
    EngineHost host = EngineHost.of(subject, withAllThreads(subject));
    var control = RecordingControl.withoutReports(Limits.NONE);
    Call<SearchResult> call = host.begin(subject.home().position(), Goal.BEST_MOVE, control);
    StopChecks.awaitWork(call, control);
    Call<Boolean> close =
        Call.start(
            new ThreadGroup("closing"),
            "close in mid-search",
            () -> {
              host.end();
              return true;
            });
    control.stop();
    close.get(subject.timeout());
    judge(subject, EngineHost.survived(call, subject.timeout()));
    assertEquals(List.of(), host.contextThreadsAlive(), "alive after close");
  }

  private static void isInterrupted(Subject subject) throws Exception {
    try (EngineHost host = EngineHost.of(subject)) {
      var control = RecordingControl.withoutReports(Limits.NONE);
      Call<SearchResult> call = host.begin(subject.home().position(), Goal.BEST_MOVE, control);
      StopChecks.awaitWork(call, control);
      call.interrupt();
      control.stop();
      judge(subject, EngineHost.survived(call, subject.timeout()));
    }
  }

  private static void judge(Subject subject, Optional<SearchResult> result) {
    Start start = subject.home();
    result.ifPresent(answer -> Referee.legal(start, start.position(), answer.move()));
  }

  private static EngineSettings withAllThreads(Subject subject) {
    EngineSettings settings = subject.settings();
    return new EngineSettings(
        Math.min(subject.descriptor().maxThreads(), 4),
        settings.memoryBytes(),
        settings.seed(),
        settings.options());
  }
}
