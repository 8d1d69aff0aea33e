package tengen.cgt.graphs;

import java.util.List;
import java.util.stream.Stream;
import tengen.cgt.GameOption;
import tengen.cgt.Player;
import tengen.cgt.partizan.Partizan;

/**
 * Tokens on a directed acyclic graph, whose arcs belong to Left, Right or both. Any finite partizan
 * game is such a graph. Conway, On Numbers and Games, chapter 7.
 */
final class ColouredGraph implements Partizan<Tokens> {
  @Override
  public String id() {
    return "coloured-graph";
  }

  @Override
  public String notation() {
    return Tokens.NOTATION + "; 0-1L is Left's arc, 0-1R Right's, 0-1 is for both";
  }

  @Override
  public String example() {
    return "0-1L 0-2R 1-3L 1-2R 2-3; tokens 0 2";
  }

  @Override
  public Tokens parse(String text) {
    return Tokens.parse(text).requireNoCycle();
  }

  @Override
  public String print(Tokens position) {
    return position.print();
  }

  @Override
  public Stream<GameOption<Tokens>> options(Tokens position, Player player) {
    return position.options(player);
  }

  @Override
  public List<Tokens> parts(Tokens position) {
    return position.parts();
  }
}
