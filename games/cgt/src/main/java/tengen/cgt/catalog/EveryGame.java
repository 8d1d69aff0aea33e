package tengen.cgt.catalog;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tengen.cgt.Budget;
import tengen.cgt.GameOption;
import tengen.cgt.NotationException;
import tengen.cgt.Player;
import tengen.cgt.impartial.Suspense;

/**
 * Every-SG: a turn is a move in each game that is not yet over, and the last mover wins. The player
 * to move wins if the longest game has an odd number of plies. In each game its winner plays to
 * make it long and its loser to make it short. Jia Zhihao, 2009; the continued conjunctive compound
 * of Smith, "Graphs and composite games", 1966; Winning Ways, chapter 9.
 */
record EveryGame(Function<String, List<Game<?>>> parser) implements ImpartialGames {
  private static final String SEPARATOR = "+";

  /** Maximum number of games, as each is a level of a recursion over the turns. */
  private static final int MAX_GAMES = 100;

  @Override
  public String id() {
    return "every";
  }

  @Override
  public String notation() {
    return "impartial games with plus signs between: nim 3 + nim 5; a move is one in each game that"
        + " is not over: 1:1-2+2:1-5";
  }

  @Override
  public String example() {
    return "nim 2 + kayles 3";
  }

  @Override
  public List<Game<?>> parse(String text) {
    List<Game<?>> games = ImpartialGames.super.parse(text);
    if (games.size() > MAX_GAMES) {
      throw new NotationException(
          id() + " has at most " + MAX_GAMES + " games, got " + games.size());
    }
    return games;
  }

  @Override
  public Stream<GameOption<List<Game<?>>>> options(List<Game<?>> games) {
    return turns(games, 0).filter(option -> !option.move().isEmpty());
  }

  /** Returns the turns in the games from an index on; an empty turn if all of them are over. */
  private static Stream<GameOption<List<Game<?>>>> turns(List<Game<?>> games, int from) {
    if (from == games.size()) {
      return Stream.of(new GameOption<>("", List.of()));
    }
    return moves(games.get(from), from)
        .flatMap(move -> turns(games, from + 1).map(rest -> joined(move, rest)));
  }

  private static Stream<GameOption<Game<?>>> moves(Game<?> game, int index) {
    return game.isOver()
        ? Stream.of(new GameOption<>("", game))
        : game.options().map(option -> named(index, option));
  }

  private static GameOption<Game<?>> named(int index, GameOption<Game<?>> option) {
    return GameOption.lazy(new SumMove(index, option.move()).print(), option::after);
  }

  private static GameOption<List<Game<?>>> joined(
      GameOption<Game<?>> move, GameOption<List<Game<?>>> rest) {
    String text =
        Stream.of(move.move(), rest.move())
            .filter(part -> !part.isEmpty())
            .collect(Collectors.joining(SEPARATOR));
    return GameOption.lazy(
        text, () -> Stream.concat(Stream.of(move.after()), rest.after().stream()).toList());
  }

  @Override
  public Optional<List<Game<?>>> after(List<Game<?>> games, Player player, String move) {
    List<Game<?>> after = new ArrayList<>(games);
    Set<Integer> moved = new HashSet<>();
    for (String part : move.split("\\+", -1)) {
      Optional<SumMove> named =
          SumMove.parse(part)
              .filter(found -> found.component() < games.size())
              .filter(found -> moved.add(found.component()));
      Optional<Game<?>> changed =
          named.flatMap(found -> games.get(found.component()).after(player, found.move()));
      if (changed.isEmpty()) {
        return Optional.empty();
      }
      after.set(named.orElseThrow().component(), changed.get());
    }
    boolean isWhole =
        IntStream.range(0, games.size())
            .allMatch(index -> moved.contains(index) || games.get(index).isOver());
    return isWhole ? Optional.of(List.copyOf(after)) : Optional.empty();
  }

  @Override
  public boolean isNextPlayersWin(List<Game<?>> games, Budget budget) {
    Suspense<Game<?>> suspense = suspense();
    return games.stream()
                .mapToLong(game -> suspense.plies(game.withoutOrder(), budget))
                .max()
                .orElse(0)
            % 2
        == 1;
  }

  /** Returns the turn of the best moves in each game. */
  @Override
  public Optional<GameOption<List<Game<?>>>> winningMove(List<Game<?>> games, Budget budget) {
    if (!isNextPlayersWin(games, budget)) {
      return Optional.empty();
    }
    Suspense<Game<?>> suspense = suspense();
    return IntStream.range(0, games.size())
        .mapToObj(index -> best(games.get(index), index, suspense, budget))
        .map(move -> new GameOption<>(move.move(), List.<Game<?>>of(move.after())))
        .reduce(EveryGame::both);
  }

  private static GameOption<Game<?>> best(
      Game<?> game, int index, Suspense<Game<?>> suspense, Budget budget) {
    long plies = suspense.plies(game.withoutOrder(), budget);
    return game.options()
        .filter(option -> suspense.plies(option.after().withoutOrder(), budget) == plies - 1)
        .findFirst()
        .map(option -> named(index, option))
        .orElseGet(() -> new GameOption<>("", game));
  }

  private static GameOption<List<Game<?>>> both(
      GameOption<List<Game<?>>> one, GameOption<List<Game<?>>> other) {
    return new GameOption<>(
        Stream.of(one.move(), other.move())
            .filter(part -> !part.isEmpty())
            .collect(Collectors.joining(SEPARATOR)),
        Stream.concat(one.after().stream(), other.after().stream()).toList());
  }

  private static Suspense<Game<?>> suspense() {
    return new Suspense<>(game -> game.options().map(option -> option.after().withoutOrder()));
  }
}
