package tengen.jobs;

import java.io.IOException;

/**
 * Generates the units of a job one by one, so that they need not fit in memory.
 *
 * @param <X> further exceptions
 */
public interface UnitSource<X extends Exception> {
  /** Receives the units of a source. */
  interface Sink {
    /** Adds a unit. */
    void add(Unit unit) throws IOException;
  }

  /** Adds all units to the sink. */
  void addTo(Sink sink) throws IOException, X;
}
