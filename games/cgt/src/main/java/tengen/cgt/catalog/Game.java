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
import tengen.cgt.Sized;
import tengen.cgt.impartial.Genus;
import tengen.cgt.impartial.Impartial;
import tengen.cgt.impartial.Misere;
import tengen.cgt.impartial.NormalPlay;
import tengen.cgt.partizan.Partizan;

/**
 * A position together with its rules.
 *
 * @param <P> the game's positions
 */
public record Game<P>(Ruleset<P> rules, P position) implements Sized {
  /** Maximum steps to find the winner of a position without moves. */
  private static final long MAX_STEPS_WITHOUT_MOVES = 100_000;

  /** Memory of a game and a position without parts, as the number of parts that take as much. */
  private static final int OWN_PARTS = 24;

  @Override
  public int size() {
    return OWN_PARTS + Sized.of(position);
  }

  /** Returns the id and the position, as {@link Catalog#parse} reads them. */
  public String print() {
    return (rules.id() + " " + rules.print(position)).strip();
  }

  static <P> Game<P> parse(Ruleset<P> rules, String text) {
    return new Game<>(rules, rules.parse(text));
  }

  /** Returns every legal move of a player; lazy. */
  public Stream<GameOption<Game<?>>> options(Player player) {
    return rules
        .options(position, player)
        .map(option -> GameOption.lazy(option.move(), () -> new Game<>(rules, option.after())));
  }

  /** Returns the game after a move; empty if the move is illegal. */
  public Optional<Game<?>> after(Player player, String move) {
    try {
      return rules.after(position, player, move).map(after -> new Game<>(rules, after));
    } catch (NotationException _) { // a number beyond 64 bits
      return Optional.empty();
    }
  }

  /** Returns a representative of all games that differ only in the order of their parts. */
  public Game<P> withoutOrder() {
    return new Game<>(rules, rules.withoutOrder(position));
  }

  /** Returns whether the game has a value and so may be part of a sum. */
  public boolean isSummand() {
    return rules instanceof NormalPlay<P> || rules instanceof Partizan<P>;
  }

  /** Returns every move of an impartial game. */
  Stream<GameOption<Game<?>>> options() {
    return options(Player.LEFT);
  }

  boolean isOver() {
    return options().findAny().isEmpty();
  }

  /** Returns the games that an impartial game is the sum of. */
  List<Game<?>> parts() {
    return impartial().parts(position).stream()
        .<Game<?>>map(part -> new Game<>(rules, part))
        .toList();
  }

  /** Returns games whose nimbers add up to that of an impartial game. */
  List<Game<?>> addends() {
    return impartial().addends(position).stream()
        .<Game<?>>map(addend -> new Game<>(rules, addend))
        .toList();
  }

  OptionalLong nimber(Budget budget) {
    return impartial().normalNimber(position, budget);
  }

  /** Returns the moves that make the nimber smaller and change it by this nim-difference. */
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

  /** Returns whether the player to move wins by the game's {@link MisereRule}. */
  boolean isWonByMisereRule() {
    return impartial().misereRule(position).orElseThrow().isNextPlayersWin(position);
  }

  /** Returns the moves that the game's {@link MisereRule} suggests to try first. */
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
      throw new NotationException(rules.id() + " is not an impartial game in normal play");
    }
  }

  void requireSummand() {
    if (!isSummand()) {
      throw new NotationException(rules.id() + " cannot be a part of a sum");
    }
  }

  /** Returns whether a player without a move has won, as in misère play. */
  public boolean isWonWithoutMoves() {
    return rules instanceof Impartial<P> impartial
        && impartial.isNextPlayersWin(position, Budget.of(MAX_STEPS_WITHOUT_MOVES));
  }
}
