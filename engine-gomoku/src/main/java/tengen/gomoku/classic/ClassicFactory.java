package tengen.gomoku.classic;

import java.util.Arrays;
import java.util.stream.Stream;
import tengen.engine.Engine;
import tengen.engine.EngineContext;
import tengen.engine.EngineDescriptor;
import tengen.engine.EngineFactory;
import tengen.engine.EngineSettings;
import tengen.game.Playable;
import tengen.gomoku.rule.WinRule;

/**
 * {@code gomoku-classic}: the program of "A simple Gomoku bot" (一个简易的五子棋bot, 2017), from its
 * description: scores by windows of five, and a narrow alpha-beta search; for boards of 5 to 22 and
 * every rule of Gomoku, where the original knows 15x15 freestyle.
 */
public final class ClassicFactory implements EngineFactory {
  private static final int MIN_SIDE = 5;
  private static final int MAX_SIDE = 22;

  /** Called by the service loader. */
  public ClassicFactory() {}

  @Override
  public EngineDescriptor descriptor() {
    Playable[] games =
        Arrays.stream(WinRule.values())
            .flatMap(rule -> Stream.of(rule.id(), rule.continuousId()))
            .map(id -> Playable.board(id, MIN_SIDE, MAX_SIDE).withRectangles())
            .map(game -> game.withOpenings(Swap2.NAME))
            .toArray(Playable[]::new);
    return new EngineDescriptor(
            "gomoku-classic", "Tengen Gomoku classic", "0.1.0", "the Tengen project", games)
        .withOptions(ClassicOptions.all());
  }

  @Override
  public Engine create(EngineSettings settings, EngineContext context) {
    return new ClassicEngine(ClassicOptions.of(settings), context.rules());
  }
}
