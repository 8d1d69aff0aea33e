package tengen.testkit;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import tengen.game.Position;
import tengen.search.Goal;
import tengen.search.Limits;
import tengen.search.SearchResult;

/**
 * Checks that the answer comes within 50 ms of a stop. This is a promise of the SPI and therefore
 * measured; the best of several tries counts, since other programs may delay the machine.
 */
final class StopChecks {
  private static final long MAX_STOP_NANOS = Duration.ofMillis(50).toNanos();
  private static final int TRIES = 7;
  private static final long DEADLINE_MS = 20;

  /** Time after which an engine that never polls gets its stop. */
  private static final Duration MAX_WAIT_FOR_POLL = Duration.ofMillis(100);

  private StopChecks() {}

  static List<Check> of(Subject subject, Start start) {
    return List.of(
        new Check("answers within 50 ms of its deadline", () -> meetsDeadline(subject, start)),
        new Check("answers within 50 ms of a stop", () -> obeysAStop(subject, start)),
        new Check("answers a search that is stopped already", () -> answersAtOnce(subject, start)),
        new Check(
            "sees a deadline that is moved while it searches", () -> seesChange(subject, start)));
  }

  private static void meetsDeadline(Subject subject, Start start) throws Exception {
    Limits limits = Limits.NONE.withTime(DEADLINE_MS, DEADLINE_MS);
    measure(
        subject,
        start,
        (host, position) -> {
          var control = RecordingControl.withoutReports(limits);
          Call<SearchResult> call = host.begin(position, Goal.BEST_MOVE, control);
          return new Stopped(call, control.startNanos() + Duration.ofMillis(DEADLINE_MS).toNanos());
        });
  }

  private static void obeysAStop(Subject subject, Start start) throws Exception {
    interrupt(subject, start, RecordingControl::stop);
  }

  /** Measures the answer to an event in the middle of a search without limits. */
  private static void interrupt(Subject subject, Start start, Consumer<RecordingControl> event)
      throws Exception {
    measure(
        subject,
        start,
        (host, position) -> {
          var control = RecordingControl.withoutReports(Limits.NONE);
          Call<SearchResult> call = host.begin(position, Goal.BEST_MOVE, control);
          awaitWork(call, control);
          long eventNanos = System.nanoTime();
          event.accept(control);
          return new Stopped(call, eventNanos);
        });
  }

  private static void answersAtOnce(Subject subject, Start start) throws Exception {
    measure(
        subject,
        start,
        (host, position) -> {
          var control = RecordingControl.stopped(Limits.NONE);
          return new Stopped(host.begin(position, Goal.BEST_MOVE, control), control.startNanos());
        });
  }

  private static void seesChange(Subject subject, Start start) throws Exception {
    interrupt(subject, start, control -> control.change(Limits.NONE.withTime(0, 0)));
  }

  /** Waits until the engine has polled, has ended, or the time is over. */
  static void awaitWork(Call<SearchResult> call, RecordingControl control)
      throws InterruptedException {
    long giveUpNanos = System.nanoTime() + MAX_WAIT_FOR_POLL.toNanos();
    while (!control.awaitPoll(Duration.ofMillis(1))
        && !call.hasEnded()
        && System.nanoTime() < giveUpNanos) {}
  }

  /** A search that has been stopped, and the time of the stop. */
  private record Stopped(Call<SearchResult> call, long stopNanos) {}

  private interface Attempt {
    Stopped begin(EngineHost host, Position position) throws Exception;
  }

  /**
   * Measures at the start and in the middle of a game. The first try of each runs code that is not
   * compiled yet.
   */
  private static void measure(Subject subject, Start start, Attempt attempt) throws Exception {
    try (EngineHost host = EngineHost.of(subject)) {
      for (Position position : List.of(start.position(), start.middle())) {
        host.newGame(start.position());
        long best = Long.MAX_VALUE;
        for (int i = 0; i < TRIES && best > MAX_STOP_NANOS; i++) {
          Stopped stopped = attempt.begin(host, position);
          Call.Ended<SearchResult> ended = stopped.call().ended(subject.timeout());
          Referee.legal(start, position, ended.value().move());
          best = Math.min(best, ended.nanos() - stopped.stopNanos());
        }
        if (best > MAX_STOP_NANOS) {
          Referee.wrong(
              start,
              position,
              String.format(
                  Locale.ROOT,
                  "answered %d ms after the stop, 50 are promised",
                  Duration.ofNanos(best).toMillis()));
        }
      }
    }
  }
}
