package tengen.host.search;

import java.util.concurrent.Future;
import tengen.host.monitor.SearchOutcome;

/**
 * Gives a search its answer without its engine. A plugin and rules may hang in that as well: then
 * the rules answer without the plugin, and nobody without the rules.
 */
final class StandIn {
  /** The rules may take so long for a legal move, also on a machine that is busy. */
  private static final long RULES_MS = 30_000;

  private final SearchResources resources;
  private final SearchRequest request;
  private final SearchAnswer answer;

  StandIn(SearchResources resources, SearchRequest request, SearchAnswer answer) {
    this.resources = resources;
    this.request = request;
    this.answer = answer;
  }

  /** Answers on a thread of the pool: what hangs would hold the caller's. */
  void start(SearchOutcome outcome) {
    Future<?> pluginHangs = watchPlugin(outcome);
    Future<?> rulesHang = resources.alarms().set(() -> answerWithoutRules(outcome), RULES_MS);
    resources
        .threads()
        .run(
            () -> {
              answer.giveHeldOrStandIn(outcome);
              pluginHangs.cancel(false);
              rulesHang.cancel(false);
            });
  }

  /** Has the rules alone answer where the plugin hangs in its quick moves. */
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
            QuickMoves.HANGS_MS);
  }

  private void answerWithoutRules(SearchOutcome outcome) {
    if (!answer.isGiven()) {
      resources.log().warn(request.slot(), "gave no answer, and the rules hang: no move");
      answer.refuse(outcome, "no move could be found");
    }
  }
}
