package tengen.cgt.catalog;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tengen.cgt.Budget;
import tengen.cgt.LimitException;
import tengen.cgt.NotationException;
import tengen.cgt.Option;
import tengen.cgt.Outcome;
import tengen.cgt.Player;
import tengen.cgt.impartial.Impartial;
import tengen.cgt.impartial.Nimbers;
import tengen.cgt.impartial.NormalPlay;
import tengen.cgt.partizan.Partizan;
import tengen.cgt.partizan.Values;
import tengen.cgt.value.Form;
import tengen.cgt.value.Forms;
import tengen.cgt.value.SumPlay;
import tengen.cgt.value.Thermograph;

/** Values and winning moves of games and of sums. Confined to one thread. */
public final class Appraiser {
  private final Budget budget;

  /** Within a budget. */
  public Appraiser(Budget budget) {
    this.budget = budget;
  }

  /**
   * Of one game, or of a sum, whose moves are written with the number of the part: {@code 2:1-3}. A
   * game with a nimber that is not known may still have an outcome that is.
   *
   * @throws LimitException it is not known within the budget
   * @throws NotationException a part of the sum is no part of any sum
   */
  public Appraisal appraise(List<Game<?>> parts) {
    if (parts.size() == 1 && parts.getFirst().rules() instanceof Impartial<?>) {
      return alone(parts.getFirst());
    }
    return parts.stream().allMatch(part -> part.rules() instanceof NormalPlay<?>)
        ? sumOfNimbers(parts)
        : sumOfForms(parts);
  }

  private <P> Appraisal alone(Game<P> game) {
    Impartial<P> rules = (Impartial<P>) game.rules();
    return impartial(
        knownNimber(game),
        rules.outcome(game.position(), budget),
        rules.winningMove(game.position(), budget).map(Option::move));
  }

  private <P> Optional<String> knownNimber(Game<P> game) {
    try {
      return game.rules() instanceof NormalPlay<P>
          ? Optional.of(Nimbers.print(nimber(game)))
          : Optional.empty();
    } catch (LimitException e) {
      return Optional.empty();
    }
  }

  private static Appraisal impartial(
      Optional<String> value, Outcome outcome, Optional<String> move) {
    return new Appraisal(value, outcome, Optional.empty(), move, move);
  }

  private Appraisal sumOfNimbers(List<Game<?>> parts) {
    List<Long> nimbers = parts.stream().map(this::nimber).toList();
    long sum = nimbers.stream().reduce(0L, Nimbers::add);
    Optional<String> move =
        IntStream.range(0, parts.size())
            .filter(part -> Long.compareUnsigned(nimbers.get(part) ^ sum, nimbers.get(part)) < 0)
            .boxed()
            .findFirst()
            .flatMap(
                part ->
                    moveTo(nimbers.get(part) ^ sum, parts.get(part))
                        .map(each -> numbered(part, each, parts.size())));
    return impartial(Optional.of(Nimbers.print(sum)), Outcome.of(sum != 0, sum != 0), move);
  }

  private <P> long nimber(Game<P> game) {
    return ((NormalPlay<P>) game.rules()).nimber(game.position(), budget);
  }

  private <P> Optional<String> moveTo(long nimber, Game<P> game) {
    return ((NormalPlay<P>) game.rules()).moveTo(nimber, game.position(), budget).map(Option::move);
  }

  private static String numbered(int part, String move, int parts) {
    return parts == 1 ? move : part + 1 + ":" + move;
  }

  private Appraisal sumOfForms(List<Game<?>> games) {
    Forms forms = new Forms(budget);
    List<Part> parts = games.stream().<Part>map(game -> part(game, forms)).toList();
    List<Form> values = parts.stream().map(Part::value).toList();
    SumPlay play = new SumPlay(forms);
    Form sum = values.stream().reduce(forms.zero(), Form::plus);
    Thermograph heat = sum.thermograph();
    return new Appraisal(
        Optional.of(sum.toString()),
        sum.outcome(),
        Optional.of(new Appraisal.Heat(heat.mean().toString(), heat.temperature().toString())),
        winningMove(Player.LEFT, parts, values, play),
        winningMove(Player.RIGHT, parts, values, play));
  }

  private static <P> Part part(Game<P> game, Forms forms) {
    return switch (game.rules()) {
      case Partizan<P> rules ->
          new Part.OfPartizan<>(rules, game.position(), new Values<>(rules, forms));
      case NormalPlay<P> rules -> new Part.OfNormalPlay<>(rules, game.position(), forms);
      default -> throw new NotationException(game.rules().id() + " is no part of a sum");
    };
  }

  private static Optional<String> winningMove(
      Player mover, List<Part> parts, List<Form> values, SumPlay play) {
    return IntStream.range(0, parts.size())
        .boxed()
        .flatMap(
            part ->
                parts
                    .get(part)
                    .choices(mover)
                    .filter(
                        choice -> !play.isWonBy(mover.other(), with(values, part, choice.after())))
                    .map(choice -> numbered(part, choice.move(), parts.size())))
        .findFirst();
  }

  private static List<Form> with(List<Form> values, int part, Form after) {
    List<Form> changed = new ArrayList<>(values);
    changed.set(part, after);
    return changed;
  }
}
