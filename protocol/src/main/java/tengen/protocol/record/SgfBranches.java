package tengen.protocol.record;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Converts lines, which count nodes, to branches, which count moves: some nodes have no move. Nodes
 * after a line's last move belong to that line, and a line without a move belongs to the line that
 * it leaves.
 */
final class SgfBranches {
  private final List<Line> lines = new ArrayList<>();

  /** Comments and properties of nodes without a move, by the move before them. */
  private final Map<Spot, Words> words = new HashMap<>();

  /**
   * A move.
   *
   * @param line number of its line
   * @param index among the moves of that line
   */
  private record Spot(int line, int index) {}

  /** Collects comments and properties, since many nodes may follow a move. */
  static final class Words {
    private final StringBuilder comment = new StringBuilder();
    private final StringBuilder properties = new StringBuilder();

    void add(String moreComment, String moreProperties) {
      comment.append(comment.isEmpty() || moreComment.isEmpty() ? "" : "\n\n").append(moreComment);
      properties.append(moreProperties);
    }

    String comment() {
      return comment.toString();
    }

    String properties() {
      return properties.toString();
    }
  }

  /** A line of the file. */
  private static final class Line {
    private final int of;
    private final int depth;
    private final int ply;

    /** The last move before the line; empty if there is none. */
    private final Optional<Spot> before;

    private final List<RecordedMove> moves = new ArrayList<>();

    /** For each node, the number of moves of the game up to it. */
    private final List<Integer> plies = new ArrayList<>();

    /** Number of the branch that its moves belong to; set after all lines are read. */
    private int into;

    private Line(SgfLine line, int ply, Optional<Spot> before) {
      this.of = line.of();
      this.depth = line.depth();
      this.ply = ply;
      this.before = before;
    }

    private int ply(int nodes) {
      return plies.get(nodes - depth - 1);
    }

    private int end() {
      return ply + moves.size();
    }

    /** Returns the last of the first moves of the game; empty if there are none. */
    private Optional<Spot> lastMove(int number, int plies) {
      return plies > ply ? Optional.of(new Spot(number, plies - ply - 1)) : before;
    }
  }

  /** Begins a line, whose nodes follow. */
  void begin(SgfLine line) {
    if (lines.isEmpty()) {
      lines.add(new Line(line, 0, Optional.empty()));
    } else {
      Line left = lines.get(line.of());
      int ply = left.ply(line.depth());
      lines.add(new Line(line, ply, left.lastMove(line.of(), ply)));
    }
  }

  /** Adds the moves of the next node, usually one. */
  void add(List<RecordedMove> moves) {
    Line line = lines.getLast();
    line.moves.addAll(moves);
    line.plies.add(line.end());
  }

  /**
   * Adds a comment and properties to the last move before the current node.
   *
   * @return false if there is no move
   */
  boolean annotate(String comment, String properties) {
    Line line = lines.getLast();
    Optional<Spot> spot = line.lastMove(lines.size() - 1, line.end());
    spot.ifPresent(at -> words.computeIfAbsent(at, _ -> new Words()).add(comment, properties));
    return spot.isPresent();
  }

  private void addWords() {
    words.forEach(
        (spot, note) -> {
          List<RecordedMove> moves = lines.get(spot.line).moves;
          RecordedMove move = moves.get(spot.index);
          moves.set(spot.index, move.with(note.comment(), note.properties()));
        });
  }

  /**
   * Returns all branches after all lines have been read; {@link #mainLine} is complete afterwards
   * too.
   */
  List<Branch> branches() {
    addWords();
    List<Line> own = new ArrayList<>(List.of(lines.getFirst()));
    List<Integer> numbers = new ArrayList<>();
    for (Line line : lines.subList(1, lines.size())) {
      line.into = lines.get(line.of).into;
      while (line.into > 0 && line.ply <= own.get(line.into).ply) {
        line.into = numbers.get(line.into - 1);
      }
      Line left = own.get(line.into);
      if (line.ply == left.end()) {
        left.moves.addAll(line.moves);
      } else if (!line.moves.isEmpty()) {
        numbers.add(line.into);
        line.into = own.size();
        own.add(line);
      }
    }
    List<Branch> branches = new ArrayList<>();
    for (int i = 1; i < own.size(); i++) {
      branches.add(new Branch(numbers.get(i - 1), own.get(i).ply, own.get(i).moves));
    }
    return branches;
  }

  /** Returns the moves of the game itself. */
  List<RecordedMove> mainLine() {
    return lines.getFirst().moves;
  }
}
