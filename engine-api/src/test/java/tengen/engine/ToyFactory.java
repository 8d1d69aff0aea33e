package tengen.engine;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import tengen.game.Move;
import tengen.game.Playable;
import tengen.game.Position;
import tengen.search.Goal;
import tengen.search.Limits;
import tengen.search.RunningSearch;
import tengen.search.SearchControl;
import tengen.search.SearchProgress;
import tengen.search.SearchResult;

/** Stands for a plugin that hosts other programs: told its games, and one may crash. */
final class ToyFactory implements EngineFactory {
  static final Option.Text GAMES = new Option.Text("games", "One game a line.", "toy 3-9");

  private final Program program;
  private final AtomicInteger made = new AtomicInteger();
  private final AtomicInteger closed = new AtomicInteger();

  /** What the first, second... program that is started answers. */
  interface Program {
    Move answer(int number) throws EngineException;
  }

  /** Answers by this alone. */
  record Answering(Answer answer) implements Engine {
    interface Answer {
      SearchResult to(SearchControl control) throws EngineException;
    }

    @Override
    public SearchResult search(Position position, Goal goal, SearchControl control)
        throws EngineException {
      return answer.to(control);
    }

    @Override
    public void close() {}
  }

  ToyFactory(Program program) {
    this.program = program;
  }

  @Override
  public EngineDescriptor descriptor() {
    return descriptor(EngineSettings.DEFAULT);
  }

  @Override
  public EngineDescriptor descriptor(EngineSettings settings) {
    Playable[] games =
        settings.get(GAMES).lines().map(ToyFactory::playable).toArray(Playable[]::new);
    return new EngineDescriptor("toy", "Toy", "1", "Acme", games).withOptions(GAMES);
  }

  private static Playable playable(String line) {
    String[] words = line.split("[ -](?=[0-9])", 3);
    return Playable.board(words[0], Integer.parseInt(words[1]), Integer.parseInt(words[2]));
  }

  @Override
  public Engine create(EngineSettings settings, EngineContext context) {
    int number = made.incrementAndGet();
    return new Engine() {
      @Override
      public SearchResult search(Position position, Goal goal, SearchControl control)
          throws EngineException {
        return new SearchResult(program.answer(number), new SearchProgress(0, List.of()));
      }

      @Override
      public void close() {
        closed.incrementAndGet();
      }
    };
  }

  /** As a host does it: a lost engine is closed, the next one gets the same position. */
  Move searchOrReplace(Position position) throws EngineException, InterruptedException {
    var context = new EngineContext(Map.of(), Thread::new, Optional.empty(), _ -> {});
    while (true) {
      Engine engine = create(EngineSettings.DEFAULT, context);
      try {
        var control = RunningSearch.start(Limits.NONE.withMaxNodes(1));
        return engine.search(position, Goal.BEST_MOVE, control).move();
      } catch (EngineException lost) {
        if (lost.kind() != EngineException.Kind.LOST) {
          throw lost;
        }
        engine.close();
      }
    }
  }

  int made() {
    return made.get();
  }

  int closed() {
    return closed.get();
  }
}
