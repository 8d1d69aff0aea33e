package tengen.cgt.impartial;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import tengen.cgt.Budget;
import tengen.cgt.LimitException;

/**
 * The theorem by which contests decide misère sums. The player to move wins if the nim-sum is not 0
 * and some part has a value above 1, or if the nim-sum is 0 and no part has. Jia Zhihao, "A brief
 * account of combinatorial games", Chinese team selection paper, 2009, calls it SJ.
 *
 * <p>The theorem holds if every follower of each part has the {@link Genus} of a heap of Nim, and
 * fails for many other games. Its usual premise, that a game is over when all parts have value 0,
 * is too weak.
 *
 * @param claim whether the theorem says that the player to move wins; empty if a part has no nimber
 * @param premise whether its premise is known to hold
 * @param remark the reason
 */
public record SjTheorem(Optional<Boolean> claim, boolean premise, String remark) {
  static <P> SjTheorem of(Impartial<P> game, P position, Budget budget) {
    Optional<Boolean> claim = Optional.empty();
    try {
      claim = claim(game, position, budget);
      Tameness<P> tameness = new Tameness<>(game, budget);
      boolean isTame = tameness.genus(position).isPresent();
      Optional<Tameness.Found<P>> exception = tameness.wild().or(tameness::unlikeNim);
      return new SjTheorem(
          claim,
          isTame && exception.isEmpty(),
          exception
              .map(found -> remark(game, found, isTame))
              .orElse("every position is as in Nim"));
    } catch (LimitException e) {
      return new SjTheorem(claim, false, "its premise is not known: " + e.getMessage());
    }
  }

  private static <P> String remark(Impartial<P> game, Tameness.Found<P> found, boolean isTame) {
    return String.format(
        Locale.ROOT,
        "%s has nimber %d, misere nimber %d%s",
        game.print(found.position()).strip(),
        found.genus().normal(),
        found.genus().misere(),
        isTame ? ", which still adds up as in Nim" : "");
  }

  private static <P> Optional<Boolean> claim(Impartial<P> game, P position, Budget budget) {
    List<Long> nimbers = new ArrayList<>();
    for (P addend : game.addends(position)) {
      OptionalLong nimber = game.normalNimber(addend, budget);
      if (nimber.isEmpty()) {
        return Optional.empty();
      }
      nimbers.add(nimber.getAsLong());
    }
    boolean isLow = nimbers.stream().allMatch(Genus::isLow);
    return Optional.of((nimbers.stream().reduce(0L, Nimbers::add) != 0) != isLow);
  }

  /** Returns a clause: that the theorem holds, or why it does not and what it would say. */
  public String print() {
    if (premise) {
      return "the SJ theorem holds";
    }
    return "the SJ theorem does not apply: "
        + remark
        + claim.map(wins -> "; it says " + (wins ? "N" : "P")).orElse("");
  }
}
