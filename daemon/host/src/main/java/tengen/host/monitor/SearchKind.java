package tengen.host.monitor;

/** The kind of a search. */
public enum SearchKind {
  /** A search for a move. */
  MOVE,
  /** An analysis, which yields to searches for moves. */
  ANALYSIS,
  /** An inspection of a topic by an engine. */
  INSPECTION
}
