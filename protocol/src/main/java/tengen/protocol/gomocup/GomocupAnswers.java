package tengen.protocol.gomocup;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Ruling;
import tengen.protocol.Step;
import tengen.protocol.gomocup.GomocupState.Purpose;
import tengen.protocol.gomocup.GomocupState.Searching;
import tengen.search.SearchResult;

/** Answers the client after a search, and plays the move if it belongs to the game. */
final class GomocupAnswers {
  /** Stones before the fourth; an answer may contain the fourth and fifth. */
  private static final int STONES_BEFORE_FOURTH = 3;

  private GomocupAnswers() {}

  static Step<GomocupState, GomocupReply> of(
      GomocupState state, Searching search, SearchResult result) {
    GomocupState idle = state.idle();
    Move move = result.move();
    Optional<Step<GomocupState, GomocupReply>> step =
        switch (search.purpose()) {
          case Purpose.Play _ when state.settings().style().suggesting() ->
              suggested(idle, search, move);
          case Purpose.Play _ -> played(idle, search, move);
          case Purpose.Say _ -> said(idle, move);
          case Purpose.SwapStep _ -> swapStep(idle, move);
          case Purpose.Opening(var question) ->
              OpeningAnswers.of(idle, question, result, search.arrivedNanos());
          case Purpose.Ponder _, Purpose.Answer _ -> Optional.empty();
        };
    return step.orElseGet(() -> none(state, search, "no move found"));
  }

  /** Reports a search without an answer and restores the game from before its command. */
  static Step<GomocupState, GomocupReply> none(
      GomocupState state, Searching search, String reason) {
    return state.idle().with(search.before()).refuse(reason);
  }

  private static Optional<Step<GomocupState, GomocupReply>> suggested(
      GomocupState state, Searching search, Move move) {
    return move instanceof Place place
        ? Optional.of(suggest(state.suggesting(), state.client().wire(place)))
        : played(state, search, move);
  }

  private static Step<GomocupState, GomocupReply> suggest(GomocupState state, Place wire) {
    return state.step().send(new GomocupReply.Suggest(wire.x(), wire.y()));
  }

  private static Optional<Step<GomocupState, GomocupReply>> played(
      GomocupState state, Searching search, Move move) {
    List<Place> places = places(move);
    if (places.isEmpty()) {
      return Optional.empty();
    }
    GomocupState after =
        state
            .game()
            .map(game -> places.stream().reduce(game, Ruling::play, (_, last) -> last))
            .map(state::with)
            .orElse(state);
    return said(after, move)
        .map(step -> step.then(now -> GomocupSearches.ponderOn(now, search.arrivedNanos())));
  }

  private static Optional<Step<GomocupState, GomocupReply>> said(GomocupState state, Move move) {
    if (move instanceof Move.Swap) {
      return Optional.of(state.step().send(new GomocupReply.SwapColours()));
    }
    List<Place> wire = places(move).stream().map(state.client()::wire).toList();
    return wire.isEmpty()
        ? Optional.empty()
        : Optional.of(state.step().send(new GomocupReply.Moves(wire)));
  }

  private static List<Place> places(Move move) {
    return switch (move) {
      case Place place -> List.of(place);
      case Move.Places(List<Place> points) -> points;
      case Move.Swap _, Move.Text _, Move.Pass _, Move.Resign _ -> List.of();
    };
  }

  /**
   * Answers a swap step of Yixin-Board, which plays these stones itself and asks for the next move
   * if colours stay.
   */
  private static Optional<Step<GomocupState, GomocupReply>> swapStep(
      GomocupState state, Move move) {
    int stones = state.game().map(GomocupSearches::stones).orElse(0);
    String question = stones == STONES_BEFORE_FOURTH ? "SWAP1 " : "SWAP2 ";
    return switch (move) {
      case Move.Swap _ -> Optional.of(swap2(state, Stream.of(question + "YES")));
      case Place _ -> Optional.of(swap2(state, Stream.of(question + "NO")));
      case Move.Places(List<Place> points) ->
          Optional.of(swap2(state, laid(state, points, stones)));
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

  private static Step<GomocupState, GomocupReply> swap2(GomocupState state, Stream<String> lines) {
    return state
        .step()
        .sendAll(lines.map(line -> new GomocupReply.Message("SWAP2 " + line)).toList());
  }
}
