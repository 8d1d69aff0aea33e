package tengen.cgt.graphs;

import java.util.stream.Stream;
import tengen.cgt.GameOption;
import tengen.cgt.NotationException;
import tengen.cgt.Player;
import tengen.cgt.loopy.Loopy;

/**
 * Tokens on a directed graph that may have cycles. The player without a move loses; an endless game
 * is a draw. Winning Ways, chapters 11 and 12.
 */
final class LoopyGraph implements Loopy<Tokens> {
  @Override
  public String id() {
    return "loopy-graph";
  }

  @Override
  public String notation() {
    return Tokens.NOTATION + "; 0-1L is Left's arc, 0-1R Right's; cycles are allowed";
  }

  @Override
  public String example() {
    return "0-1 1-0 1-2 2-3 0-3; tokens 0";
  }

  @Override
  public Tokens parse(String text) {
    Tokens tokens = Tokens.parse(text);
    if (tokens.graph().arcs().stream().anyMatch(arc -> arc.to().size() > 1)) {
      throw new NotationException(
          "an arc of loopy-graph leads to one vertex, so that tokens do not increase");
    }
    return tokens;
  }

  @Override
  public String print(Tokens position) {
    return position.print();
  }

  @Override
  public Stream<GameOption<Tokens>> options(Tokens position, Player player) {
    return position.options(player);
  }
}
