package tengen.cgt.graphs;

import java.util.List;
import tengen.cgt.Ruleset;

/** Every game on graphs, but that in colours which hangs on the ground. */
public final class GraphGames {
  private GraphGames() {}

  /** New ones. */
  public static List<Ruleset<?>> all() {
    return List.of(new GreenHackenbush(), new GraphGame(), new ColouredGraph(), new LoopyGraph());
  }
}
