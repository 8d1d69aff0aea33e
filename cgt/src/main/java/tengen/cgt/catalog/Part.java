package tengen.cgt.catalog;

import java.util.stream.LongStream;
import java.util.stream.Stream;
import tengen.cgt.Budget;
import tengen.cgt.LimitException;
import tengen.cgt.Player;
import tengen.cgt.impartial.NormalPlay;
import tengen.cgt.partizan.Partizan;
import tengen.cgt.partizan.Values;
import tengen.cgt.value.Form;
import tengen.cgt.value.Forms;

/** A component of a sum of partizan games, nimbers among them. */
sealed interface Part {
  /** A legal move and the value of what it leaves. */
  record Choice(String move, Form after) {}

  /** Its canonical form. */
  Form value();

  /** Moves of a player that decide whether some move wins, lazily. */
  Stream<Choice> choices(Player player);

  /** A position under partizan rules. */
  record OfPartizan<P>(Partizan<P> rules, P position, Values<P> values) implements Part {
    @Override
    public Form value() {
      return values.value(position);
    }

    @Override
    public Stream<Choice> choices(Player player) {
      return rules
          .options(position, player)
          .map(option -> new Choice(option.move(), values.value(option.after())));
    }
  }

  /** A position that equals a nimber; larger ones than its own are never worth a move. */
  record OfNormalPlay<P>(NormalPlay<P> rules, P position, Forms forms) implements Part {
    private static final long LARGEST = 10_000;

    @Override
    public Form value() {
      return forms.nimber((int) nimber());
    }

    private long nimber() {
      long nimber = rules.nimber(position, forms.budget());
      if (Long.compareUnsigned(nimber, LARGEST) > 0) {
        throw new LimitException("a nimber above " + LARGEST + " beside partizan games");
      }
      return nimber;
    }

    @Override
    public Stream<Choice> choices(Player player) {
      Budget budget = forms.budget();
      return LongStream.range(0, nimber())
          .boxed()
          .flatMap(
              smaller ->
                  rules.moveTo(smaller, position, budget).stream()
                      .map(option -> new Choice(option.move(), forms.nimber(smaller.intValue()))));
    }
  }
}
