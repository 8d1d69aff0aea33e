package tengen.daemon.archive;

/**
 * Who plays a side.
 *
 * @param name for people; empty: unknown
 * @param engine its id in the configuration; empty: the client plays it
 * @param options of that engine where they are not its usual ones, {@code name=value} a line
 */
public record KeptPlayer(String name, String engine, String options) {
  /** Nothing is known. */
  public static final KeptPlayer UNKNOWN = new KeptPlayer("", "", "");
}
