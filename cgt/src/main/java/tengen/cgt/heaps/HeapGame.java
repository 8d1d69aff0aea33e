package tengen.cgt.heaps;

import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import tengen.cgt.Budget;
import tengen.cgt.Option;
import tengen.cgt.Player;
import tengen.cgt.impartial.NormalPlay;
import tengen.cgt.impartial.Parameter;
import tengen.cgt.impartial.WholeNumber;

/** Heaps under rules that are the game's own, or that stand before a colon in each position. */
final class HeapGame implements NormalPlay<Heaps> {
  private final String id;
  private final String notation;
  private final boolean parameter;
  private final Function<String, Heaps> parser;

  private HeapGame(String id, String notation, boolean parameter, Function<String, Heaps> parser) {
    this.id = id;
    this.notation = notation;
    this.parameter = parameter;
    this.parser = parser;
  }

  /** A game with one set of rules. */
  static HeapGame of(String id, String notation, HeapRules rules) {
    return new HeapGame(id, notation, false, text -> new Heaps(rules, WholeNumber.parseAll(text)));
  }

  /** A game whose rules are read from what stands before the colon. */
  static HeapGame withParameter(String id, String notation, Function<String, HeapRules> rules) {
    return new HeapGame(
        id,
        notation,
        true,
        text -> {
          Parameter parts = Parameter.parse(text, notation);
          return new Heaps(rules.apply(parts.value()), WholeNumber.parseAll(parts.rest()));
        });
  }

  @Override
  public String id() {
    return id;
  }

  @Override
  public String notation() {
    return notation;
  }

  @Override
  public Heaps parse(String text) {
    return parser.apply(text);
  }

  @Override
  public String print(Heaps position) {
    String sizes = WholeNumber.print(position.sizes());
    return parameter ? position.rules().parameter() + ": " + sizes : sizes;
  }

  @Override
  public Stream<Option<Heaps>> options(Heaps position) {
    return position.options();
  }

  @Override
  public Optional<Heaps> after(Heaps position, Player player, String move) {
    return position.after(move);
  }

  @Override
  public long nimber(Heaps position, Budget budget) {
    return position.nimber(budget);
  }

  @Override
  public Optional<Option<Heaps>> moveTo(long nimber, Heaps position, Budget budget) {
    return position.movesTo(nimber, budget).findFirst();
  }
}
