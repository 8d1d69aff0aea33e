package tengen.gomoku;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import tengen.common.gomoku.GomokuGames;
import tengen.engine.Engine;
import tengen.engine.EngineContext;
import tengen.engine.EngineDescriptor;
import tengen.engine.EngineException;
import tengen.engine.EngineFactory;
import tengen.engine.EngineSettings;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Playable;
import tengen.game.Position;
import tengen.gomoku.search.GomokuQuickMove;
import tengen.gomoku.solve.SolverTopics;
import tengen.search.Ability;
import tengen.search.Topic;

/** Factory of {@code gomoku}, an alpha-beta engine with pattern tables for every rule of Gomoku. */
public final class GomokuFactory implements EngineFactory {
  private static final int MAX_THREADS = 64;

  /** Ids of the rules already warmed up in this JVM. Affects speed only, not results. */
  private final Set<String> warmedUpRules = ConcurrentHashMap.newKeySet();

  /** Opening books by file name; each file is read once. */
  private final Map<String, OpeningBook> books = new ConcurrentHashMap<>();

  /** Creates the factory for the service loader. */
  public GomokuFactory() {}

  @Override
  public EngineDescriptor descriptor() {
    Playable[] games = GomokuGames.withOpenings(SwapOpenings.SWAP, SwapOpenings.SWAP2);
    return new EngineDescriptor("gomoku", "Tengen Gomoku", "0.1.0", "the Tengen project", games)
        .withMaxThreads(MAX_THREADS)
        .withAbilities(Ability.RESTRICTIONS, Ability.LINE_RESTRICTIONS, Ability.BALANCE)
        .withOptions(GomokuOptions.all())
        .withTopics(
            Stream.of(GomokuTopics.all(), SolverTopics.all(), List.of(GomokuEngine.TABLE))
                .flatMap(List::stream)
                .toArray(Topic[]::new));
  }

  @Override
  public EngineDescriptor descriptor(EngineSettings settings) {
    book(settings);
    return descriptor();
  }

  @Override
  public Engine create(EngineSettings settings, EngineContext context) throws EngineException {
    try {
      return new GomokuEngine(settings, context, warmedUpRules, book(settings));
    } catch (IllegalArgumentException e) {
      throw new EngineException(EngineException.Kind.REJECTED, String.valueOf(e.getMessage()), e);
    }
  }

  @Override
  public Optional<Move> quickMove(GameRules rules, Position position) {
    return GomokuQuickMove.of(rules, position);
  }

  private OpeningBook book(EngineSettings settings) {
    return books.computeIfAbsent(settings.get(GomokuOptions.BOOK), OpeningBook::read);
  }
}
