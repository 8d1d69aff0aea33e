package tengen.proof.tree;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import tengen.proof.tree.Proof.Budget;
import tengen.proof.tree.Proof.Root;
import tengen.proof.tree.ProofNode.Black;
import tengen.proof.tree.ProofNode.Copy;
import tengen.proof.tree.ProofNode.Move;
import tengen.proof.tree.ProofNode.Reply;
import tengen.proof.tree.ProofNode.White;

/** Random trees, which prove nothing. */
final class RandomProof {
  private static final int MAX_NODES = 400;

  private final Random random;
  private final int size;
  private final List<Integer> moves = new ArrayList<>();
  private int nodes;

  private RandomProof(long seed) {
    random = new Random(seed);
    size = 5 + random.nextInt(11);
  }

  static Proof of(long seed) {
    var proof = new RandomProof(seed);
    List<Root> roots = new ArrayList<>();
    for (int i = 0; i < 1 + seed % 3; i++) {
      ProofStones stones = new ProofStones(proof.size);
      stones.play(proof.empty(stones));
      stones.play(proof.empty(stones));
      roots.add(new Root(stones.line(), proof.black(stones)));
    }
    return new Proof(proof.size, "random " + seed, new Budget(12, 5_000), roots, proof.nodes);
  }

  private int empty(ProofStones stones) {
    int point = random.nextInt(stones.points());
    while (stones.line().contains(point)) {
      point = random.nextInt(stones.points());
    }
    return point;
  }

  private Black black(ProofStones stones) {
    int number = nodes++;
    if (!moves.isEmpty() && (nodes > MAX_NODES || stones.emptyPoints() < 3 || oneIn(4))) {
      return new Copy(number, moves.get(random.nextInt(moves.size())), random.nextInt(8));
    }
    moves.add(number);
    int point = empty(stones);
    stones.play(point);
    White next = white(stones);
    stones.undo();
    return new Move(number, point, next);
  }

  private White white(ProofStones stones) {
    int number = nodes++;
    int children = oneIn(20) ? stones.emptyPoints() : random.nextInt(3);
    List<Integer> replies = new ArrayList<>();
    for (int i = 0; nodes < MAX_NODES && i < Math.min(children, stones.emptyPoints()); i++) {
      int reply = empty(stones);
      if (!replies.contains(reply)) {
        replies.add(reply);
      }
    }
    List<Reply> all = new ArrayList<>();
    for (int reply : ProofWriter.inOrder(replies, stones)) {
      stones.play(reply);
      all.add(new Reply(reply, black(stones)));
      stones.undo();
    }
    return new White(number, all);
  }

  private boolean oneIn(int bound) {
    return random.nextInt(bound) == 0;
  }
}
