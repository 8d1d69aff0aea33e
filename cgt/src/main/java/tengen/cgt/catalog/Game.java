package tengen.cgt.catalog;

import tengen.cgt.Ruleset;

/**
 * A position together with the game that it is of.
 *
 * @param <P> the game's positions
 */
public record Game<P>(Ruleset<P> rules, P position) {
  /** The id and the position, as {@link Catalog#parse} reads them. */
  public String print() {
    return (rules.id() + " " + rules.print(position)).strip();
  }

  static <P> Game<P> parse(Ruleset<P> rules, String text) {
    return new Game<>(rules, rules.parse(text));
  }
}
