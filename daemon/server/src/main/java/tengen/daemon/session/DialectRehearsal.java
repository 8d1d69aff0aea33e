package tengen.daemon.session;

import java.util.List;
import tengen.host.search.SearchService;
import tengen.protocol.Dialect;
import tengen.protocol.Effect;
import tengen.protocol.Line;
import tengen.protocol.SessionInput;
import tengen.protocol.SessionMachine;
import tengen.protocol.SessionOffer;
import tengen.protocol.Step;
import tengen.search.Score;
import tengen.search.SearchProgress;
import tengen.search.SearchResult;
import tengen.search.Variation;

/**
 * Runs a protocol's warm-up conversation without a client or an engine, so that the first real move
 * does not pay for loading classes.
 */
final class DialectRehearsal<S, C, R> {
  private final SessionMachine<S, C, R> machine;
  private final SearchService searches;
  private final StringBuilder replies = new StringBuilder();
  private S state;

  private DialectRehearsal(
      SessionMachine<S, C, R> machine, SessionOffer offer, SearchService searches) {
    this.machine = machine;
    this.searches = searches;
    this.state = machine.start(offer);
  }

  /** Runs the warm-up conversation for the first session of a protocol in this process. */
  static void playFirst(Dialect<?, ?, ?> dialect, SessionContext context) {
    if (context.searches().isFirst(dialect.name())) {
      String _ = play(dialect, context);
    }
  }

  /**
   * Runs the warm-up conversation. Stops at the first failure of a referee, which the real game
   * will report.
   *
   * @return the replies
   */
  static <S, C, R> String play(Dialect<S, C, R> dialect, SessionContext context) {
    var rehearsal = new DialectRehearsal<>(dialect.machine(), context.offer(), context.searches());
    try {
      dialect.rehearsal().forEach(rehearsal::receive);
    } catch (RuntimeException e) {
      context.log().log(System.Logger.Level.DEBUG, "the rehearsal failed", e);
    }
    return rehearsal.replies.toString();
  }

  private void receive(String line) {
    for (C command : machine.parse(state, new Line(line, 0))) {
      take(new SessionInput.Received<>(command, line.length(), 0));
    }
  }

  private void take(SessionInput<C> input) {
    Step<S, R> step = machine.next(state, input);
    state = step.state();
    for (Effect<R> effect : step.effects()) {
      if (effect instanceof Effect.Send<R>(R reply)) {
        replies.append(machine.print(reply));
      } else if (effect instanceof Effect.StartSearch<R> search) {
        take(new SessionInput.Finished<>(search.ticket(), answer(search), 1));
      }
    }
  }

  private SearchResult answer(Effect.StartSearch<R> search) {
    var move = searches.withoutEngine(search.position(), search.goal()).move();
    var variation = new Variation(new Score.Estimate(0.5), List.of(move), 1, 1000);
    return new SearchResult(move, new SearchProgress(1000, List.of(variation)));
  }
}
