package tengen.daemon.session;

import java.util.List;
import java.util.OptionalLong;
import tengen.daemon.session.ScriptDialect.Script;
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

/** A protocol whose lines name the effects to produce, and whose replies name the inputs. */
final class ScriptDialect
    implements Dialect<Script, String, String>, SessionMachine<Script, String, String> {
  private static final Position START =
      Position.start("gomoku-freestyle", Setup.Board.empty(15, 15));

  /**
   * The state.
   *
   * @param pendingBytes reported size of queued commands
   */
  record Script(long pendingBytes) {}

  @Override
  public String name() {
    return "script";
  }

  @Override
  public List<String> commands() {
    return List.of();
  }

  @Override
  public int lineBytes() {
    return 100;
  }

  @Override
  public boolean claims(String firstLine) {
    return false;
  }

  @Override
  public boolean supports(Playable game) {
    return true;
  }

  @Override
  public String rejection(String reason) {
    return "refused: " + reason;
  }

  @Override
  public SessionMachine<Script, String, String> machine() {
    return this;
  }

  @Override
  public Script start(SessionOffer offer) {
    return new Script(0);
  }

  @Override
  public List<String> parse(Script state, Line line) {
    return List.of(line.text());
  }

  @Override
  public List<String> parseBrief(Script state, Line line) {
    return line.text().equals("brief") ? parse(state, line) : List.of();
  }

  @Override
  public Step<Script, String> next(Script state, SessionInput<String> input) {
    return switch (input) {
      case SessionInput.Received<String>(String text, int _, long arrivedNanos) ->
          received(state, text.split(" "), arrivedNanos);
      case SessionInput.Progressed<String>(long ticket, var progress, long _) ->
          reply(state, "progress " + ticket + " " + progress.nodes());
      case SessionInput.Finished<String>(long ticket, var _, long _) ->
          reply(new Script(0), "finished " + ticket);
      case SessionInput.Inspected<String>(long ticket, var _) ->
          reply(state, "inspected " + ticket);
      case SessionInput.Failed<String>(long ticket, String _) -> reply(state, "failed " + ticket);
      case SessionInput.FileRead<String>(long ticket, var _) -> reply(state, "read " + ticket);
      case SessionInput.Continued<String> _, SessionInput.FromTable<String> _ ->
          new Step<>(state, List.of());
      case SessionInput.GamesFound<String>(long ticket, var _) -> reply(state, "found " + ticket);
      case SessionInput.Disconnected<String> _ ->
          new Step<>(state, List.of(new Effect.Close<>("end of input")));
    };
  }

  private static Step<Script, String> received(Script state, String[] words, long arrivedNanos) {
    return switch (words[0]) {
      case "search" ->
          new Step<>(
              state,
              List.of(
                  new Effect.StartSearch<>(
                      Integer.parseInt(words[1]),
                      Long.parseLong(words[2]),
                      START,
                      Goal.BEST_MOVE,
                      Limits.UNTIL_STOPPED,
                      OptionalLong.of(arrivedNanos),
                      0)));
      case "stop" -> new Step<>(state, List.of(new Effect.StopSearch<>(Long.parseLong(words[1]))));
      case "begin" ->
          new Step<>(
              state,
              List.of(
                  new Effect.NewGame<>(Integer.parseInt(words[1]), START),
                  new Effect.Send<>("begun")));
      case "use" ->
          new Step<>(state, List.of(new Effect.UseEngine<>(Integer.parseInt(words[1]), words[2])));
      case "brief" -> reply(state, "brief");
      case "wait" -> reply(new Script(Long.parseLong(words[1])), "waiting");
      case "quit" ->
          new Step<>(state, List.of(new Effect.Send<>("bye"), new Effect.Close<>("quit")));
      default -> throw new IllegalStateException("no " + words[0]);
    };
  }

  private static Step<Script, String> reply(Script state, String text) {
    return new Step<>(state, List.of(new Effect.Send<>(text)));
  }

  @Override
  public boolean hasNext(Script state) {
    return false;
  }

  @Override
  public long pendingBytes(Script state) {
    return state.pendingBytes();
  }

  @Override
  public String print(String reply) {
    return reply;
  }
}
