package tengen.proof.verifier;

import java.time.Duration;
import java.util.function.LongSupplier;
import tengen.proof.verifier.Verification.Slowest;

/**
 * Whether Black wins within the budget after every reply of White's that a node leaves out.
 *
 * <p>A win is looked for as if White passed, and played out after each reply; where it does not
 * win, a win against this reply is looked for and played out.
 */
final class ReplyCheck {
  private final WhiteNode node;
  private final long mostNodes;
  private final LongSupplier nanoClock;
  private final StoneBoard board;
  private final Defence defence;
  private final Replay replay;
  private final ThreatSearch search;

  ReplyCheck(WhiteNode node, long mostNodes, LongSupplier nanoClock) {
    this.node = node;
    this.mostNodes = mostNodes;
    this.nanoClock = nanoClock;
    board = node.board();
    defence = new Defence(board);
    replay = new Replay(board, defence);
    search = new ThreatSearch(board, defence, replay);
  }

  /** All replies are won: how many, and the slowest of them. */
  record Times(int replies, Duration time, Slowest slowest) {}

  Times run() throws FlawException {
    long start = nanoClock.getAsLong();
    startHere();
    search.finds(node.moves());
    int replies = 0;
    Slowest slowest = Slowest.NONE;
    for (int reply = 0; reply < board.points(); reply++) {
      if (board.isEmpty(reply) && !node.children().get(reply)) {
        long replyStart = nanoClock.getAsLong();
        test(reply);
        replies++;
        slowest = slowest.or(new Slowest(since(replyStart), node.text(reply)));
      }
    }
    return new Times(replies, since(start), slowest);
  }

  private Duration since(long start) {
    return Duration.ofNanos(nanoClock.getAsLong() - start);
  }

  private void startHere() {
    replay.startHere();
    defence.limit(mostNodes);
  }

  private void test(int reply) throws FlawException {
    board.place(reply, StoneBoard.WHITE);
    if (board.hasFive(StoneBoard.WHITE)) {
      throw new FlawException(node.text(reply) + ": White has five");
    }
    startHere();
    int moves = node.moves();
    if (!replay.isWon(moves) && !(search.finds(moves) && replay.isWon(moves))) {
      throw new FlawException(
          node.text(reply) + ": no child, and no win of Black's within " + moves + " moves found");
    }
    board.remove(reply);
  }
}
