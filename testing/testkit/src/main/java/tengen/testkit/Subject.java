package tengen.testkit;

import static org.junit.jupiter.api.Assertions.fail;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import tengen.engine.EngineDescriptor;
import tengen.engine.EngineFactory;
import tengen.engine.EngineSettings;
import tengen.game.GameRules;
import tengen.game.Playable;
import tengen.game.Setup;
import tengen.search.Limits;

/**
 * The plugin under test with the parameters of its tests.
 *
 * @param rules all known referees by id
 * @param starts additional starts by rules id; the only starts of a game without a board
 * @param nodes node limit of a search
 * @param seed seed of the random games that positions are taken from
 * @param timeout time after which a call counts as hung
 */
record Subject(
    EngineFactory factory,
    Map<String, GameRules> rules,
    Map<String, List<Setup>> starts,
    EngineSettings settings,
    long nodes,
    long seed,
    Duration timeout) {

  /** Planned time of a search whose length does not matter, in milliseconds. */
  private static final long PLANNED_MS = 10;

  private static final long MAXIMUM_MS = 2_000;

  Subject {
    rules = Map.copyOf(rules);
    starts = Map.copyOf(starts);
  }

  EngineDescriptor descriptor() {
    return factory.descriptor(settings);
  }

  /** Returns the limits of a short search: nodes end it, or time if nodes are slow. */
  Limits shortSearch() {
    return nodeLimited().withTime(PLANNED_MS, MAXIMUM_MS);
  }

  /** Returns the limits of a search that only nodes end, so that it can be repeated. */
  Limits nodeLimited() {
    return Limits.NONE.withMaxNodes(nodes);
  }

  /** Returns the starts of a game. */
  List<Start> startsOf(Playable game) {
    GameRules referee = rules.get(game.rules());
    if (referee == null) {
      return List.of();
    }
    int index = descriptor().games().indexOf(game);
    var setups = new ArrayList<Setup>(Sizes.tried(game, referee, index));
    if (referee.usualSetup() instanceof Setup.Text example) {
      setups.add(example);
    }
    setups.addAll(starts.getOrDefault(game.rules(), List.of()));
    return setups.stream()
        .distinct()
        .map(setup -> new Start(game, referee, setup, seed))
        .filter(Start::isOpen)
        .toList();
  }

  /** Returns the largest start of the first game, for checks that need only one board. */
  Start home() {
    return descriptor().games().stream()
        .map(this::startsOf)
        .filter(all -> !all.isEmpty())
        .findFirst()
        .flatMap(all -> all.stream().max(Comparator.comparingInt(Start::points)))
        .orElseGet(() -> fail("no game to start: add rules by withRules, texts by withStarts"));
  }
}
