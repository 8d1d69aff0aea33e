package tengen.cgt.graphs;

import java.util.List;
import tengen.cgt.Ruleset;

/** All games on graphs, except coloured Hackenbush. */
public final class GraphGames {
  private GraphGames() {}

  /** Returns new games. */
  public static List<Ruleset<?>> all() {
    return List.of(new GreenHackenbush(), new GraphGame(), new ColouredGraph(), new LoopyGraph());
  }
}
