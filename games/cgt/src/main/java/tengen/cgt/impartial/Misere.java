package tengen.cgt.impartial;

import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import tengen.cgt.Budget;
import tengen.cgt.GameOption;
import tengen.cgt.LimitException;
import tengen.cgt.Player;
import tengen.cgt.Remoteness;

/**
 * A game in misère play, where the player without a move wins. Solved by a theorem of the game, or
 * like Nim if it is tame ({@link Tameness}), or else by a full search.
 *
 * @param <P> positions
 */
public final class Misere<P> implements Impartial<P> {
  /** Maximum number of steps to look for a theorem before a search starts. */
  private static final long MAX_THEOREM_STEPS = 200_000;

  private final String id;
  private final Impartial<P> game;

  /** Creates the misère form of a game in normal play. */
  public Misere(String id, Impartial<P> game) {
    this.id = id;
    this.game = game;
  }

  @Override
  public String id() {
    return id;
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
  public P parse(String text) {
    return game.parse(text);
  }

  @Override
  public String print(P position) {
    return game.print(position);
  }

  @Override
  public Stream<GameOption<P>> options(P position) {
    return game.options(position);
  }

  @Override
  public P withoutOrder(P position) {
    return game.withoutOrder(position);
  }

  @Override
  public Optional<P> after(P position, Player player, String move) {
    return game.after(position, player, move);
  }

  @Override
  public boolean isNextPlayersWin(P position, Budget budget) {
    return rule(position, budget)
        .map(rule -> rule.isNextPlayersWin(position))
        .orElseGet(() -> search().isNextPlayersWin(game.withoutOrder(position), budget));
  }

  @Override
  public Optional<GameOption<P>> winningMove(P position, Budget budget) {
    Optional<MisereRule<P>> rule = rule(position, budget);
    if (rule.isEmpty()) {
      OutcomeSearch<P> search = search();
      return game.options(position)
          .filter(option -> !search.isNextPlayersWin(game.withoutOrder(option.after()), budget))
          .findFirst();
    }
    return rule.get().isNextPlayersWin(position)
        ? firstWinning(rule.get().candidates(position), rule.get(), budget)
            .or(() -> firstWinning(game.options(position), rule.get(), budget))
        : Optional.empty();
  }

  private Optional<GameOption<P>> firstWinning(
      Stream<GameOption<P>> options, MisereRule<P> rule, Budget budget) {
    return options
        .peek(_ -> budget.take())
        .filter(option -> !rule.isNextPlayersWin(option.after()))
        .findFirst();
  }

  @Override
  public Optional<Remoteness> remoteness(P position, Budget budget) {
    return game.misereRemoteness(position, budget);
  }

  private OutcomeSearch<P> search() {
    return OutcomeSearch.misere(
        position -> game.options(position).map(option -> game.withoutOrder(option.after())));
  }

  /**
   * Returns the rule that decides a position; empty if there is none. A single part is not tested
   * for tameness unless it is proved, since a search finds its winner sooner.
   */
  private Optional<MisereRule<P>> rule(P position, Budget budget) {
    Optional<MisereRule<P>> own = game.misereRule(position);
    List<P> parts = game.parts(position);
    boolean isProved = parts.stream().allMatch(part -> game.provedGenus(part, budget).isPresent());
    if (own.isPresent() || (parts.size() < 2 && !isProved)) {
      return own;
    }
    try {
      Tameness<P> tameness = new Tameness<>(game, budget.atMost(MAX_THEOREM_STEPS));
      return tameness.genus(position).isPresent()
          ? Optional.of(new AsInNim<>(game, tameness, budget))
          : Optional.empty();
    } catch (LimitException _) {
      return Optional.empty();
    }
  }

  /** The rule of tame positions, which are won as in Nim. */
  private record AsInNim<P>(Impartial<P> game, Tameness<P> tameness, Budget budget)
      implements MisereRule<P> {
    @Override
    public boolean isNextPlayersWin(P position) {
      return tameness.genus(position).orElseThrow().misere() != 0;
    }

    /** Returns the moves to nim-sum 0 or 1. */
    @Override
    public Stream<GameOption<P>> candidates(P position) {
      return LongStream.of(0, 1).boxed().flatMap(sum -> game.movesTo(sum, position, budget));
    }
  }

  /** Returns what the SJ theorem says of a position, and whether its premise holds. */
  public SjTheorem sjTheorem(P position, Budget budget) {
    return SjTheorem.of(game, position, budget);
  }
}
