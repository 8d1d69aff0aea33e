package tengen.daemon.session;

import java.util.List;

/**
 * The progress of an open session.
 *
 * @param engines ids of the engines it has used, in the order of their first use
 * @param moves number of moves by engines
 */
public record SessionProgress(List<String> engines, int moves, double ageSeconds) {
  public SessionProgress {
    engines = List.copyOf(engines);
  }
}
