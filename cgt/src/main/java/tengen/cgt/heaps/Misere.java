package tengen.cgt.heaps;

import java.util.Optional;
import java.util.stream.Stream;
import tengen.cgt.Budget;
import tengen.cgt.Option;
import tengen.cgt.Player;
import tengen.cgt.Remoteness;
import tengen.cgt.impartial.Impartial;
import tengen.cgt.impartial.NormalPlay;
import tengen.cgt.impartial.OutcomeSearch;

/**
 * A game of heaps in which who cannot move wins: by {@link SjTheorem} where it is known to hold, or
 * else by a search of the whole sum.
 */
final class Misere implements Impartial<Heaps> {
  private final NormalPlay<Heaps> game;

  Misere(NormalPlay<Heaps> game) {
    this.game = game;
  }

  @Override
  public String id() {
    return "misere-" + game.id();
  }

  @Override
  public String notation() {
    return "who cannot move wins; " + game.notation();
  }

  @Override
  public String example() {
    return game.example();
  }

  @Override
  public Heaps parse(String text) {
    return game.parse(text);
  }

  @Override
  public String print(Heaps position) {
    return game.print(position);
  }

  @Override
  public Stream<Option<Heaps>> options(Heaps position) {
    return game.options(position);
  }

  @Override
  public Heaps withoutOrder(Heaps position) {
    return game.withoutOrder(position);
  }

  @Override
  public Optional<Heaps> after(Heaps position, Player player, String move) {
    return game.after(position, player, move);
  }

  @Override
  public boolean isNextPlayersWin(Heaps position, Budget budget) {
    SjTheorem theorem = new SjTheorem(position.rules(), budget);
    return theorem.holds(position.sizes())
        ? theorem.isNextPlayersWin(position.sizes())
        : search().isNextPlayersWin(position.withoutOrder(), budget);
  }

  private static OutcomeSearch<Heaps> search() {
    return OutcomeSearch.misere(
        position -> position.options().map(option -> option.after().withoutOrder()));
  }

  @Override
  public Optional<Option<Heaps>> winningMove(Heaps position, Budget budget) {
    SjTheorem theorem = new SjTheorem(position.rules(), budget);
    if (!theorem.holds(position.sizes())) {
      OutcomeSearch<Heaps> search = search();
      return position
          .options()
          .filter(option -> !search.isNextPlayersWin(option.after().withoutOrder(), budget))
          .findFirst();
    }
    if (!theorem.isNextPlayersWin(position.sizes())) {
      return Optional.empty();
    }
    Stream<Option<Heaps>> likely = Stream.of(0L, 1L).flatMap(sum -> position.movesTo(sum, budget));
    return firstWinning(likely, theorem, budget)
        .or(() -> firstWinning(position.options(), theorem, budget));
  }

  @Override
  public Optional<Remoteness> remoteness(Heaps position, Budget budget) {
    return HeapRemoteness.of(position, true, budget);
  }

  private static Optional<Option<Heaps>> firstWinning(
      Stream<Option<Heaps>> options, SjTheorem theorem, Budget budget) {
    return options
        .peek(_ -> budget.take())
        .filter(option -> !theorem.isNextPlayersWin(option.after().sizes()))
        .findFirst();
  }
}
