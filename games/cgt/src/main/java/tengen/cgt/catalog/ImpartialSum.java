package tengen.cgt.catalog;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tengen.cgt.Budget;
import tengen.cgt.GameOption;
import tengen.cgt.Player;
import tengen.cgt.impartial.Genus;
import tengen.cgt.impartial.MisereRule;
import tengen.cgt.impartial.Nimbers;
import tengen.cgt.impartial.OutcomeSearch;

/**
 * A sum of impartial games in misère play; in normal play the winner is found by search. A move of
 * a single game has that game's notation; in a sum the number of the game comes first.
 */
record ImpartialSum(Function<String, List<Game<?>>> parser) implements ImpartialGames {
  @Override
  public String id() {
    return "impartial-sum";
  }

  @Override
  public String notation() {
    return "any impartial game, or several with plus signs between: kayles 3 + nim 2; moves as"
        + " there, with the number of the game where there are several: 2:1-1";
  }

  @Override
  public String example() {
    return "kayles 3 + nim 2";
  }

  @Override
  public Stream<GameOption<List<Game<?>>>> options(List<Game<?>> games) {
    return indices(games)
        .flatMap(index -> games.get(index).options().map(option -> option(games, index, option)));
  }

  private static GameOption<List<Game<?>>> option(
      List<Game<?>> games, int index, GameOption<Game<?>> option) {
    String move = games.size() == 1 ? option.move() : new SumMove(index, option.move()).print();
    return GameOption.lazy(move, () -> with(games, index, option.after()));
  }

  @Override
  public Optional<List<Game<?>>> after(List<Game<?>> games, Player player, String move) {
    Optional<SumMove> named =
        games.size() == 1 ? Optional.of(new SumMove(0, move)) : SumMove.parse(move);
    return named
        .filter(found -> found.component() < games.size())
        .flatMap(
            found ->
                games
                    .get(found.component())
                    .after(player, found.move())
                    .map(after -> with(games, found.component(), after)));
  }

  private static List<Game<?>> with(List<Game<?>> games, int index, Game<?> after) {
    List<Game<?>> changed = new ArrayList<>(games);
    changed.set(index, after);
    return List.copyOf(changed);
  }

  private static Stream<Integer> indices(List<Game<?>> games) {
    return IntStream.range(0, games.size()).boxed();
  }

  @Override
  public List<List<Game<?>>> parts(List<Game<?>> games) {
    return games.stream()
        .flatMap(game -> game.parts().stream())
        .<List<Game<?>>>map(List::of)
        .toList();
  }

  @Override
  public List<List<Game<?>>> addends(List<Game<?>> games) {
    return games.stream()
        .flatMap(game -> game.addends().stream())
        .<List<Game<?>>>map(List::of)
        .toList();
  }

  @Override
  public boolean isNextPlayersWin(List<Game<?>> games, Budget budget) {
    OutcomeSearch<List<Game<?>>> search =
        OutcomeSearch.normal(
            position -> options(position).map(option -> withoutOrder(option.after())));
    return search.isNextPlayersWin(withoutOrder(games), budget);
  }

  @Override
  public OptionalLong normalNimber(List<Game<?>> games, Budget budget) {
    List<OptionalLong> nimbers = games.stream().map(game -> game.nimber(budget)).toList();
    return nimbers.stream().allMatch(OptionalLong::isPresent)
        ? OptionalLong.of(
            nimbers.stream().mapToLong(OptionalLong::orElseThrow).reduce(0, Nimbers::add))
        : OptionalLong.empty();
  }

  @Override
  public Stream<GameOption<List<Game<?>>>> movesTo(
      long nimber, List<Game<?>> games, Budget budget) {
    OptionalLong sum = normalNimber(games, budget);
    return sum.isEmpty()
        ? Stream.empty()
        : indices(games)
            .flatMap(
                index ->
                    games
                        .get(index)
                        .movesBy(sum.getAsLong() ^ nimber, budget)
                        .map(option -> option(games, index, option)));
  }

  @Override
  public Optional<Genus> provedGenus(List<Game<?>> games, Budget budget) {
    return games.size() == 1 ? games.getFirst().provedGenus(budget) : Optional.empty();
  }

  /** Returns the rule of a single game; empty for a sum. */
  @Override
  public Optional<MisereRule<List<Game<?>>>> misereRule(List<Game<?>> games) {
    return games.size() == 1 && games.getFirst().hasMisereRule()
        ? Optional.of(new RuleOfOne())
        : Optional.empty();
  }

  private static final class RuleOfOne implements MisereRule<List<Game<?>>> {
    @Override
    public boolean isNextPlayersWin(List<Game<?>> games) {
      return games.getFirst().isWonByMisereRule();
    }

    @Override
    public Stream<GameOption<List<Game<?>>>> candidates(List<Game<?>> games) {
      return games.getFirst().misereCandidates().map(option -> option(games, 0, option));
    }
  }
}
