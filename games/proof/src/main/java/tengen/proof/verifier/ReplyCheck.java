package tengen.proof.verifier;

import static tengen.proof.verifier.FlawException.require;

import java.time.Duration;
import java.util.Locale;
import java.util.function.LongSupplier;
import tengen.proof.verifier.Verification.Slowest;

/**
 * Checks that Black wins within the budget after every reply that a node leaves out.
 *
 * <p>It searches for a win as if White passed, and plays it out after each reply. If that fails, it
 * searches for a win against this reply and plays that out.
 */
record ReplyCheck(WhiteNode node, long mostNodes, LongSupplier nanoClock) {

  /** The result if all replies are won: their number and the slowest of them. */
  record Times(int replies, Duration time, Slowest slowest) {}

  Times run() throws FlawException {
    long start = nanoClock.getAsLong();
    StoneBoard board = node.board();
    Defence defence = new Defence(board);
    Replay replay = new Replay(board, defence);
    ThreatSearch search = new ThreatSearch(board, defence, replay);
    replay.startHere();
    defence.limit(mostNodes);
    search.finds(node.moves());
    int replies = 0;
    Slowest slowest = Slowest.NONE;
    for (int reply = 0; reply < board.points(); reply++) {
      if (board.isEmpty(reply) && !node.children().get(reply)) {
        long replyStart = nanoClock.getAsLong();
        board.place(reply, StoneBoard.WHITE);
        require(!board.hasFive(StoneBoard.WHITE), node.text(reply) + ": White has five");
        replay.startHere();
        defence.limit(mostNodes);
        require(
            replay.isWon(node.moves())
                || (search.finds(node.moves()) && replay.isWon(node.moves())),
            String.format(
                Locale.ROOT,
                "%s: no child, and no win of Black's within %d moves found",
                node.text(reply),
                node.moves()));
        board.remove(reply);
        replies++;
        slowest = slowest.or(new Slowest(since(replyStart), node.text(reply)));
      }
    }
    return new Times(replies, since(start), slowest);
  }

  private Duration since(long start) {
    return Duration.ofNanos(nanoClock.getAsLong() - start);
  }
}
