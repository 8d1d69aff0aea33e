package tengen.jobs;

import java.io.IOException;

/**
 * Gives the units of a job one after the other, so that nobody needs memory for all of them.
 *
 * @param <X> what else it may throw
 */
public interface UnitSource<X extends Exception> {
  /** Takes each unit of a source. */
  interface Sink {
    /** Takes one. */
    void add(Unit unit) throws IOException;
  }

  /** Gives all units to the sink. */
  void addTo(Sink sink) throws IOException, X;
}
