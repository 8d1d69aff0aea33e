package tengen.nogo;

import java.util.List;
import tengen.engine.EngineSettings;
import tengen.engine.Option;
import tengen.nogo.board.NogoBoard;
import tengen.nogo.network.NetworkEvaluator;
import tengen.nogo.search.EvaluationKind;

/** The configurable options of {@code nogo}. */
final class NogoOptions {
  static final Option.Whole LEVEL =
      new Option.Whole(
          "level",
          "strength for play with people: 100 is all of it, less runs fewer simulations and errs",
          NogoLevel.FULL,
          0,
          NogoLevel.FULL);

  static final Option.Flag OPEN_OFF_CENTRE =
      new Option.Flag(
          "open-off-centre", "Black does not open in the centre, as Botzone's rules demand", false);

  private static final String NETWORK = "network";

  static final Option.Choice EVALUATION =
      new Option.Choice(
          "evaluation",
          "network: on 9x9 at level 100, where the JVM can; playouts: never",
          NETWORK,
          List.of(NETWORK, "playouts"));

  private NogoOptions() {}

  static Option[] all() {
    return new Option[] {LEVEL, OPEN_OFF_CENTRE, EVALUATION};
  }

  /** Returns true if searches of some boards are to use the network. */
  static boolean wantsNetwork(EngineSettings settings) {
    return settings.get(EVALUATION).equals(NETWORK) && level(settings).isFull();
  }

  /** Returns the evaluation of leaves in a search of this board. */
  static EvaluationKind evaluation(EngineSettings settings, NogoBoard board) {
    boolean hasSize =
        board.width() == NetworkEvaluator.SIDE && board.height() == NetworkEvaluator.SIDE;
    return hasSize && wantsNetwork(settings) ? EvaluationKind.NETWORK : EvaluationKind.PLAYOUTS;
  }

  static NogoLevel level(EngineSettings settings) {
    return new NogoLevel((int) settings.get(LEVEL));
  }
}
