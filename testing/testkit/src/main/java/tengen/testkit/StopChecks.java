package tengen.testkit;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import tengen.game.Position;
import tengen.search.Goal;
import tengen.search.Limits;
import tengen.search.SearchResult;

/**
 * The answer comes within 50 ms of the stop. That limit is the SPI's promise, so it is measured;
 * the best of several tries counts, since other programs may hold the machine for longer.
 */
final class StopChecks {
  private static final long PROMISED_NANOS = Duration.ofMillis(50).toNanos();
  private static final int TRIES = 7;
  private static final long DEADLINE_MS = 20;

  /** An engine that never asks gets its stop after this. */
  private static final Duration UNASKED = Duration.ofMillis(100);

  private StopChecks() {}

  static List<Check> of(Subject subject, Start start) {
    return List.of(
        new Check("answers within 50 ms of its deadline", () -> keepsTheDeadline(subject, start)),
        new Check("answers within 50 ms of a stop", () -> obeysAStop(subject, start)),
        new Check("answers a search that is stopped already", () -> answersAtOnce(subject, start)),
        new Check(
            "sees a deadline that is moved while it searches", () -> seesChange(subject, start)));
  }

  private static void keepsTheDeadline(Subject subject, Start start) throws Exception {
    Limits limits = Limits.NONE.withTime(DEADLINE_MS, DEADLINE_MS);
    measure(
        subject,
        start,
        (host, position) -> {
          var control = WatchedControl.silent(limits);
          Call<SearchResult> call = host.begin(position, Goal.BEST_MOVE, control);
          return new Stopped(call, control.startNanos() + Duration.ofMillis(DEADLINE_MS).toNanos());
        });
  }

  private static void obeysAStop(Subject subject, Start start) throws Exception {
    measure(
        subject,
        start,
        (host, position) -> {
          var control = WatchedControl.silent(Limits.NONE);
          Call<SearchResult> call = host.begin(position, Goal.BEST_MOVE, control);
          awaitWork(call, control);
          long stoppedNanos = System.nanoTime();
          control.stop();
          return new Stopped(call, stoppedNanos);
        });
  }

  private static void answersAtOnce(Subject subject, Start start) throws Exception {
    measure(
        subject,
        start,
        (host, position) -> {
          var control = WatchedControl.stopped(Limits.NONE);
          return new Stopped(host.begin(position, Goal.BEST_MOVE, control), control.startNanos());
        });
  }

  private static void seesChange(Subject subject, Start start) throws Exception {
    measure(
        subject,
        start,
        (host, position) -> {
          var control = WatchedControl.silent(Limits.NONE);
          Call<SearchResult> call = host.begin(position, Goal.BEST_MOVE, control);
          awaitWork(call, control);
          long changedNanos = System.nanoTime();
          control.change(Limits.NONE.withTime(0, 0));
          return new Stopped(call, changedNanos);
        });
  }

  /** Waits until the engine is at work, or has ended by itself, or never asks. */
  static void awaitWork(Call<SearchResult> call, WatchedControl control)
      throws InterruptedException {
    long giveUpNanos = System.nanoTime() + UNASKED.toNanos();
    while (!control.awaitAsked(Duration.ofMillis(1))
        && !call.hasEnded()
        && System.nanoTime() < giveUpNanos) {}
  }

  /** A search that has been told to end, and when. */
  private record Stopped(Call<SearchResult> call, long stopNanos) {}

  private interface Attempt {
    Stopped begin(Host host, Position position) throws Exception;
  }

  /** At the start and in mid-game; the first try on each pays for cold code. */
  private static void measure(Subject subject, Start start, Attempt attempt) throws Exception {
    try (Host host = Host.of(subject)) {
      for (Position position : List.of(start.position(), start.middle())) {
        host.newGame(start.position());
        long best = Long.MAX_VALUE;
        for (int i = 0; i < TRIES && best > PROMISED_NANOS; i++) {
          Stopped stopped = attempt.begin(host, position);
          Call.Ended<SearchResult> ended = stopped.call().ended(subject.patience());
          Referee.legal(start, position, ended.value().move());
          best = Math.min(best, ended.nanos() - stopped.stopNanos());
        }
        if (best > PROMISED_NANOS) {
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
