package tengen.proof.verifier;

/** A threat search and the replay of its wins on the same board. */
final class Solver {
  final Replay replay;
  private final Defence defence;
  private final ThreatSearch search;

  Solver(StoneBoard board) {
    defence = new Defence(board);
    replay = new Replay(board, defence);
    search = new ThreatSearch(board, defence, replay);
  }

  boolean wins(int moves, long nodes) {
    defence.limit(nodes);
    replay.startHere();
    return search.finds(moves) && replay.isWon(moves);
  }
}
