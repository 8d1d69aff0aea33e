package tengen.gomoku.search;

import java.util.List;
import tengen.common.Xoshiro;
import tengen.common.gomoku.WinRule;
import tengen.gomoku.board.RuleTables;
import tengen.gomoku.search.DuelGame.Contender;
import tengen.gomoku.search.OracleEvaluation.Oracle;

/**
 * Plays two games between the engine with an {@link OracleEvaluation} and the engine as it is, from
 * one opening with swapped colours. A pair depends only on its seed and the numbers of nodes.
 * Thread-safe.
 */
public final class OracleDuel {
  /** Nodes of the search that accepts an opening. */
  private static final long OPENING_NODES = 20_000;

  private final WinRule rule;
  private final long nodes;
  private final long oracleNodes;
  private final SearchGate gate;

  /**
   * Result of two games.
   *
   * @param halfPoints half points of the engine with the oracle, 0 to 4
   * @param oracleSearches searches of the oracle in both games
   * @param moves moves of the engine with the oracle in both games
   */
  public record Pair(int halfPoints, long oracleSearches, int moves) {}

  /**
   * Creates a duel.
   *
   * @param nodes limit of each search of both engines
   * @param oracleNodes limit of each search in place of an evaluation
   * @param gate passed before each move
   */
  public OracleDuel(WinRule rule, long nodes, long oracleNodes, SearchGate gate) {
    this.rule = rule;
    this.nodes = nodes;
    this.oracleNodes = oracleNodes;
    this.gate = gate;
  }

  /** Plays the pair of a seed. */
  public Pair play(long seed) throws InterruptedException {
    List<Integer> opening =
        new EvenOpenings(rule, new NodeSearch(OPENING_NODES))
            .next(new Xoshiro(seed), DuelGame.SIDE);
    var oracle = new Oracle(oracleNodes);
    var search = new NodeSearch(nodes, oracle, gate);
    RuleTables tables = RuleTables.of(rule);
    var first = new Contender(tables, search);
    var second = new Contender(tables, new NodeSearch(nodes, PatternEvaluation::new, gate));
    int won = DuelGame.winner(first, second, opening) - DuelGame.winner(second, first, opening);
    return new Pair(won + 2, oracle.searches(), search.searches());
  }
}
