package tengen.daemon.table;

import java.util.List;
import java.util.Optional;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Move.Places;
import tengen.game.Turn;
import tengen.protocol.table.OpeningChoice;
import tengen.protocol.table.OpeningStage;
import tengen.protocol.table.TableThought;
import tengen.search.Goal;

/** Maps opening procedures to engine requests, and engines' answers to choices and moves. */
final class EngineOpening {
  private EngineOpening() {}

  /**
   * Returns the goal for the engine whose turn it is. Once an engine has started to place the three
   * stones, the rest are ordinary moves.
   */
  static Goal goal(TableGame game) {
    OpeningStage stage = game.stage();
    boolean isAsked =
        stage.isChoice() || (stage == OpeningStage.THREE_STONES && game.made().isEmpty());
    return isAsked ? new Goal.Opening(game.seats().procedure().text()) : Goal.BEST_MOVE;
  }

  /** Returns the choice that an answer makes; empty if the answer is a move or stones. */
  static Optional<OpeningChoice> choice(OpeningStage stage, Move answer) {
    if (!stage.isChoice()) {
      return Optional.empty();
    }
    return switch (answer) {
      case Move.Swap _ -> Optional.of(OpeningChoice.BLACK);
      case Place _ -> Optional.of(OpeningChoice.WHITE);
      case Places _ -> Optional.of(OpeningChoice.TWO);
      default -> Optional.empty();
    };
  }

  /** Plays the moves of an answer, which must be legal. */
  static void moves(TableStep step, Move answer, TableThought thought) {
    List<? extends Move> moves =
        switch (answer) {
          case Move.Swap _ -> List.of();
          case Places(List<Place> points) -> points;
          default -> List.of(answer);
        };
    for (Move move : moves) {
      step.moves(new Turn(step.game().toMove(), move), Optional.of(thought));
    }
  }
}
