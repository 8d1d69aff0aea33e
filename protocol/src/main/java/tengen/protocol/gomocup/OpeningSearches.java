package tengen.protocol.gomocup;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Ruling;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.protocol.SessionOffer.OfferedEngine;
import tengen.protocol.Step;
import tengen.protocol.gomocup.GomocupState.Purpose;
import tengen.protocol.gomocup.OpeningQuestion.AnswerKind;
import tengen.search.Ability;
import tengen.search.Goal;
import tengen.search.Restriction;

/** Asks the engine the questions of opening steps, which do not change the game. */
final class OpeningSearches {
  private static final double EVEN_WIN_RATE = 0.5;
  private static final String SWAP = "swap";

  private OpeningSearches() {}

  /** Asks the question after the data of a block. */
  static Step<GomocupState, GomocupReply> ask(
      GomocupState state, GomocupVariant variant, InputMode.Block block, long arrived) {
    return OpeningStep.of(block.kind(), block.stones().size())
        .map(step -> ask(state, variant, block, step, arrived))
        .orElseGet(() -> state.reject(notAnswered(block)));
  }

  private static String notAnswered(InputMode.Block block) {
    return String.format(
        Locale.ROOT,
        "%s with %d stones: %s are answered",
        block.kind(),
        block.stones().size(),
        OpeningStep.answered(block.kind()));
  }

  private static Step<GomocupState, GomocupReply> ask(
      GomocupState state,
      GomocupVariant variant,
      InputMode.Block block,
      OpeningStep step,
      long arrived) {
    List<Place> points =
        block.stones().stream().map(stone -> state.client().place(stone.x(), stone.y())).toList();
    boolean chooses = step.asked() == AnswerKind.CHOICE;
    int laid = chooses ? OpeningStep.STONES_BEFORE_FIFTH : points.size();
    Place sides = state.client().place(block.width(), block.height());
    Position position =
        Position.start(variant.rules().id(), Setup.Board.empty(sides.x(), sides.y()));
    for (Place stone : points.subList(0, laid)) {
      position = position.play(stone);
    }
    Ruling game = variant.rules().judge(position);
    var question =
        new OpeningQuestion(
            step.asked(),
            variant.rules().board(position).orElseThrow(),
            step.kind().name().startsWith("YX"),
            step.offers(block.number()),
            points.subList(laid, points.size()));
    return step.asked() == AnswerKind.PROCEDURE
        ? GomocupSearches.opening(
            state, state, variant, game, new Purpose.ReplyOnly(), procedure(step.kind()), arrived)
        : ask(state, variant, question, game, arrived);
  }

  private static String procedure(BlockKind kind) {
    return kind == BlockKind.SWAP2BOARD ? Swap2Steps.NAME : SWAP;
  }

  /**
   * Asks for Yixin-Board's first step of Soosyrv, which has no data because it comes before the
   * first stone.
   */
  static Step<GomocupState, GomocupReply> askForThree(
      GomocupState state, GomocupVariant variant, Ruling empty, long arrived) {
    Setup.Board board = variant.rules().board(empty.position()).orElseThrow();
    return ask(
        state,
        variant,
        new OpeningQuestion(AnswerKind.THREE, board, true, 0, List.of()),
        empty,
        arrived);
  }

  /** Asks for the sixth move if the engine has chosen a fifth without a reply. */
  static Optional<Step<GomocupState, GomocupReply>> askForSixth(
      GomocupState state, OpeningQuestion question, Place fifth, long arrived) {
    return GomocupVariant.of(state)
        .map(
            variant ->
                ask(
                    state,
                    variant,
                    question.behind(fifth),
                    variant.judge(question.board(), Side.BLACK).play(fifth),
                    arrived));
  }

  private static Step<GomocupState, GomocupReply> ask(
      GomocupState state,
      GomocupVariant variant,
      OpeningQuestion question,
      Ruling game,
      long arrived) {
    Setup.Board board = question.board();
    if (question.answerKind() == AnswerKind.MIDDLE) {
      return state.step().send(new GomocupReply.Moves(state.client().wire(middle(board))));
    }
    Optional<String> why =
        lacking(state, question.answerKind()).or(() -> GomocupSearches.objection(variant, game));
    if (why.isPresent()) {
      return state.reject(why.get());
    }
    Ruling searched = asksForThree(question) ? game.play(middle(board)).play(beside(board)) : game;
    return GomocupSearches.search(
        state, searched, state, new Purpose.Opening(question), goal(question), arrived);
  }

  private static boolean asksForThree(OpeningQuestion question) {
    return question.answerKind() == AnswerKind.THREE
        || question.answerKind() == AnswerKind.THREE_OFFERING_ONE;
  }

  private static Optional<String> lacking(GomocupState state, AnswerKind answerKind) {
    Optional<Ability> needed =
        switch (answerKind) {
          case FIRST -> Optional.of(Ability.BALANCE);
          case THREE, THREE_OFFERING_ONE, MOVE_OUTSIDE_FIVE, MOVE_OUTSIDE_SEVEN, CHOICE ->
              Optional.of(Ability.RESTRICTIONS);
          case PROCEDURE,
              MIDDLE,
              MOVE,
              MOVE_OR_SWAP,
              FOURTH,
              FOURTH_OR_SWAP,
              FIFTHS,
              FIFTHS_OR_SWAP,
              SIXTH ->
              Optional.empty();
        };
    OfferedEngine engine = GomocupVariant.engine(state);
    return needed
        .filter(ability -> !engine.abilities().contains(ability))
        .map(_ -> engine.id() + " does not play this opening");
  }

  private static Goal goal(OpeningQuestion question) {
    Setup.Board board = question.board();
    return switch (question.answerKind()) {
      case FIRST -> new Goal.Balance(1, EVEN_WIN_RATE);
      case THREE, THREE_OFFERING_ONE -> {
        List<Move> near = square(board, middle(board), 2);
        near.removeAll(List.of(middle(board), beside(board)));
        yield new Goal.BestMove(near.size(), List.of(new Restriction(Side.BLACK, true, near, 1)));
      }
      case MOVE_OUTSIDE_FIVE -> outside(board, 2);
      case MOVE_OUTSIDE_SEVEN -> outside(board, 3);
      case FIFTHS, FIFTHS_OR_SWAP -> new Goal.BestMove(linesOfFifths(question), List.of());
      case CHOICE -> {
        List<Move> offered = List.copyOf(question.candidates());
        yield new Goal.BestMove(
            offered.size(), List.of(new Restriction(Side.BLACK, true, offered, 1)));
      }
      case PROCEDURE, MIDDLE, MOVE, MOVE_OR_SWAP, FOURTH, FOURTH_OR_SWAP, SIXTH -> Goal.BEST_MOVE;
    };
  }

  /**
   * Returns the number of lines to search, so that enough remain after symmetric ones are removed.
   */
  private static int linesOfFifths(OpeningQuestion question) {
    long alike = Symmetries.of(question.board()).preserving().size();
    int free = question.board().width() * question.board().height() - question.stones();
    return Math.clamp(question.offers() * alike, 1, free);
  }

  private static Goal outside(Setup.Board board, int radius) {
    List<Move> near = square(board, board.black().getFirst(), radius);
    return new Goal.BestMove(1, List.of(new Restriction(Side.BLACK, false, near, 1)));
  }

  /** Returns the points of the board within a distance. */
  private static List<Move> square(Setup.Board board, Place centre, int radius) {
    var all = new ArrayList<Move>();
    int right = Math.min(board.width() - 1, centre.x() + radius);
    int bottom = Math.min(board.height() - 1, centre.y() + radius);
    for (int x = Math.max(0, centre.x() - radius); x <= right; x++) {
      for (int y = Math.max(0, centre.y() - radius); y <= bottom; y++) {
        all.add(new Place(x, y));
      }
    }
    return all;
  }

  static Place middle(Setup.Board board) {
    return new Place(board.width() / 2, board.height() / 2);
  }

  /** Returns the second stone of renju's direct openings. */
  static Place beside(Setup.Board board) {
    return new Place(board.width() / 2, board.height() / 2 - 1);
  }
}
