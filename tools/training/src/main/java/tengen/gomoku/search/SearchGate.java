package tengen.gomoku.search;

/** Holds searches back while others need the machine. */
@FunctionalInterface
public interface SearchGate {
  /** A gate that holds nothing back. */
  SearchGate OPEN = () -> {};

  /** Returns when the next search may begin. */
  void pass() throws InterruptedException;
}
