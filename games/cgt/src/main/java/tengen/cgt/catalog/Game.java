package tengen.cgt.catalog;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import tengen.cgt.Budget;
import tengen.cgt.GameOption;
import tengen.cgt.NotationException;
import tengen.cgt.Player;
import tengen.cgt.Ruleset;
import tengen.cgt.impartial.Genus;
import tengen.cgt.impartial.Impartial;
import tengen.cgt.impartial.Misere;
import tengen.cgt.impartial.NormalPlay;
import tengen.cgt.partizan.Partizan;

/**
 * A position together with the game that it is of.
 *
 * @param <P> the game's positions
 */
public record Game<P>(Ruleset<P> rules, P position) {
  /** More than enough for a position without a move. */
  private static final long STEPS_WITHOUT_MOVES = 100_000;

  /** The id and the position, as {@link Catalog#parse} reads them. */
  public String print() {
    return (rules.id() + " " + rules.print(position)).strip();
  }

  static <P> Game<P> parse(Ruleset<P> rules, String text) {
    return new Game<>(rules, rules.parse(text));
  }

  /** Every legal move of a player; lazy. */
  public Stream<GameOption<Game<?>>> options(Player player) {
    return rules
        .options(position, player)
        .map(option -> GameOption.lazy(option.move(), () -> new Game<>(rules, option.after())));
  }

  /** The game after a move; empty: it is not legal. */
  public Optional<Game<?>> after(Player player, String move) {
    return rules.after(position, player, move).map(after -> new Game<>(rules, after));
  }

  /** The same for all that differ in the order of their parts alone. */
  public Game<P> withoutOrder() {
    return new Game<>(rules, rules.withoutOrder(position));
  }

  /** Whether it has a value, and so may be part of a sum. */
  public boolean isSummand() {
    return rules instanceof NormalPlay<P> || rules instanceof Partizan<P>;
  }

  /** Every move of an impartial game. */
  Stream<GameOption<Game<?>>> options() {
    return options(Player.LEFT);
  }

  boolean isOver() {
    return options().findAny().isEmpty();
  }

  /** Games that an impartial one is the sum of. */
  List<Game<?>> parts() {
    return impartial().parts(position).stream()
        .<Game<?>>map(part -> new Game<>(rules, part))
        .toList();
  }

  /** Games whose nimbers add up to an impartial one's. */
  List<Game<?>> addends() {
    return impartial().addends(position).stream()
        .<Game<?>>map(addend -> new Game<>(rules, addend))
        .toList();
  }

  OptionalLong nimber(Budget budget) {
    return impartial().normalNimber(position, budget);
  }

  /** Moves after which the nimber, becoming smaller, is another by so much. */
  Stream<GameOption<Game<?>>> movesBy(long difference, Budget budget) {
    long own = nimber(budget).orElseThrow();
    return Long.compareUnsigned(own ^ difference, own) < 0
        ? impartial().movesTo(own ^ difference, position, budget).map(this::lifted)
        : Stream.empty();
  }

  Optional<Genus> provedGenus(Budget budget) {
    return impartial().provedGenus(position, budget);
  }

  boolean hasMisereRule() {
    return impartial().misereRule(position).isPresent();
  }

  /** What that rule says. */
  boolean isWonByMisereRule() {
    return impartial().misereRule(position).orElseThrow().isNextPlayersWin(position);
  }

  /** Moves to be tried first by that rule. */
  Stream<GameOption<Game<?>>> misereCandidates() {
    return impartial().misereRule(position).orElseThrow().candidates(position).map(this::lifted);
  }

  private GameOption<Game<?>> lifted(GameOption<P> option) {
    return GameOption.lazy(option.move(), () -> new Game<>(rules, option.after()));
  }

  private Impartial<P> impartial() {
    return (Impartial<P>) rules;
  }

  void requireImpartial() {
    if (!(rules instanceof Impartial<P>) || rules instanceof Misere<P>) {
      throw new NotationException(rules.id() + " is no impartial game in normal play");
    }
  }

  void requireSummand() {
    if (!isSummand()) {
      throw new NotationException(rules.id() + " is no part of a sum");
    }
  }

  /** Whether a player who has no move here has won: so in misère play. */
  public boolean isWonWithoutMoves() {
    return rules instanceof Impartial<P> impartial
        && impartial.isNextPlayersWin(position, Budget.of(STEPS_WITHOUT_MOVES));
  }
}
