package tengen.testkit;

import tengen.engine.Engine;
import tengen.engine.EngineException;
import tengen.engine.EngineSettings;
import tengen.game.Position;
import tengen.search.Finding;
import tengen.search.Goal;
import tengen.search.SearchControl;
import tengen.search.SearchResult;
import tengen.support.ToyEngine;
import tengen.support.ToyFactory;

/**
 * A good engine with one part replaced.
 *
 * @param searching what it does for {@link Engine#search}
 * @param reconfiguring likewise for {@link Engine#reconfigure}
 * @param inspecting likewise for {@link Engine#inspect}
 * @param closing likewise for {@link Engine#close}
 */
record Broken(
    Engine good,
    Searching searching,
    Reconfiguring reconfiguring,
    Inspecting inspecting,
    Runnable closing)
    implements Engine {

  /** A search in place of the good one. */
  interface Searching {
    SearchResult search(Engine good, Position position, Goal goal, SearchControl control)
        throws EngineException, InterruptedException;
  }

  /** In place of the good one. */
  interface Reconfiguring {
    boolean reconfigure(EngineSettings settings) throws EngineException;
  }

  /** In place of the good one. */
  interface Inspecting {
    Finding inspect(Position position, String topic, SearchControl control)
        throws EngineException, InterruptedException;
  }

  /** Engines that are good apart from this. */
  static ToyFactory searching(Searching searching) {
    return Toys.making((settings, context) -> of(new ToyEngine(settings, context), searching));
  }

  static Broken of(Engine good, Searching searching) {
    return new Broken(good, searching, good::reconfigure, good::inspect, good::close);
  }

  Broken closing(Runnable other) {
    return new Broken(good, searching, reconfiguring, inspecting, other);
  }

  Broken reconfiguring(Reconfiguring other) {
    return new Broken(good, searching, other, inspecting, closing);
  }

  Broken inspecting(Inspecting other) {
    return new Broken(good, searching, reconfiguring, other, closing);
  }

  @Override
  public SearchResult search(Position position, Goal goal, SearchControl control)
      throws EngineException, InterruptedException {
    return searching.search(good, position, goal, control);
  }

  @Override
  public void newGame(Position start) throws EngineException {
    good.newGame(start);
  }

  @Override
  public boolean reconfigure(EngineSettings settings) throws EngineException {
    return reconfiguring.reconfigure(settings);
  }

  @Override
  public Finding inspect(Position position, String topic, SearchControl control)
      throws EngineException, InterruptedException {
    return inspecting.inspect(position, topic, control);
  }

  @Override
  public void close() {
    closing.run();
  }
}
