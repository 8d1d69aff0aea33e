package tengen.config;

/**
 * What applies when a client sends no time, and the safety margins for the time it sends.
 *
 * @param turnMs for one turn of a client that sent no time; 1 to 86,400,000
 * @param overheadMs kept back from every turn, for the way to the client; 0 to 60,000
 * @param reserveMs kept back from the time for the whole game; 0 to 600,000
 */
public record TimeProfile(long turnMs, long overheadMs, long reserveMs) {
  /** The profile that always exists and that listeners have unless they name another. */
  public static final String CASUAL = "casual";

  /** Five seconds a turn. */
  public static final TimeProfile DEFAULT = new TimeProfile(5000, 50, 200);
}
