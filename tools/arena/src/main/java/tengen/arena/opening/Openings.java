package tengen.arena.opening;

import java.util.List;
import tengen.arena.game.Opening;

/**
 * The contents of an opening file.
 *
 * @param faults one line each: {@code FILE:LINE: error; allowed form}
 */
public record Openings(List<Opening> openings, List<String> faults) {
  public Openings {
    openings = List.copyOf(openings);
    faults = List.copyOf(faults);
  }
}
