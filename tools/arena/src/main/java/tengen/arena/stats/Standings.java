package tengen.arena.stats;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import tengen.arena.game.GameResult;

/**
 * Results of all contestants so far. The same games in any order give equal standings.
 *
 * @param contestants in the order of the match
 */
public record Standings(List<Standing> contestants) {
  public Standings {
    contestants = List.copyOf(contestants);
  }

  /** Creates standings without games. */
  public static Standings of(List<String> names) {
    return new Standings(names.stream().map(Standing::of).toList());
  }

  /** Returns the standings with this contestant, who is added last if missing. */
  public Standings with(String name) {
    return contestants.stream().anyMatch(each -> each.name().equals(name))
        ? this
        : new Standings(Stream.concat(contestants.stream(), Stream.of(Standing.of(name))).toList());
  }

  /** Returns the standings after a game. */
  public Standings plus(GameResult game) {
    return new Standings(contestants.stream().map(each -> each.plus(game)).toList());
  }

  /** Returns the contestants by score, best first. Equal ones keep the order of the match. */
  public List<Standing> ranked() {
    return contestants.stream()
        .sorted(Comparator.comparingDouble(each -> -each.results().games().counts().mean()))
        .toList();
  }
}
