package tengen.gomoku.search;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import tengen.common.Xoshiro;
import tengen.common.gomoku.WinRule;
import tengen.gomoku.board.RuleTables;
import tengen.gomoku.search.DuelGame.Contender;
import tengen.gomoku.search.OracleEvaluation.Oracle;

/**
 * Plays two games between the engine with another evaluation and the engine as it is, from one
 * opening with swapped colours. A pair depends only on its seed, the evaluation and the number of
 * nodes. Thread-safe.
 */
public final class EvaluationDuel {
  /** Nodes of the search that accepts an opening. */
  private static final long OPENING_NODES = 20_000;

  private final WinRule rule;
  private final long nodes;
  private final Supplier<Challenger> challengers;
  private final SearchGate gate;

  /** An evaluation to be tried, with the tables that it needs. Not thread-safe. */
  private record Challenger(
      RuleTables tables, Evaluation.Factory evaluation, LongSupplier evaluations) {}

  /**
   * Result of two games.
   *
   * @param halfPoints half points of the engine with the other evaluation, 0 to 4
   * @param evaluations positions that it evaluated in both games
   * @param moves its moves in both games
   */
  public record Pair(int halfPoints, long evaluations, int moves) {}

  private EvaluationDuel(
      WinRule rule, long nodes, Supplier<Challenger> challengers, SearchGate gate) {
    this.rule = rule;
    this.nodes = nodes;
    this.challengers = challengers;
    this.gate = gate;
  }

  /**
   * Creates a duel of an {@link OracleEvaluation}.
   *
   * @param nodes limit of each search of both engines
   * @param oracleNodes limit of each search in place of an evaluation
   * @param gate passed before each move
   */
  public static EvaluationDuel oracle(WinRule rule, long nodes, long oracleNodes, SearchGate gate) {
    return new EvaluationDuel(
        rule,
        nodes,
        () -> {
          var oracle = new Oracle(oracleNodes);
          return new Challenger(RuleTables.of(rule), oracle, oracle::searches);
        },
        gate);
  }

  /**
   * Creates a duel of a {@link WindowEvaluation}.
   *
   * @param weights file of {@link WindowWeights} for the rule
   * @param factor of the evaluation
   */
  public static EvaluationDuel windows(
      WinRule rule, long nodes, Path weights, double factor, SearchGate gate) throws IOException {
    WindowWeights found = WindowWeights.read(weights);
    RuleTables tables = found.tables(rule);
    return new EvaluationDuel(
        rule,
        nodes,
        () -> {
          var windows = new WindowEvaluation.Counting(found, factor);
          return new Challenger(tables, windows, windows::evaluations);
        },
        gate);
  }

  /** Plays the pair of a seed. */
  public Pair play(long seed) throws InterruptedException {
    List<Integer> opening =
        new EvenOpenings(rule, new NodeSearch(OPENING_NODES))
            .next(new Xoshiro(seed), DuelGame.SIDE);
    Challenger challenger = challengers.get();
    var search = new NodeSearch(nodes, challenger.evaluation, gate);
    var first = new Contender(challenger.tables, search);
    var second =
        new Contender(RuleTables.of(rule), new NodeSearch(nodes, PatternEvaluation::new, gate));
    int won = DuelGame.winner(first, second, opening) - DuelGame.winner(second, first, opening);
    return new Pair(won + 2, challenger.evaluations.getAsLong(), search.searches());
  }
}
