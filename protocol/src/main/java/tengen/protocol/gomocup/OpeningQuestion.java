package tengen.protocol.gomocup;

import java.util.List;
import tengen.game.Move.Place;
import tengen.game.Setup;

/**
 * The question of a step of an opening to the engine.
 *
 * @param board with its stones
 * @param yixin whether to answer in Yixin-Board's words
 * @param offers number of fifth moves
 * @param candidates the fifth moves to choose from
 */
public record OpeningQuestion(
    AnswerKind answerKind, Setup.Board board, boolean yixin, int offers, List<Place> candidates) {
  /** The kind of the answer. */
  public enum AnswerKind {
    /** The answer of the engine's own procedure: {@code swap2} or {@code swap}. */
    PROCEDURE,
    /** A first stone that makes the game even. */
    FIRST,
    /** The stone in the middle. */
    MIDDLE,
    /** Three stones of a renju opening that make the game even: the middle, beside it, near. */
    THREE,
    /** Three stones as in {@link #THREE}, with a single fifth move. */
    THREE_OFFERING_ONE,
    /** A move. */
    MOVE,
    /** A move outside the five by five points around the first stone. */
    MOVE_OUTSIDE_FIVE,
    /** A move outside the seven by seven points around the first stone. */
    MOVE_OUTSIDE_SEVEN,
    /** A move, or the other colour. */
    MOVE_OR_SWAP,
    /** A fourth move, and the number of fifth moves to offer. */
    FOURTH,
    /** A fourth move as in {@link #FOURTH}, or the other colour. */
    FOURTH_OR_SWAP,
    /** Fifth moves to choose from. */
    FIFTHS,
    /** Fifth moves as in {@link #FIFTHS}, or the other colour. */
    FIFTHS_OR_SWAP,
    /** A choice among the offered fifth moves, and a sixth move. */
    CHOICE,
    /** The sixth move after the chosen fifth. */
    SIXTH;

    /** Returns whether {@code SWAP} is an allowed answer. */
    boolean maySwap() {
      return this == MOVE_OR_SWAP || this == FOURTH_OR_SWAP || this == FIFTHS_OR_SWAP;
    }
  }

  public OpeningQuestion {
    candidates = List.copyOf(candidates);
  }

  /** Returns the number of stones on the board. */
  int stones() {
    return board.black().size() + board.white().size();
  }

  /** Returns the question for the sixth move after this fifth. */
  OpeningQuestion behind(Place fifth) {
    return new OpeningQuestion(AnswerKind.SIXTH, board, yixin, offers, List.of(fifth));
  }
}
