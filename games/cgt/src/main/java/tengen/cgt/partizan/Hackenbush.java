package tengen.cgt.partizan;

import java.util.List;
import java.util.stream.Stream;
import tengen.cgt.GameOption;
import tengen.cgt.Player;

/**
 * Hackenbush in blue, red and green. Left cuts a blue or green edge, Right a red or green one;
 * everything that is not connected with the ground, vertex 0, any more falls. Winning Ways, chapter
 * 1.
 */
public final class Hackenbush implements Partizan<Graph> {
  public Hackenbush() {}

  @Override
  public String id() {
    return "hackenbush";
  }

  @Override
  public String notation() {
    return "edges from-toC, C being B (Left's), R (Right's) or G, the ground being 0: 0-1B 1-2R;"
        + " a string from the ground up: BRG; nothing: 0; a move names the edge: 1-2R";
  }

  @Override
  public String example() {
    return "0-1B 1-2R 1-3B 0-4G";
  }

  @Override
  public Graph parse(String text) {
    return Graph.parse(text);
  }

  @Override
  public String print(Graph position) {
    return position.toString();
  }

  @Override
  public Stream<GameOption<Graph>> options(Graph position, Player player) {
    char enemy = player == Player.LEFT ? 'R' : 'B';
    return position.edges().stream()
        .distinct()
        .filter(edge -> edge.colour() != enemy)
        .map(edge -> GameOption.lazy(edge.toString(), () -> position.without(edge)));
  }

  /** Returns the parts that are connected above the ground. */
  @Override
  public List<Graph> parts(Graph position) {
    return position.components();
  }
}
