package tengen.nogo.classic;

import java.util.List;
import tengen.engine.Engine;
import tengen.engine.EngineContext;
import tengen.engine.EngineDescriptor;
import tengen.engine.EngineFactory;
import tengen.engine.EngineSettings;
import tengen.engine.Option;
import tengen.game.Playable;

/**
 * Makes {@code nogo-classic}, the program of the text "NoGo bot, Alpha-Beta + UCT Version" written
 * anew for boards of 2 to 19 points each way: alpha-beta early and late in the game, UCT in
 * between.
 */
public final class NogoClassicFactory implements EngineFactory {
  static final String RULES = "nogo";
  static final String ALPHA_BETA = "alpha-beta";
  static final String UCT = "uct";
  static final String VISITS = "visits";
  static final String MENDED = "mended";
  static final int TO_THE_END = 0;

  static final Option.Choice SEARCH =
      new Option.Choice(
          "search",
          "which search; auto: uct while uct-from to uct-to moves are legal",
          "auto",
          List.of("auto", ALPHA_BETA, UCT));

  static final Option.Whole UCT_FROM =
      new Option.Whole("uct-from", "fewest legal moves for uct in search auto", 10, 1, 361);

  static final Option.Whole UCT_TO =
      new Option.Whole("uct-to", "most legal moves for uct in search auto", 26, 0, 361);

  static final Option.Real EXPLORATION =
      new Option.Real("exploration", "weight of the confidence term in uct", 1.4, 0, 100);

  static final Option.Choice UCT_ANSWER =
      new Option.Choice(
          "uct-answer",
          "the move that uct answers: highest confidence bound, or most visits, which is stronger",
          "bound",
          List.of("bound", VISITS));

  static final Option.Whole PLAYOUT_PLIES =
      new Option.Whole(
          "playout-plies", "where uct cuts its playouts off; 0: nowhere", TO_THE_END, 0, 361);

  /** The bounds are the text's; it tells no value. */
  static final Option.Real PLAYOUT_DECAY =
      new Option.Real("playout-decay", "D in the rate of a playout cut off", 0.99, 0.972, 1);

  static final Option.Choice PLAYOUT_RATE =
      new Option.Choice(
          "playout-rate",
          "the rate of a playout cut off: (1 + e^-k) / 2 D^s as printed, or mended (2 - e^-k) / 2"
              + " D^s",
          "printed",
          List.of("printed", MENDED));

  static final Option.Flag DOT_EVALUATION =
      new Option.Flag("dot-evaluation", "alpha-beta tries every move at its depth limit", false);

  static final Option.Flag CORNER_FIRST =
      new Option.Flag("corner-first", "Black opens an empty board in the top left corner", true);

  @Override
  public EngineDescriptor descriptor() {
    return new EngineDescriptor(
            "nogo-classic",
            "NoGo classic",
            "0.1.0",
            "Tengen, after the NoGo bot of Yang Zonghan (fstqwq)",
            Playable.board(RULES, 2, 19).withRectangles())
        .withOptions(
            SEARCH,
            UCT_FROM,
            UCT_TO,
            EXPLORATION,
            UCT_ANSWER,
            PLAYOUT_PLIES,
            PLAYOUT_DECAY,
            PLAYOUT_RATE,
            DOT_EVALUATION,
            CORNER_FIRST);
  }

  @Override
  public Engine create(EngineSettings settings, EngineContext context) {
    return new NogoClassic(settings);
  }
}
