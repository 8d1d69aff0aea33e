package tengen.gomoku.solve;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tengen.common.gomoku.WinRule;
import tengen.game.Move.Place;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.gomoku.board.PatternBoards;
import tengen.gomoku.board.Points;
import tengen.gomoku.solve.ThreatSolver.Kind;
import tengen.search.Finding;
import tengen.search.Limits;
import tengen.search.SearchControl;
import tengen.search.Topic;

/**
 * The threat solvers as topics of an engine: {@code vcf}, {@code vct} and {@code strict-vct}, each
 * also with {@code -shortest}, which marks every first move of a shortest win. The topic {@code
 * defences} marks the replies after which no VCT of the opponent is found. Both kinds of VCT use
 * the strict rule, which keeps the list of replies complete. All wins are shortest wins.
 *
 * <p>Keeps the solver and its tables for later questions about boards of the same rule and size.
 */
public final class SolverTopics {
  private static final String SHORTEST = "-shortest";
  private static final String FOURS = "vcf";
  private static final String DEFENCES = "defences";

  private @Nullable ThreatSolver solver;

  /** Creates the topics; the solver is created at the first question. */
  public SolverTopics() {}

  /** Returns all topics. */
  public static List<Topic> all() {
    var topics = new ArrayList<Topic>();
    add(topics, FOURS, "a win by continuous fours");
    add(topics, "vct", "a win by continuous threes and fours");
    add(topics, "strict-vct", "a win that leaves a three or four after every move");
    topics.add(new Topic(DEFENCES, "replies that the opponent has no known vct after", true));
    return topics;
  }

  private static void add(List<Topic> topics, String name, String help) {
    topics.add(new Topic(name, help, true));
    topics.add(new Topic(name + SHORTEST, help + ": every first move of a shortest", true));
  }

  /** Returns true if a topic of this name exists. */
  public static boolean contains(String topic) {
    return all().stream().anyMatch(each -> each.name().equals(topic));
  }

  /**
   * Answers a topic within the limits; {@link Limits#maxDepth} counts the winner's moves. The text
   * is {@code win L nodes N pv x,y x,y …}, {@code none nodes N} or {@code unknown nodes N}. For
   * defences it is {@code D of R nodes N}, where R is the number of legal replies. Each reply may
   * use the node limit divided by the number of points of the board.
   */
  public Finding inspect(
      WinRule rule, Setup.Board stones, Side toMove, String topic, SearchControl control) {
    return topic.equals(DEFENCES)
        ? defences(rule, stones, toMove, control)
        : win(rule, stones, toMove, topic, control);
  }

  private Finding defences(WinRule rule, Setup.Board stones, Side toMove, SearchControl control) {
    Limits limits = control.limits();
    long nodesEach = limits.maxNodes() / ((long) stones.width() * stones.height());
    Defences found =
        solver(rule, stones).defences(toMove, limits.maxDepth(), nodesEach, control::shouldStop);
    var marks =
        found.found().stream().map(reply -> new Finding.Mark(Points.place(reply), "")).toList();
    return new Finding(
        String.format(
            Locale.ROOT, "%d of %d nodes %d", marks.size(), found.replies(), found.nodes()),
        marks);
  }

  private Finding win(
      WinRule rule, Setup.Board stones, Side toMove, String topic, SearchControl control) {
    Limits limits = control.limits();
    boolean all = topic.endsWith(SHORTEST);
    Kind kind = topic.startsWith(FOURS) ? Kind.FOURS : Kind.THREES;
    ThreatSolution solution =
        solver(rule, stones)
            .solve(kind, toMove, limits.maxDepth(), limits.maxNodes(), all, control::shouldStop);
    var marks = solution.firstMoves().stream().map(point -> new Finding.Mark(point, "")).toList();
    return new Finding(text(solution), marks);
  }

  /** Clears the solver's tables. */
  public void clear() {
    if (solver != null) {
      solver.clear();
    }
  }

  private ThreatSolver solver(WinRule rule, Setup.Board stones) {
    ThreatSolver last = solver;
    if (last != null && last.replaceStones(rule, stones)) {
      return last;
    }
    var made = new ThreatSolver(PatternBoards.of(rule, stones));
    solver = made;
    return made;
  }

  private static String text(ThreatSolution solution) {
    String nodes = " nodes " + solution.nodes();
    return switch (solution.outcome()) {
      case WIN -> "win " + solution.moves() + nodes + " pv " + points(solution.line());
      case NONE -> "none" + nodes;
      case UNKNOWN -> "unknown" + nodes;
    };
  }

  private static String points(List<Place> line) {
    return line.stream().map(point -> point.x() + "," + point.y()).collect(Collectors.joining(" "));
  }
}
