package tengen.support;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiFunction;
import java.util.function.Function;
import tengen.engine.Engine;
import tengen.engine.EngineContext;
import tengen.engine.EngineDescriptor;
import tengen.engine.EngineException;
import tengen.engine.EngineFactory;
import tengen.engine.EngineSettings;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Position;
import tengen.search.Finding;
import tengen.search.Goal;
import tengen.search.SearchControl;
import tengen.search.SearchResult;

/** A plugin for tests: a description, a maker of engines, and counts of engines made and closed. */
public final class ToyFactory implements EngineFactory {
  private final Function<EngineSettings, EngineDescriptor> descriptor;
  private final Maker maker;
  private final BiFunction<GameRules, Position, Optional<Move>> quickMove;
  private final AtomicInteger made = new AtomicInteger();
  private final AtomicInteger closed = new AtomicInteger();

  /** Creates engines. */
  public interface Maker {
    /** Creates an engine as {@link EngineFactory#create} does. */
    Engine make(EngineSettings settings, EngineContext context) throws EngineException;
  }

  /**
   * Creates a plugin with a description that depends on the settings, whose engines come from
   * {@code maker}.
   */
  public ToyFactory(Function<EngineSettings, EngineDescriptor> descriptor, Maker maker) {
    this(descriptor, maker, (_, _) -> Optional.empty());
  }

  private ToyFactory(
      Function<EngineSettings, EngineDescriptor> descriptor,
      Maker maker,
      BiFunction<GameRules, Position, Optional<Move>> quickMove) {
    this.descriptor = descriptor;
    this.maker = maker;
    this.quickMove = quickMove;
  }

  @Override
  public EngineDescriptor descriptor() {
    return descriptor(EngineSettings.DEFAULT);
  }

  @Override
  public EngineDescriptor descriptor(EngineSettings settings) {
    return descriptor.apply(settings);
  }

  @Override
  public Engine create(EngineSettings settings, EngineContext context) throws EngineException {
    Engine engine = maker.make(settings, context);
    made.incrementAndGet();
    return new Counted(engine, closed);
  }

  @Override
  public Optional<Move> quickMove(GameRules rules, Position position) {
    return quickMove.apply(rules, position);
  }

  /** Returns a factory of the same engines with another description. */
  public ToyFactory describedAs(EngineDescriptor other) {
    return new ToyFactory(_ -> other, maker, quickMove);
  }

  /** Returns a copy that knows these moves without a search. */
  public ToyFactory withQuickMoves(BiFunction<GameRules, Position, Optional<Move>> moves) {
    return new ToyFactory(descriptor, maker, moves);
  }

  /** Returns the number of engines created. */
  public int made() {
    return made.get();
  }

  /** Returns the number of calls that closed an engine. */
  public int closed() {
    return closed.get();
  }

  private record Counted(Engine engine, AtomicInteger closed) implements Engine {
    @Override
    public SearchResult search(Position position, Goal goal, SearchControl control)
        throws EngineException, InterruptedException {
      return engine.search(position, goal, control);
    }

    @Override
    public void newGame(Position start) throws EngineException {
      engine.newGame(start);
    }

    @Override
    public boolean reconfigure(EngineSettings settings) throws EngineException {
      return engine.reconfigure(settings);
    }

    @Override
    public Finding inspect(Position position, String topic, SearchControl control)
        throws EngineException, InterruptedException {
      return engine.inspect(position, topic, control);
    }

    @Override
    public void close() {
      closed.incrementAndGet();
      engine.close();
    }
  }
}
