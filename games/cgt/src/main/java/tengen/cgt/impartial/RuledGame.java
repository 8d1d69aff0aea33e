package tengen.cgt.impartial;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Stream;
import tengen.cgt.Budget;
import tengen.cgt.GameOption;
import tengen.cgt.Player;
import tengen.cgt.Remoteness;

/**
 * A game of positions that contain their rules, with its id and notation.
 *
 * @param parser throws {@link tengen.cgt.NotationException}
 * @param printer writes what the parser reads
 */
public record RuledGame<P extends RuledPosition<P>>(
    String id,
    String notation,
    String example,
    Function<String, P> parser,
    Function<P, String> printer)
    implements NormalPlay<P> {

  /**
   * Creates a game whose notation begins with a parameter of the rules and a colon.
   *
   * @param parser gets the parameter and the rest
   */
  public static <P extends RuledPosition<P>> RuledGame<P> withParameter(
      String id,
      String notation,
      String example,
      BiFunction<String, String, P> parser,
      Function<P, String> printer) {
    return new RuledGame<>(
        id,
        notation,
        example,
        text -> {
          ParameterPrefix parts = ParameterPrefix.parse(text, notation);
          return parser.apply(parts.value(), parts.rest());
        },
        printer);
  }

  @Override
  public P parse(String text) {
    return parser.apply(text);
  }

  @Override
  public String print(P position) {
    return printer.apply(position);
  }

  @Override
  public Stream<GameOption<P>> options(P position) {
    return position.options();
  }

  @Override
  public Optional<P> after(P position, Player player, String move) {
    return position.after(move);
  }

  @Override
  public P withoutOrder(P position) {
    return position.withoutOrder();
  }

  @Override
  public long nimber(P position, Budget budget) {
    return position.nimber(budget);
  }

  @Override
  public Optional<GameOption<P>> moveTo(long nimber, P position, Budget budget) {
    return position.moveTo(nimber, budget);
  }

  @Override
  public Optional<Remoteness> remoteness(P position, Budget budget) {
    return position.remoteness(budget);
  }

  @Override
  public List<P> parts(P position) {
    return position.parts();
  }

  @Override
  public List<P> addends(P position) {
    return position.addends();
  }

  @Override
  public Optional<Genus> provedGenus(P part, Budget budget) {
    return part.provedGenus(budget);
  }

  @Override
  public Optional<Remoteness> misereRemoteness(P position, Budget budget) {
    return position.misereRemoteness(budget);
  }
}
