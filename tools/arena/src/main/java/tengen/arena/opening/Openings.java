package tengen.arena.opening;

import java.util.List;
import tengen.arena.game.Opening;

/**
 * What a file of openings holds.
 *
 * @param faults one line each: {@code FILE:LINE: what is wrong; what is allowed}; empty: none
 */
public record Openings(List<Opening> openings, List<String> faults) {
  public Openings {
    openings = List.copyOf(openings);
    faults = List.copyOf(faults);
  }
}
