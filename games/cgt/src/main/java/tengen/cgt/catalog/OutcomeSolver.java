package tengen.cgt.catalog;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tengen.cgt.LimitException;
import tengen.cgt.Outcome;
import tengen.cgt.Player;

/**
 * Solves a sum in normal play whose canonical form is too large: finds its outcome and its moves,
 * but no value.
 */
final class OutcomeSolver implements GameSolver {
  private final List<Game<?>> components;
  private final SumSearch search;

  /** Creates a solver with a search that has no results yet. */
  OutcomeSolver(List<Game<?>> components, SumSearch search) {
    this.components = List.copyOf(components);
    this.search = search;
  }

  private record Candidate(SumMove move, SumSearch.Position after) {}

  @Override
  public Outcome outcome() {
    SumSearch.Position start = search.position(components);
    return Outcome.of(search.isWonBy(Player.LEFT, start), search.isWonBy(Player.RIGHT, start));
  }

  @Override
  public Optional<GameValue> value() {
    throw new LimitException("the canonical form is too large");
  }

  @Override
  public Optional<SumMove> winningMove(Player mover) {
    if (!search.isWonBy(mover, search.position(components))) {
      return Optional.empty();
    }
    List<Candidate> all = new ArrayList<>(candidates(mover, Long.MAX_VALUE).toList());
    all.sort(Comparator.comparing(Candidate::after, SumSearch.mostMobileFirst(mover)));
    return winning(mover, all.stream()).findFirst();
  }

  @Override
  public Stream<SumMove> winningMoves(Player mover, int optionsEach) {
    return winning(mover, candidates(mover, optionsEach));
  }

  private Stream<SumMove> winning(Player mover, Stream<Candidate> candidates) {
    return candidates
        .filter(candidate -> !search.isWonBy(mover.other(), candidate.after))
        .map(Candidate::move);
  }

  private Stream<Candidate> candidates(Player mover, long mostEach) {
    return IntStream.range(0, components.size())
        .boxed()
        .flatMap(index -> candidates(index, mover).limit(mostEach));
  }

  private Stream<Candidate> candidates(int index, Player mover) {
    return components
        .get(index)
        .options(mover)
        .peek(_ -> search.budget().take())
        .map(
            option ->
                new Candidate(new SumMove(index, option.move()), after(index, option.after())));
  }

  private SumSearch.Position after(int index, Game<?> option) {
    List<Game<?>> after = new ArrayList<>(components);
    after.set(index, option);
    return search.position(after);
  }
}
