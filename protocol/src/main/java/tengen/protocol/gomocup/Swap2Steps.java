package tengen.protocol.gomocup;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Ruling;
import tengen.game.Setup;
import tengen.protocol.Step;
import tengen.protocol.gomocup.GomocupState.Purpose;

/** The steps of swap2 in Yixin-Board's form, {@code YXSWAP2STEP1} to {@code YXSWAP2STEP3}. */
final class Swap2Steps {
  /** The name of the opening procedure. */
  static final String NAME = "swap2";

  /** Stones before the fourth; an answer may contain the fourth and fifth. */
  private static final int STONES_BEFORE_FOURTH = 3;

  private Swap2Steps() {}

  /**
   * Asks the engine about a step. Step 1 asks for the first stones on an empty board, although the
   * client may not have cleared it; steps 2 and 3 need three and five stones on the board.
   */
  static Step<GomocupState, GomocupReply> ask(
      GomocupState state, GomocupVariant variant, Ruling game, int step, long arrived) {
    int wanted = step == 1 ? 0 : 2 * step - 1;
    Ruling asked = step == 1 ? GomocupSearches.emptied(variant, game) : game;
    int stones = GomocupSearches.stones(asked);
    if (stones != wanted) {
      return state.reject("YXSWAP2STEP" + step + " with " + stones + " stones; expected " + wanted);
    }
    return GomocupSearches.opening(
        state,
        state.with(asked),
        variant,
        inTurns(variant, asked),
        new Purpose.SwapStep(),
        NAME,
        arrived);
  }

  /**
   * Returns the stones as turns from an empty board, Black's first, since procedures count turns.
   */
  private static Ruling inTurns(GomocupVariant variant, Ruling game) {
    Setup.Board board = variant.rules().board(game.position()).orElseThrow();
    Position position =
        Position.start(variant.rules().id(), Setup.Board.empty(board.width(), board.height()));
    List<Place> black = board.black();
    List<Place> white = board.white();
    for (int i = 0; i < black.size(); i++) {
      position = position.play(black.get(i));
      position = i < white.size() ? position.play(white.get(i)) : position;
    }
    return variant.rules().judge(position);
  }

  /**
   * Answers a step. Yixin-Board plays these stones itself and asks for the next move if colours
   * stay.
   */
  static Optional<Step<GomocupState, GomocupReply>> answer(GomocupState state, Move move) {
    int stones = state.game().map(GomocupSearches::stones).orElse(0);
    String question = stones == STONES_BEFORE_FOURTH ? "SWAP1 " : "SWAP2 ";
    return switch (move) {
      case Move.Swap _ -> Optional.of(reply(state, Stream.of(question + "YES")));
      case Place _ -> Optional.of(reply(state, Stream.of(question + "NO")));
      case Move.Places(List<Place> points) ->
          Optional.of(reply(state, laid(state, points, stones)));
      case Move.Text _, Move.Pass _, Move.Resign _ -> Optional.empty();
    };
  }

  private static Stream<String> laid(GomocupState state, List<Place> points, int stones) {
    var lines = new ArrayList<String>();
    for (Place point : points) {
      Place wire = state.client().wire(point);
      lines.add("MOVE" + (stones + lines.size() + 1) + " " + wire.x() + " " + wire.y());
    }
    return lines.stream();
  }

  private static Step<GomocupState, GomocupReply> reply(GomocupState state, Stream<String> lines) {
    return state
        .step()
        .sendAll(lines.map(line -> new GomocupReply.Message("SWAP2 " + line)).toList());
  }
}
