package tengen.cgt.value;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tengen.cgt.Outcome;
import tengen.cgt.Player;

/**
 * A game {L|R} in canonical form: no option is dominated and none reversible. Equal games of the
 * same {@link Forms} are the same object. Confined to the thread of its {@link Forms}; games of
 * different {@link Forms} must not be mixed.
 */
public final class Form {
  private final Forms forms;
  private final int id;
  private final @Nullable NumberUpStar numberUpStar;
  private final Dyadic leftStop;
  private final Dyadic rightStop;
  private final long birthday;
  private @Nullable Options options;
  private @Nullable Form negative;

  Form(Forms forms, int id, NumberUpStar numberUpStar) {
    this.forms = forms;
    this.id = id;
    this.numberUpStar = numberUpStar;
    leftStop = numberUpStar.number();
    rightStop = leftStop;
    birthday = numberUpStar.birthday();
  }

  /**
   * Creates a game by its canonical options, some on both sides, which is not a {@link
   * NumberUpStar}.
   */
  Form(Forms forms, int id, Options options) {
    this.forms = forms;
    this.id = id;
    this.numberUpStar = null;
    this.options = options;
    leftStop = options.left().stream().map(Form::rightStop).reduce(Dyadic::max).orElseThrow();
    rightStop = options.right().stream().map(Form::leftStop).reduce(Dyadic::min).orElseThrow();
    birthday = 1 + Math.max(lastBirthday(options.left()), lastBirthday(options.right()));
  }

  private static long lastBirthday(List<Form> options) {
    return options.stream().mapToLong(Form::birthday).max().orElseThrow();
  }

  int id() {
    return id;
  }

  Optional<NumberUpStar> numberUpStar() {
    return Optional.ofNullable(numberUpStar);
  }

  Forms forms() {
    return forms;
  }

  Options options() {
    if (options == null) {
      options = numberUpStar().orElseThrow().options(forms);
    }
    return options;
  }

  /**
   * Returns the canonical options of a player. Those of a large nimber are computed at the first
   * call.
   */
  public List<Form> options(Player player) {
    return player == Player.LEFT ? options().left() : options().right();
  }

  /** Returns the number that equals this game. */
  public Optional<Dyadic> number() {
    return numberUpStar().filter(NumberUpStar::isNumber).map(NumberUpStar::number);
  }

  /** Returns n if this game is *n; the number 0 is *0. */
  public Optional<Integer> nimber() {
    return numberUpStar()
        .filter(found -> found.number().signum() == 0 && found.ups() == 0)
        .map(NumberUpStar::nimber);
  }

  public Form plus(Form other) {
    return forms.sums().sum(this, other);
  }

  public Form minus(Form other) {
    return plus(other.negated());
  }

  /** Returns the game with the players' roles exchanged. */
  public Form negated() {
    if (negative == null) {
      negative =
          numberUpStar == null
              ? forms.depth().deeper(() -> forms.canonical(options().negated()))
              : forms.of(numberUpStar.negated());
      negative.negative = this;
    }
    return negative;
  }

  /**
   * Returns whether this game is at most the other: Left, moving second, does at least as well in
   * the other.
   */
  public boolean isAtMost(Form other) {
    return forms.comparison().isAtMost(this, other);
  }

  /** Returns how this game compares with the other; greater games are better for Left. */
  public Relation relationTo(Form other) {
    return Relation.of(isAtMost(other), other.isAtMost(this));
  }

  /** Returns the outcome. */
  public Outcome outcome() {
    return switch (relationTo(forms.zero())) {
      case GREATER -> Outcome.LEFT;
      case LESS -> Outcome.RIGHT;
      case EQUAL -> Outcome.PREVIOUS;
      case CONFUSED -> Outcome.NEXT;
    };
  }

  /** Returns the left stop: the number reached when Left starts and both play optimally. */
  public Dyadic leftStop() {
    return leftStop;
  }

  /** Returns the right stop: the number reached when Right starts and both play optimally. */
  public Dyadic rightStop() {
    return rightStop;
  }

  /** Returns the height of the game's tree; 0 has birthday 0. */
  public long birthday() {
    return birthday;
  }

  /** Returns the thermograph, with mean and temperature. */
  public Thermograph thermograph() {
    return forms.thermographs().of(this);
  }

  /** Returns the form that {@link Forms#parse} reads: {@code {1|-1/2}}. */
  @Override
  public String toString() {
    return FormPrinter.print(this);
  }
}
