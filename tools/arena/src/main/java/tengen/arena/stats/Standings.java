package tengen.arena.stats;

import java.util.Comparator;
import java.util.List;
import tengen.arena.game.GameResult;

/**
 * All contestants of a match so far. A value: the same games, in whatever order, give the same
 * standings.
 *
 * @param contestants in the order of the match
 */
public record Standings(List<Standing> contestants) {
  public Standings {
    contestants = List.copyOf(contestants);
  }

  /** Before the first game. */
  public static Standings of(List<String> names) {
    return new Standings(names.stream().map(Standing::of).toList());
  }

  /** After one more game. */
  public Standings plus(GameResult game) {
    return new Standings(contestants.stream().map(each -> each.plus(game)).toList());
  }

  /** The best score first; equal ones in the order of the match. */
  public List<Standing> ranked() {
    return contestants.stream()
        .sorted(Comparator.comparingDouble(each -> -each.results().games().counts().mean()))
        .toList();
  }
}
