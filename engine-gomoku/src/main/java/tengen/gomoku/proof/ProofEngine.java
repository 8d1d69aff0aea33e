package tengen.gomoku.proof;

import java.util.List;
import java.util.OptionalInt;
import tengen.engine.Engine;
import tengen.engine.EngineException;
import tengen.engine.EngineSettings;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.gomoku.proof.ProofAnswer.FromThreats;
import tengen.gomoku.proof.ProofAnswer.FromTree;
import tengen.search.Finding;
import tengen.search.Goal;
import tengen.search.Score;
import tengen.search.SearchControl;
import tengen.search.SearchProgress;
import tengen.search.SearchResult;
import tengen.search.Topic;
import tengen.search.Variation;

/** An engine that plays the proof's moves and delegates all other positions to another engine. */
final class ProofEngine implements Engine {
  /** The topic {@code proof}, as the engine lists it for hosts and clients. */
  static final Topic TOPIC =
      new Topic("proof", "what the proof that Black wins says of the position", true);

  private final Engine fallback;
  private final ProofPlayer player;

  ProofEngine(Engine fallback, ProofPlayer player) {
    this.fallback = fallback;
    this.player = player;
  }

  @Override
  public SearchResult search(Position position, Goal goal, SearchControl control)
      throws EngineException, InterruptedException {
    if (!goal.equals(Goal.BEST_MOVE)) {
      return fallback.search(position, goal, control);
    }
    ProofPlayer.Attempt attempt = player.attempt(position, control);
    if (attempt.answer().isPresent()) {
      return result(attempt.answer().get(), attempt.nodes());
    }
    var rest = new ContinuedControl(control, attempt.nodes());
    SearchResult result = fallback.search(position, goal, rest);
    return new SearchResult(result.move(), rest.counted(result.last()));
  }

  private static SearchResult result(ProofAnswer answer, long nodes) {
    return switch (answer) {
      case FromTree(var _, Place move) -> result(List.of(move), OptionalInt.empty(), nodes);
      case FromThreats(int moves, long _, List<Place> line) ->
          result(line, OptionalInt.of(2 * moves - 1), nodes);
    };
  }

  private static SearchResult result(List<Place> line, OptionalInt plies, long nodes) {
    var variation = new Variation(new Score.Win(plies), List.copyOf(line), line.size(), nodes);
    return new SearchResult(line.getFirst(), new SearchProgress(nodes, List.of(variation)));
  }

  @Override
  public Finding inspect(Position position, String topic, SearchControl control)
      throws EngineException, InterruptedException {
    return topic.equals(TOPIC.name())
        ? player.describe(position, control)
        : fallback.inspect(position, topic, control);
  }

  @Override
  public void newGame(Position start) throws EngineException {
    fallback.newGame(start);
  }

  @Override
  public boolean reconfigure(EngineSettings settings) throws EngineException {
    return fallback.reconfigure(settings);
  }

  @Override
  public void close() {
    fallback.close();
  }
}
