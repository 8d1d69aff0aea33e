package tengen.protocol.gomocup;

import java.util.List;
import tengen.game.Move.Place;
import tengen.game.Setup;

/**
 * What a step of an opening asks of the engine.
 *
 * @param board with the stones that lie there
 * @param yixin whether it is answered in Yixin-Board's words
 * @param offers how many fifth moves there are
 * @param candidates the fifth moves to choose from
 */
public record OpeningQuestion(
    What what, Setup.Board board, boolean yixin, int offers, List<Place> candidates) {
  /** What the answer is. */
  public enum What {
    /** That of the engine's own procedure of this name: {@code swap2}, {@code swap}. */
    PROCEDURE,
    /** A first stone that makes the game even. */
    FIRST,
    /** The stone in the middle. */
    MIDDLE,
    /** Three stones that make the game even, as renju's openings: the middle, beside it, near. */
    THREE,
    /** The same, and that there is to be one fifth move. */
    THREE_OFFERING_ONE,
    /** A move. */
    MOVE,
    /** A move outside the five by five points around the first stone. */
    MOVE_OUTSIDE_FIVE,
    /** The same of seven by seven. */
    MOVE_OUTSIDE_SEVEN,
    /** A move, or the other colour. */
    MOVE_OR_SWAP,
    /** A fourth move, and how many fifth moves are to be offered. */
    FOURTH,
    /** The same, or the other colour. */
    FOURTH_OR_SWAP,
    /** So many fifth moves to choose from. */
    FIFTHS,
    /** The same, or the other colour. */
    FIFTHS_OR_SWAP,
    /** One of the fifth moves that are offered, and a sixth. */
    CHOICE,
    /** The sixth behind the fifth that has been chosen. */
    SIXTH;

    /** Whether {@code SWAP} is an answer. */
    boolean maySwap() {
      return this == MOVE_OR_SWAP || this == FOURTH_OR_SWAP || this == FIFTHS_OR_SWAP;
    }
  }

  public OpeningQuestion {
    candidates = List.copyOf(candidates);
  }

  /** How many stones lie there. */
  int stones() {
    return board.black().size() + board.white().size();
  }

  /** The sixth move is asked for, behind this fifth. */
  OpeningQuestion behind(Place fifth) {
    return new OpeningQuestion(What.SIXTH, board, yixin, offers, List.of(fifth));
  }
}
