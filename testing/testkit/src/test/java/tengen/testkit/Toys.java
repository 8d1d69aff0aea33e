package tengen.testkit;

import java.util.List;
import tengen.engine.EngineDescriptor;
import tengen.engine.Option;
import tengen.game.Playable;
import tengen.search.Ability;
import tengen.search.Topic;
import tengen.support.ToyEngine;
import tengen.support.ToyFactory;

/** A correct plugin, and variants with one part exchanged. */
final class Toys {
  static final Option.Whole SPREAD = new Option.Whole("spread", "How wide it looks.", 3, 1, 9);

  private Toys() {}

  static EngineDescriptor good() {
    return new EngineDescriptor(
            "toy",
            "Toy",
            "1.0",
            "Tengen",
            Playable.board(FourInARow.ID, 3, 6).withRectangles().withOpenings("swap2"),
            Playable.text(OneHeap.ID))
        .withAbilities(Ability.RESTRICTIONS)
        .withTopics(new Topic(ToyEngine.MOVES, "The legal moves.", true))
        .withMaxThreads(2)
        .withOptions(
            SPREAD,
            new Option.Flag("reverse", "Whether the last move is tried first.", false),
            new Option.Real("noise", "How much chance there is.", 0.5, 0, 1),
            new Option.Choice("style", "How it plays.", "calm", List.of("calm", "wild")),
            new Option.Text("greeting", "What it says.", ""));
  }

  /** Returns the correct engine with this descriptor. */
  static ToyFactory describedAs(EngineDescriptor descriptor) {
    return new ToyFactory(_ -> descriptor, ToyEngine::new);
  }

  /** Returns the correct descriptor with these engines. */
  static ToyFactory making(ToyFactory.Maker maker) {
    return new ToyFactory(_ -> good(), maker);
  }
}
