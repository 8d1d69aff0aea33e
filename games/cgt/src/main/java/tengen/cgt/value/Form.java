package tengen.cgt.value;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tengen.cgt.Outcome;
import tengen.cgt.Player;

/**
 * A game {L|R} in canonical form: no option is dominated, none reversible. Equal games of one
 * {@link Forms} are one object. Confined to the thread of its {@link Forms}; games of different
 * ones do not mix.
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

  /** Of canonical options that make no {@link NumberUpStar}: there are some on both sides. */
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

  /** Canonical options of a player; those of a large nimber are made when first asked for. */
  public List<Form> options(Player player) {
    return player == Player.LEFT ? options().left() : options().right();
  }

  /** The number that this is. */
  public Optional<Dyadic> number() {
    return numberUpStar().filter(NumberUpStar::isNumber).map(NumberUpStar::number);
  }

  /** n if this is *n; the number 0 is *0. */
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

  /** With the players' roles exchanged. */
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

  /** Whether Left, moving second, does at least as well in the other. */
  public boolean isAtMost(Form other) {
    return forms.comparison().isAtMost(this, other);
  }

  /** Left is greater. */
  public Relation relationTo(Form other) {
    return Relation.of(isAtMost(other), other.isAtMost(this));
  }

  /** Who wins. */
  public Outcome outcome() {
    return switch (relationTo(forms.zero())) {
      case GREATER -> Outcome.LEFT;
      case LESS -> Outcome.RIGHT;
      case EQUAL -> Outcome.PREVIOUS;
      case CONFUSED -> Outcome.NEXT;
    };
  }

  /** The number that is reached when Left starts and both do their best. */
  public Dyadic leftStop() {
    return leftStop;
  }

  /** The number that is reached when Right starts and both do their best. */
  public Dyadic rightStop() {
    return rightStop;
  }

  /** The height of its tree: 0 is born on day 0. */
  public long birthday() {
    return birthday;
  }

  /** Mean and temperature, and the walls that lead there. */
  public Thermograph thermograph() {
    return forms.thermographs().of(this);
  }

  /** As {@link Forms#parse} reads it: {@code {1|-1/2}}. */
  @Override
  public String toString() {
    return FormPrinter.print(this);
  }
}
