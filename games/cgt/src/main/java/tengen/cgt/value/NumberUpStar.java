package tengen.cgt.value;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tengen.cgt.LimitException;
import tengen.cgt.NotationException;
import tengen.cgt.Player;

/**
 * The sum of a number, some ups and a nimber: {@code 1^2*} is 1 + up + up + star. Sums and
 * comparisons of these need no search. Winning Ways, chapter 3.
 *
 * @param ups number of ups; below 0 of downs
 * @param nimber at least 0
 */
record NumberUpStar(Dyadic number, int ups, int nimber) implements WrittenForm {
  static final NumberUpStar ZERO = new NumberUpStar(Dyadic.ZERO, 0, 0);

  boolean isNumber() {
    return ups == 0 && nimber == 0;
  }

  NumberUpStar plus(NumberUpStar other) {
    return new NumberUpStar(
        number.plus(other.number), countOf((long) ups + other.ups), nimber ^ other.nimber);
  }

  @Override
  public NumberUpStar negated() {
    return new NumberUpStar(number.negated(), -ups, nimber);
  }

  /**
   * Returns whether this is at most 0. Up is positive but confused with star; two ups are greater
   * than star.
   */
  boolean isAtMostZero() {
    if (number.signum() != 0) {
      return number.signum() < 0;
    }
    return ups == 0 ? nimber == 0 : ups < -1 || (ups == -1 && nimber != 1);
  }

  /** Returns the birthday: that of the number plus that of the rest. */
  long birthday() {
    long infinitesimal = ups == 0 ? nimber : upStarBirthday();
    return number.birthday() + infinitesimal;
  }

  /**
   * Returns the birthday of ups and a nimber. Each right option has an up less and the nimber xor
   * 1; up plus star itself has birthday 2.
   */
  private long upStarBirthday() {
    int count = Math.abs(ups);
    int last = count % 2 == 0 ? nimber : nimber ^ 1;
    return (long) count + Math.max(1, last);
  }

  /** Returns the canonical options. */
  Options options(Forms forms) {
    return Options.of(
        options(Player.LEFT).map(each -> each.form(forms)).toList(),
        options(Player.RIGHT).map(each -> each.form(forms)).toList());
  }

  /** Returns a player's canonical options; lazy. */
  @Override
  public Stream<WrittenForm> options(Player player) {
    if (isNumber()) {
      return numberOption(player).stream();
    }
    if (ups == 0) {
      return IntStream.range(0, nimber).mapToObj(each -> new NumberUpStar(number, 0, each));
    }
    return ups > 0
        ? positiveOptions(player)
        : negated().options(player.other()).map(WrittenForm::negated);
  }

  /** Reads the option of a nimber, because there may be 2^31. */
  @Override
  public Optional<WrittenForm> option(Player player, String text) {
    if (ups != 0 || nimber == 0) {
      return WrittenForm.super.option(player, text);
    }
    try {
      return Optional.of(WrittenForm.parse(text))
          .filter(option -> isSmallerNimber(option) && option.toString().equals(text));
    } catch (NotationException _) {
      return Optional.empty();
    }
  }

  private boolean isSmallerNimber(WrittenForm option) {
    return option instanceof NumberUpStar(Dyadic base, int count, int star)
        && base.equals(number)
        && count == 0
        && star < nimber;
  }

  private Optional<WrittenForm> numberOption(Player player) {
    int towards = player == Player.LEFT ? -1 : 1;
    if (number.isInteger() && number.signum() != -towards) {
      return Optional.empty();
    }
    Dyadic step = Dyadic.of(towards, number.exponent());
    return Optional.of(new NumberUpStar(number.plus(step), 0, 0));
  }

  /**
   * Returns the options if ups are positive: {@code ^* = {0,*|0}}, else {@code {0|one up less, xor
   * 1}}. Winning Ways, chapter 3.
   */
  private Stream<WrittenForm> positiveOptions(Player player) {
    NumberUpStar base = new NumberUpStar(number, 0, 0);
    if (player == Player.RIGHT) {
      return Stream.of(new NumberUpStar(number, ups - 1, nimber ^ 1));
    }
    return ups == 1 && nimber == 1
        ? Stream.of(base, new NumberUpStar(number, 0, 1))
        : Stream.of(base);
  }

  /**
   * Returns the value with these canonical options, if there is one. Guesses it by the shape of the
   * options, then compares.
   */
  static Optional<NumberUpStar> having(Options options, Forms forms) {
    return guess(options.left(), options.right())
        .filter(found -> found.options(forms).equals(options));
  }

  private static Optional<NumberUpStar> guess(List<Form> left, List<Form> right) {
    if (left.isEmpty() || right.isEmpty()) {
      return guessInteger(left, right);
    }
    Optional<NumberUpStar> firstLeft = left.getFirst().numberUpStar();
    Optional<NumberUpStar> firstRight = right.getFirst().numberUpStar();
    if (firstLeft.isEmpty() || firstRight.isEmpty()) {
      return Optional.empty();
    }
    return guess(left, right, firstLeft.get(), firstRight.get());
  }

  private static Optional<NumberUpStar> guess(
      List<Form> left, List<Form> right, NumberUpStar firstLeft, NumberUpStar firstRight) {
    Dyadic above = firstLeft.number();
    Dyadic below = firstRight.number();
    int order = above.compareTo(below);
    if (order != 0) {
      return order > 0
          ? Optional.empty()
          : Optional.of(new NumberUpStar(Dyadic.simplestBetween(above, below), 0, 0));
    }
    if (left.equals(right)) {
      return Optional.of(new NumberUpStar(above, 0, left.size()));
    }
    if (left.size() + right.size() == 3) {
      return Optional.of(new NumberUpStar(above, left.size() == 2 ? 1 : -1, 1));
    }
    return left.size() == 1 && firstLeft.isNumber()
        ? Optional.of(firstRight.withAnotherUp())
        : Optional.of(firstLeft.negated().withAnotherUp().negated());
  }

  private static Optional<NumberUpStar> guessInteger(List<Form> left, List<Form> right) {
    if (left.isEmpty() && right.isEmpty()) {
      return Optional.of(ZERO);
    }
    int sign = right.isEmpty() ? 1 : -1;
    Form option = (right.isEmpty() ? left : right).getFirst();
    return option
        .numberUpStar()
        .map(found -> new NumberUpStar(found.number.plus(Dyadic.of(sign)), 0, 0));
  }

  private NumberUpStar withAnotherUp() {
    return new NumberUpStar(number, countOf(ups + 1L), nimber ^ 1);
  }

  private static int countOf(long ups) {
    if (Math.abs(ups) > Integer.MAX_VALUE) {
      throw new LimitException(ups + " ups");
    }
    return (int) ups;
  }

  @Override
  public Form form(Forms forms) {
    return forms.of(this);
  }

  @Override
  public String toString() {
    return FormPrinter.print(this);
  }
}
