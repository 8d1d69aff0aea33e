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
 * A correct engine with one method replaced.
 *
 * @param searching replaces {@link Engine#search}
 * @param reconfiguring replaces {@link Engine#reconfigure}
 * @param inspecting replaces {@link Engine#inspect}
 * @param closing replaces {@link Engine#close}
 */
record BrokenEngine(
    Engine good,
    Searching searching,
    Reconfiguring reconfiguring,
    Inspecting inspecting,
    Runnable closing)
    implements Engine {

  /** Replacement of {@link Engine#search}. */
  interface Searching {
    SearchResult search(Engine good, Position position, Goal goal, SearchControl control)
        throws EngineException, InterruptedException;
  }

  /** Replacement of {@link Engine#reconfigure}. */
  interface Reconfiguring {
    boolean reconfigure(EngineSettings settings) throws EngineException;
  }

  /** Replacement of {@link Engine#inspect}. */
  interface Inspecting {
    Finding inspect(Position position, String topic, SearchControl control)
        throws EngineException, InterruptedException;
  }

  /** Returns a plugin whose engines are correct except for their search. */
  static ToyFactory searching(Searching searching) {
    return Toys.making((settings, context) -> of(new ToyEngine(settings, context), searching));
  }

  static BrokenEngine of(Engine good, Searching searching) {
    return new BrokenEngine(good, searching, good::reconfigure, good::inspect, good::close);
  }

  BrokenEngine closing(Runnable other) {
    return new BrokenEngine(good, searching, reconfiguring, inspecting, other);
  }

  BrokenEngine reconfiguring(Reconfiguring other) {
    return new BrokenEngine(good, searching, other, inspecting, closing);
  }

  BrokenEngine inspecting(Inspecting other) {
    return new BrokenEngine(good, searching, reconfiguring, other, closing);
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
