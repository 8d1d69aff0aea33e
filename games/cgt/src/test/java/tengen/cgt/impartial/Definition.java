package tengen.cgt.impartial;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import tengen.cgt.Budget;
import tengen.cgt.GameOption;
import tengen.cgt.Player;

/** Compares the theorems of games with their moves, position by position. */
public final class Definition {
  private Definition() {}

  /** Returns a new budget that no test exhausts. */
  public static Budget budget() {
    return Budget.of(Long.MAX_VALUE);
  }

  /** Returns the minimal excludant, the least number that is none of these. */
  public static long mex(LongStream nimbers) {
    Set<Long> excluded = nimbers.boxed().collect(Collectors.toSet());
    return LongStream.iterate(0, n -> n + 1)
        .filter(n -> !excluded.contains(n))
        .findFirst()
        .orElseThrow();
  }

  /**
   * Checks that nimbers are minimal excludants and that a legal move reaches each smaller nimber.
   */
  public static <P> void hasNimbers(NormalPlay<P> game, Stream<String> positions) {
    SpragueGrundy<P> definition =
        new SpragueGrundy<>(position -> game.options(position).map(GameOption::after));
    positions.forEach(
        text -> {
          P position = game.parse(text);
          long nimber = definition.nimber(position, budget());
          String name = game.id() + " " + text;
          assertThat(game.nimber(position, budget())).as(name).isEqualTo(nimber);
          for (long smaller = 0; smaller < nimber; smaller++) {
            GameOption<P> move = game.moveTo(smaller, position, budget()).orElseThrow();
            assertThat(definition.nimber(move.after(), budget()))
                .as("%s, %s to %d", name, move.move(), smaller)
                .isEqualTo(smaller);
            assertThat(game.options(position).anyMatch(move::equals)).as(name).isTrue();
          }
          readsWhatItPrints(game, position);
        });
  }

  /** Checks winners by search, and that every win has a winning move. */
  public static <P> void hasOutcomes(
      Impartial<P> game, OutcomeSearch<P> definition, Stream<String> positions) {
    positions.forEach(
        text -> {
          P position = game.parse(text);
          boolean won = definition.isNextPlayersWin(position, budget());
          String name = game.id() + " " + text;
          assertThat(game.isNextPlayersWin(position, budget())).as(name).isEqualTo(won);
          Optional<GameOption<P>> move = game.winningMove(position, budget());
          if (won && game.options(position).findAny().isPresent()) {
            assertThat(definition.isNextPlayersWin(move.orElseThrow().after(), budget()))
                .as("%s, %s", name, move)
                .isFalse();
            assertThat(game.options(position).anyMatch(move.orElseThrow()::equals))
                .as(name)
                .isTrue();
          } else {
            assertThat(move).as(name).isEmpty();
          }
          readsWhatItPrints(game, position);
        });
  }

  /**
   * Checks that the theorem's winning move is legal and wins, in a position too large for a search.
   */
  public static <P> void hasWinningMove(Impartial<P> game, String text) {
    P position = game.parse(text);
    GameOption<P> move = game.winningMove(position, budget()).orElseThrow();
    assertThat(game.after(position, Player.LEFT, move.move())).contains(move.after());
    assertThat(game.isNextPlayersWin(move.after(), budget())).isFalse();
  }

  /** Returns the position after a move; empty if the move is illegal. */
  public static <P> Optional<P> after(Impartial<P> game, String text, String move) {
    return game.after(game.parse(text), Player.LEFT, move);
  }

  private static <P> void readsWhatItPrints(Impartial<P> game, P position) {
    assertThat(game.parse(game.print(position))).isEqualTo(position);
    List<GameOption<P>> options = game.options(position).toList();
    assertThat(options.stream().map(GameOption::move).distinct().count()).isEqualTo(options.size());
    assertThat(options)
        .allMatch(
            option ->
                game.after(position, Player.LEFT, option.move()).equals(Optional.of(option.after()))
                    && game.parse(game.print(option.after())).equals(option.after()));
  }
}
