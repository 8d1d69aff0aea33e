package tengen.figures;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.IntStream;
import tengen.engine.Engine;
import tengen.engine.EngineSettings;
import tengen.game.GameRules;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.gomoku.ExperimentHost;
import tengen.gomoku.proof.ProofFactory;
import tengen.proof.tree.Proof;
import tengen.proof.tree.ProofIndex;
import tengen.proof.tree.ProofNode.Black;
import tengen.proof.tree.ProofNode.Copy;
import tengen.proof.tree.ProofNode.Move;
import tengen.proof.tree.ProofNode.Reply;
import tengen.proof.tree.ProofNode.White;
import tengen.proof.tree.ProofStones;
import tengen.proof.tree.ShippedProof;
import tengen.search.Goal;
import tengen.search.Limits;
import tengen.search.RunningSearch;

/**
 * Measures the CPU time of {@code gomoku-proof}. For each root, measures moves after replies that
 * the tree leaves out, all or drawn at random; then totals, and moves in the tree. A move that
 * takes more than {@value #SLOW_MILLIS} ms is repeated {@value #REPEATS} times, since the machine
 * may have been busy, and counts with its median.
 *
 * <p>{@code ProofTimes REPLIES} measures so many for each root; {@code ProofTimes all} all of them.
 */
public final class ProofTimes {
  private static final long SLOW_MILLIS = 10;
  private static final int REPEATS = 5;
  private static final GameRules RULES = ExperimentHost.referee("gomoku-freestyle");

  private final ThreadMXBean clock = ManagementFactory.getThreadMXBean();
  private final Random random = new Random(1);
  private final Engine engine;
  private final int size;

  private ProofTimes(Engine engine, int size) {
    this.engine = engine;
    this.size = size;
  }

  /** A position in the tree with White to move, and the replies that the tree contains. */
  private record Node(List<Integer> line, List<Integer> replies) {}

  /** A reply after which Black's move is requested. */
  private record Query(Node node, int reply) {}

  /** Takes the argument given in the class comment. */
  public static void main(String[] arguments) throws Exception {
    long before = usedBytes();
    var index = new ProofIndex(ShippedProof.read());
    System.out.printf("memory of the tree: %d KiB%n", (usedBytes() - before) >> 10);
    try (Engine engine =
        new ProofFactory()
            .create(new EngineSettings(1, 1 << 20, 1, Map.of()), ExperimentHost.context())) {
      new ProofTimes(engine, index.size())
          .run(
              ShippedProof.read(),
              arguments[0].equals("all")
                  ? OptionalInt.empty()
                  : OptionalInt.of(Integer.parseInt(arguments[0])));
    }
  }

  private static long usedBytes() {
    for (int i = 0; i < 3; i++) {
      System.gc();
    }
    return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
  }

  private void run(Proof proof, OptionalInt drawn) throws Exception {
    List<Long> all = new ArrayList<>();
    List<Long> inTree = new ArrayList<>();
    for (Proof.Root root : proof.roots()) {
      List<Node> nodes = new ArrayList<>();
      add(root.node(), new ArrayList<>(root.line()), nodes);
      List<Long> left = times(asked(nodes, this::leftOut, drawn));
      inTree.addAll(times(asked(nodes, Node::replies, drawn)));
      print(text(root.line()), left);
      all.addAll(left);
    }
    print("left out, all roots", all);
    print("in the tree", inTree);
  }

  /** Returns replies at random nodes, or every reply. */
  private List<Query> asked(
      List<Node> nodes, Function<Node, List<Integer>> replies, OptionalInt drawn) {
    if (drawn.isEmpty()) {
      return nodes.stream()
          .flatMap(node -> replies.apply(node).stream().map(reply -> new Query(node, reply)))
          .toList();
    }
    List<Query> asked = new ArrayList<>();
    for (int i = 0; i < drawn.getAsInt(); i++) {
      Node node = nodes.get(random.nextInt(nodes.size()));
      List<Integer> points = replies.apply(node);
      if (!points.isEmpty()) {
        asked.add(new Query(node, points.get(random.nextInt(points.size()))));
      }
    }
    return asked;
  }

  private List<Long> times(List<Query> asked) throws Exception {
    List<Long> times = new ArrayList<>();
    for (Query each : asked) {
      Position position = after(each.node(), each.reply());
      long nanos = nanos(position);
      if (nanos > SLOW_MILLIS * 1_000_000) {
        long first = nanos;
        nanos = medianNanos(position);
        System.out.printf(
            "%.2f ms, at first %.2f: %s %s%n",
            nanos / 1e6,
            first / 1e6,
            text(each.node().line()),
            ProofStones.text(size, each.reply()));
      }
      times.add(nanos);
    }
    return times;
  }

  private long medianNanos(Position position) throws Exception {
    long[] times = new long[REPEATS];
    for (int i = 0; i < REPEATS; i++) {
      times[i] = nanos(position);
    }
    Arrays.sort(times);
    return times[REPEATS / 2];
  }

  private String text(List<Integer> line) {
    return String.join(" ", line.stream().map(point -> ProofStones.text(size, point)).toList());
  }

  private static void add(Black node, List<Integer> line, List<Node> nodes) {
    switch (node) {
      case Copy _ -> {
        // The original covers it.
      }
      case Move(var _, int point, White next) -> {
        line.add(point);
        nodes.add(new Node(List.copyOf(line), next.children().stream().map(Reply::point).toList()));
        for (Reply reply : next.children()) {
          line.add(reply.point());
          add(reply.next(), line, nodes);
          line.removeLast();
        }
        line.removeLast();
      }
    }
  }

  /** Returns the replies that the tree leaves out. */
  private List<Integer> leftOut(Node node) {
    return IntStream.range(0, size * size)
        .filter(point -> !node.line().contains(point) && !node.replies().contains(point))
        .boxed()
        .toList();
  }

  private Position after(Node node, int reply) {
    Position position = RULES.start(Setup.Board.empty(size, size));
    for (int point : node.line()) {
      position = RULES.play(position, place(point));
    }
    return RULES.play(position, place(reply));
  }

  private Place place(int point) {
    return new Place(point % size, point / size);
  }

  private long nanos(Position position) throws Exception {
    long start = clock.getCurrentThreadCpuTime();
    engine.search(position, Goal.BEST_MOVE, RunningSearch.start(Limits.NONE));
    return clock.getCurrentThreadCpuTime() - start;
  }

  private static void print(String what, List<Long> nanos) {
    Collections.sort(nanos);
    System.out.printf(
        "%s: %d moves, median %.2f ms, p99 %.2f ms, slowest %.2f ms%n",
        what,
        nanos.size(),
        nanos.get(nanos.size() / 2) / 1e6,
        nanos.get(nanos.size() * 99 / 100) / 1e6,
        nanos.getLast() / 1e6);
  }
}
