package tengen.gomoku.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tengen.engine.Engine;
import tengen.engine.EngineContext;
import tengen.engine.EngineDescriptor;
import tengen.engine.EngineException;
import tengen.engine.EngineFactory;
import tengen.engine.EngineSettings;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Position;
import tengen.gomoku.GomokuFactory;
import tengen.proof.tree.ProofIndex;
import tengen.proof.tree.ShippedProof;
import tengen.search.Topic;

/**
 * Factory of {@code gomoku-proof}, which plays Black's moves from the proof that Black wins
 * freestyle Gomoku, after "A program by which Black wins Gomoku without forbidden moves"
 * (五子棋无禁手黑胜程序). Positions without a proof are played by {@code gomoku}.
 */
public final class ProofFactory implements EngineFactory {
  private final GomokuFactory gomoku = new GomokuFactory();

  /** The proof tree, shared by all engines; null until the first engine is created. */
  private volatile @Nullable ProofIndex index;

  /** Creates the factory for the service loader. */
  public ProofFactory() {}

  @Override
  public EngineDescriptor descriptor() {
    EngineDescriptor base = gomoku.descriptor();
    List<Topic> topics = new ArrayList<>(base.topics());
    topics.add(ProofEngine.TOPIC);
    return new EngineDescriptor(
        "gomoku-proof",
        "Tengen Gomoku proof",
        base.version(),
        base.author(),
        base.maxThreads(),
        base.games(),
        base.abilities(),
        base.options(),
        topics);
  }

  @Override
  public EngineDescriptor descriptor(EngineSettings settings) {
    gomoku.descriptor(settings);
    return descriptor();
  }

  @Override
  public Engine create(EngineSettings settings, EngineContext context) throws EngineException {
    return new ProofEngine(gomoku.create(settings, context), new ProofPlayer(index()));
  }

  /**
   * Returns the proof's move if an engine has already loaded the tree, else that of {@code gomoku}.
   */
  @Override
  public Optional<Move> quickMove(GameRules rules, Position position) {
    return Optional.ofNullable(index)
        .flatMap(known -> new ProofPlayer(known).inTree(position))
        .<Move>map(place -> place)
        .or(() -> gomoku.quickMove(rules, position));
  }

  private synchronized ProofIndex index() {
    ProofIndex known = index;
    if (known == null) {
      known = new ProofIndex(ShippedProof.read());
      index = known;
    }
    return known;
  }
}
