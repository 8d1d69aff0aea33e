package tengen.host.search;

import java.util.concurrent.Future;
import tengen.host.monitor.SearchOutcome;

/**
 * Answers a search without its engine. Plugins and rules may hang in that too: first the plugin is
 * skipped, then the search fails without a move.
 */
final class SubstituteAnswer {
  /** Time limit of the rules for a legal move, in milliseconds, with a margin for busy machines. */
  private static final long RULES_TIMEOUT_MS = 30_000;

  private final SearchResources resources;
  private final SearchRequest request;
  private final SearchAnswer answer;

  SubstituteAnswer(SearchResources resources, SearchRequest request, SearchAnswer answer) {
    this.resources = resources;
    this.request = request;
    this.answer = answer;
  }

  /** Answers on a thread of the pool, because a hanging call would block the caller. */
  void start(SearchOutcome outcome) {
    Future<?> pluginHangs = watchPlugin(outcome);
    Future<?> rulesHang =
        resources.alarms().set(() -> answerWithoutRules(outcome), RULES_TIMEOUT_MS);
    resources
        .threads()
        .run(
            () -> {
              answer.giveHeldOrFallback(outcome);
              pluginHangs.cancel(false);
              rulesHang.cancel(false);
            });
  }

  /** Answers by the rules alone if the plugin hangs in its quick moves. */
  private Future<?> watchPlugin(SearchOutcome outcome) {
    return resources
        .alarms()
        .set(
            () -> {
              if (answer.isGiven()) {
                return;
              }
              if (resources.quickMoves().isHanging(request.slot().configured())) {
                resources.threads().run(() -> answer.giveByRules(outcome));
              } else {
                var _ = watchPlugin(outcome);
              }
            },
            QuickMoves.HANG_TIMEOUT_MS);
  }

  private void answerWithoutRules(SearchOutcome outcome) {
    if (!answer.isGiven()) {
      resources
          .log()
          .warn(request.slot(), "engine gave no answer and the rules hang; no move is played");
      answer.reject(outcome, "no move could be found");
    }
  }
}
