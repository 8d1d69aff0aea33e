package tengen.cgt.graphs;

import java.util.List;
import tengen.cgt.impartial.Impartial;

/** Every impartial game on graphs. */
public final class GraphGames {
  private GraphGames() {}

  /** New ones. */
  public static List<Impartial<?>> all() {
    return List.of(new GreenHackenbush());
  }
}
