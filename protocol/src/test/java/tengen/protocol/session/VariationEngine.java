package tengen.protocol.session;

import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.protocol.Effect.StartSearch;
import tengen.search.Goal;
import tengen.search.Score;
import tengen.search.SearchProgress;
import tengen.search.SearchResult;
import tengen.search.Variation;

/** The transcripts' engine that reports variations. */
public final class VariationEngine {
  private static final List<Score> SCORES =
      List.of(new Score.Estimate(0.6), new Score.Estimate(0.5), new Score.Loss(OptionalInt.of(4)));

  private VariationEngine() {}

  /** Returns an answer with variations of two moves each: a good one, an even one, a lost one. */
  public static SearchResult answer(GameRules rules, StartSearch<?> search) {
    List<Move> legal =
        rules
            .legalMoves(search.position())
            .filter(move -> isAllowed(search, move))
            .limit(4)
            .toList();
    int most = Math.min(3, legal.size());
    int lines = search.goal() instanceof Goal.BestMove best ? Math.min(best.lines(), most) : 1;
    return new SearchResult(
        legal.getFirst(),
        new SearchProgress(
            20_000,
            IntStream.range(0, lines).mapToObj(i -> variation(legal, i, 20_000 / lines)).toList()));
  }

  private static boolean isAllowed(StartSearch<?> search, Move move) {
    return !(search.goal() instanceof Goal.BestMove best)
        || best.restrictions().stream()
            .filter(restriction -> restriction.side() == search.position().toMove())
            .allMatch(restriction -> restriction.moves().contains(move) == restriction.allow());
  }

  private static Variation variation(List<Move> legal, int number, long nodes) {
    return new Variation(
        SCORES.get(number),
        legal.subList(number, Math.min(number + 2, legal.size())),
        8,
        13,
        nodes,
        OptionalDouble.empty());
  }
}
