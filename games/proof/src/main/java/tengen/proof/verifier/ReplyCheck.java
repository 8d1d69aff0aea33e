package tengen.proof.verifier;

import static tengen.proof.verifier.FlawException.require;

import java.time.Duration;
import java.util.Locale;
import java.util.function.LongSupplier;
import tengen.proof.verifier.Verification.Slowest;

/**
 * Whether Black wins within the budget after every reply of White's that a node leaves out.
 *
 * <p>A win is looked for as if White passed, and played out after each reply; where it does not
 * win, a win against this reply is looked for and played out.
 */
record ReplyCheck(WhiteNode node, long mostNodes, LongSupplier nanoClock) {

  /** All replies are won: how many, and the slowest of them. */
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
