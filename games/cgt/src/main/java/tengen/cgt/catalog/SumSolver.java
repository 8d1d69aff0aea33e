package tengen.cgt.catalog;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import tengen.cgt.Budget;
import tengen.cgt.GameOption;
import tengen.cgt.LimitException;
import tengen.cgt.Outcome;
import tengen.cgt.Player;
import tengen.cgt.value.Form;
import tengen.cgt.value.Forms;
import tengen.cgt.value.SumPlay;

/**
 * Solves a sum in normal play by values. All impartial components together are a single nimber of
 * any size; the partizan ones are a list of canonical forms.
 *
 * <p>A nimber larger than the birthday of everything else but numbers is a remote star (Winning
 * Ways, chapter 8). All remote stars have the same outcome and moves between them never help, so
 * the smallest of them replaces the nimber. Numbers do not count, because a number plus a remote
 * star has at least the birthday of the star.
 */
final class SumSolver implements GameSolver {
  private final Forms forms;
  private final SumPlay play;
  private final List<Summand> summands;
  private final List<Summand.Worth> worths;

  /** Computes the values of all components. */
  SumSolver(List<Game<?>> components, Budget budget) {
    forms = new Forms(budget);
    play = new SumPlay(forms);
    summands = components.stream().<Summand>map(each -> Summand.of(each, forms)).toList();
    worths = summands.stream().map(Summand::worth).toList();
  }

  @Override
  public Outcome outcome() {
    return Outcome.of(isWonBy(Player.LEFT, worths), isWonBy(Player.RIGHT, worths));
  }

  @Override
  public Optional<GameValue> value() {
    long nimber = nimber(worths);
    List<Form> others = forms(worths);
    if (others.isEmpty()) {
      return Optional.of(GameValue.ofNimber(nimber));
    }
    Form sum = others.stream().reduce(formOf(nimber, forms), Form::plus);
    return Optional.of(GameValue.of(sum));
  }

  /**
   * Returns the canonical form of a nimber.
   *
   * @throws LimitException if the nimber is too large for a form
   */
  static Form formOf(long nimber, Forms forms) {
    if (Long.compareUnsigned(nimber, Integer.MAX_VALUE) > 0) {
      throw new LimitException(
          "*" + Long.toUnsignedString(nimber) + " cannot be added to other values");
    }
    return forms.nimber((int) nimber);
  }

  @Override
  public Optional<SumMove> winningMove(Player mover) {
    return isWonBy(mover, worths)
        ? Stream.concat(movesInPartizanComponents(mover), movesInImpartialComponents(mover))
            .findFirst()
        : Optional.empty();
  }

  private Stream<SumMove> movesInPartizanComponents(Player mover) {
    return indices()
        .filter(index -> summands.get(index) instanceof Summand.PartizanComponent)
        .flatMap(index -> winningOptions(index, mover, Long.MAX_VALUE));
  }

  /**
   * Returns the winning moves in impartial components, which together are one heap of Nim: a move
   * for each smaller nimber that wins.
   */
  private Stream<SumMove> movesInImpartialComponents(Player mover) {
    long nimber = nimber(worths);
    List<Form> others = forms(worths);
    return LongStream.iterate(
            0,
            target ->
                Long.compareUnsigned(target, nimber) < 0 && target <= nearestRemoteStar(others),
            target -> target + 1)
        .filter(target -> !isWonBy(mover.other(), others, target))
        .boxed()
        .flatMap(target -> moveBy(nimber ^ target).stream());
  }

  /**
   * Returns a move in an impartial component that makes its nimber smaller and changes it by this
   * nim-difference.
   */
  private Optional<SumMove> moveBy(long difference) {
    return indices()
        .filter(index -> isSmaller(worths.get(index).nimber() ^ difference, index))
        .flatMap(
            index ->
                summands.get(index).moveTo(worths.get(index).nimber() ^ difference).stream()
                    .map(move -> new SumMove(index, move)))
        .findFirst();
  }

  private boolean isSmaller(long nimber, int index) {
    return Long.compareUnsigned(nimber, worths.get(index).nimber()) < 0;
  }

  @Override
  public Stream<SumMove> winningMoves(Player mover, int optionsEach) {
    return indices().flatMap(index -> winningOptions(index, mover, optionsEach));
  }

  private Stream<SumMove> winningOptions(int index, Player mover, long most) {
    return forms
        .budget()
        .stopping(summands.get(index).options(mover))
        .limit(most)
        .filter(option -> !isWonBy(mover.other(), replacing(index, option)))
        .map(option -> new SumMove(index, option.move()));
  }

  private List<Summand.Worth> replacing(int index, GameOption<Summand.Worth> option) {
    List<Summand.Worth> after = new ArrayList<>(worths);
    after.set(index, option.after());
    return after;
  }

  private Stream<Integer> indices() {
    return IntStream.range(0, summands.size()).boxed();
  }

  private boolean isWonBy(Player mover, List<Summand.Worth> sum) {
    return isWonBy(mover, forms(sum), nimber(sum));
  }

  private boolean isWonBy(Player mover, List<Form> others, long nimber) {
    long nearest = nearestRemoteStar(others);
    long star = Long.compareUnsigned(nimber, nearest) < 0 ? nimber : nearest;
    if (star > Integer.MAX_VALUE) {
      throw new LimitException(
          "the sum has *" + star + "; at most *" + Integer.MAX_VALUE + " is solved");
    }
    List<Form> all = new ArrayList<>(others);
    all.add(forms.nimber((int) star));
    return play.isWonBy(mover, all);
  }

  private static long nearestRemoteStar(List<Form> others) {
    try {
      return others.stream()
          .filter(form -> form.number().isEmpty())
          .mapToLong(Form::birthday)
          .reduce(1, Math::addExact);
    } catch (ArithmeticException e) {
      throw new LimitException("the sum of the birthdays exceeds 63 bits", e);
    }
  }

  private static long nimber(List<Summand.Worth> sum) {
    return sum.stream().mapToLong(Summand.Worth::nimber).reduce(0, (one, other) -> one ^ other);
  }

  private static List<Form> forms(List<Summand.Worth> sum) {
    return sum.stream().flatMap(worth -> worth.forms().stream()).toList();
  }
}
