package tengen.proof.build;

import java.util.List;
import tengen.engine.Engine;
import tengen.engine.EngineException;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Side;
import tengen.proof.tree.ProofStones;
import tengen.search.Finding;
import tengen.search.Goal;
import tengen.search.Limits;
import tengen.search.RunningSearch;
import tengen.search.Score;
import tengen.search.SearchProgress;
import tengen.search.Variation;

/**
 * Asks an engine about positions: for moves with Black to move, for defences with White to move.
 * The engine sees the canonical image and forgets earlier positions, so that an answer depends only
 * on the position and the engine. Confined to one thread.
 */
public final class Searcher implements AutoCloseable {
  /** The topic that asks an engine for the replies after which it finds no win by threats. */
  static final String TOPIC = "defences";

  static final String RULES = "gomoku-freestyle";

  private static final String NODES = "nodes ";

  private final Engine engine;

  /** Creates a searcher for an engine. */
  public Searcher(Engine engine) {
    this.engine = engine;
  }

  /** Searches the position of a node; does not change the node. */
  Expansion expand(ProofGraph.Leaf leaf) throws EngineException, InterruptedException {
    ProofStones stones = leaf.stones();
    Position position =
        Position.start(RULES, stones.canonicalBoard())
            .withToMove(stones.isBlackToMove() ? Side.BLACK : Side.WHITE);
    engine.newGame(position);
    return switch (leaf.node()) {
      case OrNode black -> moves(black, position, stones.size());
      case AndNode white -> replies(white, position, stones);
    };
  }

  private Expansion moves(OrNode black, Position position, int size)
      throws EngineException, InterruptedException {
    ExpansionLimits.Stage stage = ExpansionLimits.stage(black.stage);
    SearchProgress last =
        engine
            .search(
                position,
                new Goal.BestMove(stage.moves(), List.of()),
                RunningSearch.start(Limits.NONE.withMaxNodes(stage.nodes())))
            .last();
    List<Integer> moves =
        last.lines().stream()
            .filter(line -> !(line.score() instanceof Score.Loss))
            .map(Variation::moves)
            .map(line -> point(line.getFirst(), size))
            .toList();
    return new Expansion.Moves(black.key, black.stage, last.nodes(), moves);
  }

  private static int point(Move move, int size) {
    Place place = (Place) move;
    return place.y() * size + place.x();
  }

  private Expansion replies(AndNode white, Position position, ProofStones stones)
      throws EngineException, InterruptedException {
    Limits limits =
        Limits.NONE
            .withMaxDepth(ExpansionLimits.MAX_WIN_MOVES)
            .withMaxNodes((long) ExpansionLimits.NODES_PER_REPLY * stones.points());
    Finding found = engine.inspect(position, TOPIC, RunningSearch.start(limits));
    List<Integer> open =
        found.marks().stream().map(mark -> point(mark.point(), stones.size())).toList();
    String text = found.text();
    long nodes = Long.parseLong(text.substring(text.indexOf(NODES) + NODES.length()));
    return new Expansion.Replies(white.key, stones.emptyPoints(), nodes, open);
  }

  @Override
  public void close() {
    engine.close();
  }
}
