package tengen.daemon;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tengen.daemon.AskDialect.Answer;
import tengen.daemon.AskDialect.Asked;
import tengen.game.Move;
import tengen.game.Playable;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.protocol.Dialect;
import tengen.protocol.Effect;
import tengen.protocol.Line;
import tengen.protocol.SessionInput;
import tengen.protocol.SessionMachine;
import tengen.protocol.SessionOffer;
import tengen.protocol.Step;
import tengen.search.Goal;
import tengen.search.Limits;

/**
 * A protocol that only tests know: {@code {"id":"a"}} asks for a move on the engine's smallest
 * empty board and gets {@code {"id":"a","move":"0,0"}}.
 */
final class AskDialect
    implements Dialect<Asked, String, Answer>, SessionMachine<Asked, String, Answer> {
  private static final Pattern QUESTION = Pattern.compile("\\{\"id\":\"(\\w+)\"}");

  /** The unanswered requests, by ticket. */
  record Asked(Position position, Map<Long, String> ids, long last) {
    Asked {
      ids = Map.copyOf(ids);
    }

    Asked with(String id) {
      var more = new HashMap<>(ids);
      more.put(last + 1, id);
      return new Asked(position, more, last + 1);
    }

    Asked without(long ticket) {
      var fewer = new HashMap<>(ids);
      fewer.remove(ticket);
      return new Asked(position, fewer, last);
    }
  }

  /** A JSON object. */
  record Answer(String json) {}

  @Override
  public String name() {
    return "ask";
  }

  @Override
  public List<String> commands() {
    return List.of();
  }

  @Override
  public int lineBytes() {
    return 300;
  }

  @Override
  public boolean claims(String firstLine) {
    return firstLine.startsWith("{");
  }

  @Override
  public boolean supports(Playable game) {
    return game.maxSide() > 0;
  }

  @Override
  public String rejection(String reason) {
    return print(error(reason));
  }

  private static Answer error(String reason) {
    return new Answer("{\"error\":\"" + reason + "\"}");
  }

  @Override
  public SessionMachine<Asked, String, Answer> machine() {
    return this;
  }

  @Override
  public Asked start(SessionOffer offer) {
    Playable game = offer.engines().getFirst().games().getFirst();
    Setup empty = Setup.Board.empty(game.minSide(), game.minSide());
    return new Asked(Position.start(game.rules(), empty), Map.of(), 0);
  }

  @Override
  public List<String> parse(Asked state, Line line) {
    return List.of(line.cut() ? "too long" : line.text());
  }

  @Override
  public Step<Asked, Answer> next(Asked asked, SessionInput<String> input) {
    return switch (input) {
      case SessionInput.Received<String>(String text, int _, long arrivedNanos) ->
          ask(asked, QUESTION.matcher(text), arrivedNanos);
      case SessionInput.Finished<String>(long ticket, var result, long _)
          when result.move() instanceof Move.Place(int x, int y) ->
          answer(asked, ticket, Optional.of(x + "," + y));
      case SessionInput.Finished<String>(long ticket, var _, long _) ->
          answer(asked, ticket, Optional.empty());
      case SessionInput.Failed<String>(long ticket, String _) ->
          answer(asked, ticket, Optional.empty());
      case SessionInput.Disconnected<String> _ ->
          new Step<>(asked, List.of(new Effect.Close<>("end of input")));
      case SessionInput.Progressed<String> _,
          SessionInput.Inspected<String> _,
          SessionInput.Continued<String> _,
          SessionInput.FromTable<String> _,
          SessionInput.FileRead<String> _,
          SessionInput.GamesFound<String> _ ->
          new Step<>(asked, List.of());
    };
  }

  private static Step<Asked, Answer> ask(Asked asked, Matcher question, long arrivedNanos) {
    if (!question.matches()) {
      return new Step<>(asked, List.of(new Effect.Send<>(error("not a question"))));
    }
    Asked after = asked.with(question.group(1));
    return new Step<>(
        after,
        List.of(
            new Effect.StartSearch<>(
                after.last(),
                asked.position(),
                Goal.BEST_MOVE,
                Limits.NONE,
                arrivedNanos,
                Long.MAX_VALUE)));
  }

  private static Step<Asked, Answer> answer(Asked asked, long ticket, Optional<String> move) {
    String id = String.valueOf(asked.ids().get(ticket));
    Answer answer =
        move.map(text -> new Answer("{\"id\":\"" + id + "\",\"move\":\"" + text + "\"}"))
            .orElseGet(() -> error("no move"));
    return new Step<>(asked.without(ticket), List.of(new Effect.Send<>(answer)));
  }

  @Override
  public boolean hasNext(Asked asked) {
    return false;
  }

  @Override
  public long pendingBytes(Asked asked) {
    return 0;
  }

  @Override
  public String print(Answer answer) {
    return answer.json() + "\n";
  }
}
