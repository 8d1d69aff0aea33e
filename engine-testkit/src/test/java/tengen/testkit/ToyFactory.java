package tengen.testkit;

import java.util.List;
import java.util.function.Supplier;
import tengen.engine.Engine;
import tengen.engine.EngineContext;
import tengen.engine.EngineDescriptor;
import tengen.engine.EngineException;
import tengen.engine.EngineFactory;
import tengen.engine.EngineSettings;
import tengen.engine.Option;
import tengen.game.Playable;
import tengen.search.Ability;
import tengen.search.Topic;

/** A good plugin whose parts can be exchanged for broken ones. */
record ToyFactory(Supplier<EngineDescriptor> described, Maker maker) implements EngineFactory {
  static final Option.Whole SPREAD = new Option.Whole("spread", "How wide it looks.", 3, 1, 9);
  static final Topic MOVES = new Topic("moves", "The legal moves.", true);

  /** Makes an engine. */
  interface Maker {
    Engine create(EngineSettings settings, EngineContext context) throws EngineException;
  }

  static EngineDescriptor good() {
    return new EngineDescriptor(
            "toy",
            "Toy",
            "1.0",
            "Tengen",
            Playable.board(FourInARow.ID, 3, 6).withRectangles().withOpenings("swap2"),
            Playable.text(OneHeap.ID))
        .withAbilities(Ability.RESTRICTIONS)
        .withTopics(MOVES)
        .withMaxThreads(2)
        .withOptions(
            SPREAD,
            new Option.Flag("reverse", "Whether the last move is tried first.", false),
            new Option.Real("noise", "How much chance there is.", 0.5, 0, 1),
            new Option.Choice("style", "How it plays.", "calm", List.of("calm", "wild")),
            new Option.Text("greeting", "What it says.", ""));
  }

  /** The good engine under this description. */
  static ToyFactory describedAs(EngineDescriptor descriptor) {
    return new ToyFactory(() -> descriptor, ToyEngine::new);
  }

  /** The good description of these engines. */
  static ToyFactory making(Maker maker) {
    return new ToyFactory(ToyFactory::good, maker);
  }

  @Override
  public EngineDescriptor descriptor() {
    return described.get();
  }

  @Override
  public Engine create(EngineSettings settings, EngineContext context) throws EngineException {
    return maker.create(settings, context);
  }
}
