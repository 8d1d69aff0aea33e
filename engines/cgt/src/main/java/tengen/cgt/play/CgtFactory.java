package tengen.cgt.play;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tengen.cgt.Ruleset;
import tengen.cgt.catalog.Catalog;
import tengen.engine.Engine;
import tengen.engine.EngineContext;
import tengen.engine.EngineDescriptor;
import tengen.engine.EngineFactory;
import tengen.engine.EngineSettings;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Playable;
import tengen.game.Position;

/** Factory of {@code cgt}, with the referees of all its games. */
public final class CgtFactory implements EngineFactory {
  private static final String SUM_EXAMPLE = "nim 3 5 + hackenbush BRG + domineering ../..";

  @Override
  public EngineDescriptor descriptor() {
    Playable[] games =
        Stream.concat(new Catalog().games().stream().map(Ruleset::id), Stream.of(GameState.SUM))
            .map(Playable::text)
            .toArray(Playable[]::new);
    return new EngineDescriptor("cgt", "Combinatorial games", "0.1.0", "Tengen", games)
        .withTopics(ValueReport.TOPIC);
  }

  @Override
  public List<GameRules> rules() {
    Catalog catalog = new Catalog();
    return Stream.concat(
            catalog.games().stream().map(game -> new CgtRules(catalog, game.id(), game.example())),
            Stream.of(new CgtRules(catalog, GameState.SUM, SUM_EXAMPLE)))
        .<GameRules>map(rules -> rules)
        .toList();
  }

  @Override
  public Engine create(EngineSettings settings, EngineContext context) {
    return new CgtEngine(settings.memoryBytes());
  }

  @Override
  public Optional<Move> quickMove(GameRules rules, Position position) {
    return Optional.of(CgtEngine.quickMove(position, System::nanoTime));
  }
}
