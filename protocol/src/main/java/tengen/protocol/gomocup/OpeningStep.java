package tengen.protocol.gomocup;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import tengen.protocol.gomocup.OpeningQuestion.AnswerKind;

/**
 * A step of an opening rule: the question for a range of stone counts. Source: Maciej Kozarzewski,
 * "Communication protocols specification" of AlphaGomoku, "Extended Gomocup Protocol"; for {@code
 * YXSOOSORV} the messages of Yixin-Board.
 *
 * @param from minimum number of stones
 * @param to maximum number of stones
 * @param offers number of fifth moves if the command has no number
 */
record OpeningStep(BlockKind kind, int from, int to, AnswerKind asked, int offers) {

  /** Number of fifth moves of Soosyrv-8, as Yixin-Board plays it. */
  private static final int SOOSYRV_8_OFFERS = 8;

  static final int STONES_BEFORE_FIFTH = 4;

  /** Maximum number of fifth moves, more than any board has points. */
  private static final int MAX_OFFERS = 1000;

  private static final int ANY_NUMBER = Integer.MAX_VALUE;

  private static final List<OpeningStep> ALL =
      List.of(
          at(BlockKind.SWAP2BOARD, 0, AnswerKind.PROCEDURE),
          at(BlockKind.SWAP2BOARD, 3, AnswerKind.PROCEDURE),
          at(BlockKind.SWAP2BOARD, 5, AnswerKind.PROCEDURE),
          at(BlockKind.SWAPBOARD, 0, AnswerKind.PROCEDURE),
          at(BlockKind.SWAPBOARD, 3, AnswerKind.PROCEDURE),
          at(BlockKind.SWAP1STBOARD, 0, AnswerKind.FIRST),
          at(BlockKind.SWAP1STBOARD, 1, AnswerKind.MOVE_OR_SWAP),
          at(BlockKind.PROBOARD, 0, AnswerKind.MIDDLE),
          at(BlockKind.PROBOARD, 1, AnswerKind.MOVE),
          at(BlockKind.PROBOARD, 2, AnswerKind.MOVE_OUTSIDE_FIVE),
          at(BlockKind.LONGPROBOARD, 0, AnswerKind.MIDDLE),
          at(BlockKind.LONGPROBOARD, 1, AnswerKind.MOVE),
          at(BlockKind.LONGPROBOARD, 2, AnswerKind.MOVE_OUTSIDE_SEVEN),
          at(BlockKind.SWAP5STEP1, 0, AnswerKind.FIRST),
          new OpeningStep(BlockKind.SWAP5STEP2, 1, 5, AnswerKind.MOVE_OR_SWAP, 0),
          new OpeningStep(BlockKind.SWAP5STEP3, 1, 5, AnswerKind.MOVE, 0),
          at(BlockKind.RIFSTEP1, 0, AnswerKind.THREE),
          at(BlockKind.RIFSTEP2, 3, AnswerKind.MOVE_OR_SWAP),
          at(BlockKind.RIFSTEP3, 3, AnswerKind.MOVE),
          new OpeningStep(BlockKind.RIFSTEP4, 4, 4, AnswerKind.FIFTHS, 2),
          new OpeningStep(BlockKind.RIFSTEP5, 4, ANY_NUMBER, AnswerKind.CHOICE, 2),
          at(BlockKind.YAMAGUCHISTEP1, 0, AnswerKind.THREE_OFFERING_ONE),
          at(BlockKind.YAMAGUCHISTEP2, 3, AnswerKind.MOVE_OR_SWAP),
          at(BlockKind.YAMAGUCHISTEP3, 3, AnswerKind.MOVE),
          new OpeningStep(BlockKind.YAMAGUCHISTEP4, 4, 4, AnswerKind.FIFTHS, 1),
          new OpeningStep(BlockKind.YAMAGUCHISTEP5, 4, ANY_NUMBER, AnswerKind.CHOICE, 1),
          at(BlockKind.SOOSYRVSTEP1, 0, AnswerKind.THREE),
          new OpeningStep(
              BlockKind.SOOSYRVSTEP2, 3, 3, AnswerKind.FOURTH_OR_SWAP, SOOSYRV_8_OFFERS),
          new OpeningStep(BlockKind.SOOSYRVSTEP3, 3, 3, AnswerKind.FOURTH, SOOSYRV_8_OFFERS),
          new OpeningStep(BlockKind.SOOSYRVSTEP4, 4, 4, AnswerKind.FIFTHS_OR_SWAP, 1),
          new OpeningStep(BlockKind.SOOSYRVSTEP5, 4, 4, AnswerKind.FIFTHS, 1),
          new OpeningStep(BlockKind.SOOSYRVSTEP6, 4, ANY_NUMBER, AnswerKind.CHOICE, 1),
          at(BlockKind.YXSOOSORVSTEP2, 3, AnswerKind.MOVE_OR_SWAP),
          new OpeningStep(BlockKind.YXSOOSORVSTEP3, 3, 3, AnswerKind.FOURTH, SOOSYRV_8_OFFERS),
          at(BlockKind.YXSOOSORVSTEP4, 4, AnswerKind.MOVE_OR_SWAP),
          new OpeningStep(BlockKind.YXSOOSORVSTEP5, 4, 4, AnswerKind.FIFTHS, 1),
          new OpeningStep(BlockKind.YXSOOSORVSTEP6, 5, ANY_NUMBER, AnswerKind.CHOICE, 1));

  private static OpeningStep at(BlockKind kind, int stones, AnswerKind asked) {
    return new OpeningStep(kind, stones, stones, asked, 0);
  }

  /** Returns the step of a command for this number of stones. */
  static Optional<OpeningStep> of(BlockKind kind, int stones) {
    return ALL.stream()
        .filter(step -> step.kind == kind && step.from <= stones && stones <= step.to)
        .findFirst();
  }

  /** Returns the numbers of stones for which a command has a step: {@code 0, 3, 5}. */
  static String answered(BlockKind kind) {
    return ALL.stream()
        .filter(step -> step.kind == kind)
        .map(
            step ->
                step.to == ANY_NUMBER
                    ? step.from + " or more"
                    : step.from == step.to ? "" + step.from : step.from + " to " + step.to)
        .collect(Collectors.joining(", "));
  }

  /**
   * Returns the number of data lines including fifth moves after DONE, once it is known that these
   * follow.
   */
  static Optional<Integer> linesWithOffers(InputMode.Block block) {
    boolean awaited = block.stones().size() == STONES_BEFORE_FIFTH && block.fault().isEmpty();
    return of(block.kind(), block.stones().size())
        .filter(step -> awaited && step.asked == AnswerKind.CHOICE)
        .map(step -> STONES_BEFORE_FIFTH + step.offers(block.number()));
  }

  /** Returns the number of fifth moves. */
  int offers(int requested) {
    return requested > 0 ? Math.min(requested, MAX_OFFERS) : offers;
  }
}
