package tengen.proof.verifier;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadFactory;
import java.util.function.LongSupplier;
import java.util.function.UnaryOperator;
import tengen.proof.verifier.Verification.Flawed;
import tengen.proof.verifier.Verification.Right;
import tengen.proof.verifier.Verification.Slowest;

/**
 * Verifies a proof that Black wins: checks the form of its tree, and that Black wins after each
 * reply that the tree leaves out.
 *
 * @param threads that test replies
 * @param mostNodes maximum number of positions to search for a reply; a proof that needs more is
 *     rejected
 * @param nanoClock for the reported times
 */
public record ProofVerifier(int threads, long mostNodes, LongSupplier nanoClock) {

  /**
   * Verifies the whole tree, and the other replies at randomly chosen White nodes.
   *
   * @param sample number of White nodes to choose; all if there are no more
   * @param seed of the choice
   */
  public Verification verify(byte[] file, int sample, long seed) throws InterruptedException {
    return verify(file, nodes -> drawn(nodes, sample, seed));
  }

  /**
   * Verifies the whole tree, and the other replies at a range of White nodes in preorder.
   *
   * @param from number of the first node, from 0
   * @param to number after the last
   */
  public Verification verifyRange(byte[] file, int from, int to) throws InterruptedException {
    return verify(file, nodes -> nodes.subList(from, to));
  }

  /** Verifies only the tree. */
  public Verification tree(byte[] file) throws InterruptedException {
    return verifyRange(file, 0, 0);
  }

  private Verification verify(byte[] file, UnaryOperator<List<WhiteNode>> tested)
      throws InterruptedException {
    try {
      PackedProof proof = PackedProof.read(file);
      ProofTree tree = ProofTree.of(proof);
      return test(tested.apply(List.copyOf(tree.whiteNodes)), proof, tree);
    } catch (FlawException flaw) {
      return new Flawed(String.valueOf(flaw.getMessage()));
    }
  }

  private static List<WhiteNode> drawn(List<WhiteNode> all, int sample, long seed) {
    if (sample >= all.size()) {
      return all;
    }
    List<WhiteNode> nodes = new ArrayList<>(all);
    Collections.shuffle(nodes, new Random(seed));
    nodes = nodes.subList(0, sample);
    nodes.sort(Comparator.comparingInt(WhiteNode::number));
    return nodes;
  }

  /** Tests the nodes in parallel and collects the results in preorder. */
  private Right test(List<WhiteNode> nodes, PackedProof proof, ProofTree tree)
      throws FlawException, InterruptedException {
    ThreadFactory named = Thread.ofPlatform().daemon().name("proof-verifier-", 0).factory();
    ExecutorService pool = Executors.newFixedThreadPool(threads, named);
    try {
      List<Future<ReplyCheck.Times>> tested = new ArrayList<>();
      for (WhiteNode node : nodes) {
        tested.add(pool.submit(() -> new ReplyCheck(node, mostNodes, nanoClock).run()));
      }
      long replies = 0;
      Slowest leaf = Slowest.NONE;
      Slowest reply = Slowest.NONE;
      for (int i = 0; i < nodes.size(); i++) {
        ReplyCheck.Times times = tested.get(i).get();
        replies += times.replies();
        reply = reply.or(times.slowest());
        if (nodes.get(i).children().isEmpty()) {
          leaf = leaf.or(new Slowest(times.time(), nodes.get(i).text()));
        }
      }
      return new Right(
          proof.subject(),
          proof.nodes(),
          proof.copies(),
          tree.leaves,
          tree.whiteNodes.size(),
          nodes.size(),
          replies,
          leaf,
          reply);
    } catch (ExecutionException e) {
      if (e.getCause() instanceof FlawException flaw) {
        throw flaw;
      }
      if (e.getCause() instanceof Error error) {
        throw error;
      }
      throw new IllegalStateException(e.getCause());
    } finally {
      pool.shutdownNow();
    }
  }
}
