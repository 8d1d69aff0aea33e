package tengen.cgt.catalog;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tengen.cgt.Budget;
import tengen.cgt.GameOption;
import tengen.cgt.Player;
import tengen.cgt.impartial.NormalPlay;
import tengen.cgt.partizan.Partizan;
import tengen.cgt.partizan.PartizanValues;
import tengen.cgt.value.Form;
import tengen.cgt.value.Forms;

/** A component of a sum in normal play, reduced to its value. */
sealed interface Summand {
  /**
   * The value of a component.
   *
   * @param nimber of an impartial game, else 0
   * @param forms of the parts of a partizan game
   */
  record Worth(long nimber, List<Form> forms) {
    static Worth of(long nimber) {
      return new Worth(nimber, List.of());
    }
  }

  /** Returns the current value. */
  Worth worth();

  /** Returns the moves with the value after each; lazy. */
  Stream<GameOption<Worth>> options(Player player);

  /**
   * Returns a move to a smaller nimber than the component's own; empty if the component has no
   * nimber.
   */
  Optional<String> moveTo(long nimber);

  static <P> Summand of(Game<P> component, Forms forms) {
    P position = component.position();
    return switch (component.rules()) {
      case NormalPlay<P> rules -> new ImpartialComponent<>(rules, position, forms.budget());
      case Partizan<P> rules ->
          new PartizanComponent<>(rules, position, new PartizanValues<>(rules, forms));
      default -> throw new IllegalArgumentException("no summand: " + component);
    };
  }

  /** A component that is an impartial game, so it equals a nimber. */
  record ImpartialComponent<P>(NormalPlay<P> rules, P position, Budget budget) implements Summand {
    @Override
    public Worth worth() {
      return Worth.of(rules.nimber(position, budget));
    }

    @Override
    public Stream<GameOption<Worth>> options(Player player) {
      return rules
          .options(position)
          .map(
              option ->
                  new GameOption<>(option.move(), Worth.of(rules.nimber(option.after(), budget))));
    }

    @Override
    public Optional<String> moveTo(long nimber) {
      return rules.moveTo(nimber, position, budget).map(GameOption::move);
    }
  }

  /** A component that is a partizan game; it equals the sum of its parts' canonical forms. */
  record PartizanComponent<P>(Partizan<P> rules, P position, PartizanValues<P> values)
      implements Summand {
    @Override
    public Worth worth() {
      return new Worth(0, values.partValues(position));
    }

    @Override
    public Stream<GameOption<Worth>> options(Player player) {
      return rules
          .options(position, player)
          .map(
              option ->
                  new GameOption<>(option.move(), new Worth(0, values.partValues(option.after()))));
    }

    @Override
    public Optional<String> moveTo(long nimber) {
      return Optional.empty();
    }
  }
}
