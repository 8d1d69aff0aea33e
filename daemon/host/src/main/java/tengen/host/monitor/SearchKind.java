package tengen.host.monitor;

/** What is searched for. */
public enum SearchKind {
  /** A move. */
  MOVE,
  /** An analysis, which makes way for moves. */
  ANALYSIS,
  /** What an engine knows of a topic. */
  INSPECTION
}
