package tengen.protocol.gomocup;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Setup;
import tengen.protocol.Step;
import tengen.search.SearchResult;
import tengen.search.Variation;

/** Answers the client after a search for a step of an opening. */
final class OpeningAnswers {
  private static final double EVEN_WIN_RATE = 0.5;

  private OpeningAnswers() {}

  /** Returns the answer; empty if the engine has found none. */
  static Optional<Step<GomocupState, GomocupReply>> of(
      GomocupState state, OpeningQuestion question, SearchResult result, long arrived) {
    List<Variation> lines = result.last().lines();
    return switch (question.answerKind()) {
      case THREE, THREE_OFFERING_ONE ->
          three(question.board(), lines).map(points -> reply(state, question, points, lines));
      case FIFTHS, FIFTHS_OR_SWAP ->
          fifths(question, lines).map(points -> reply(state, question, points, lines));
      case CHOICE -> choice(state, question, lines, arrived);
      case SIXTH ->
          place(result.move())
              .map(sixth -> List.of(question.candidates().getFirst(), sixth))
              .map(points -> reply(state, question, points, lines));
      case PROCEDURE,
          FIRST,
          MIDDLE,
          MOVE,
          MOVE_OUTSIDE_FIVE,
          MOVE_OUTSIDE_SEVEN,
          MOVE_OR_SWAP,
          FOURTH,
          FOURTH_OR_SWAP ->
          place(result.move()).map(point -> reply(state, question, List.of(point), lines));
    };
  }

  private static Optional<Place> place(Move move) {
    return switch (move) {
      case Place place -> Optional.of(place);
      case Move.Places(List<Place> points) -> points.stream().findFirst();
      case Move.Swap _, Move.Text _, Move.Pass _, Move.Resign _ -> Optional.empty();
    };
  }

  private static Optional<Place> place(Variation line, int index) {
    return line.moves().stream().skip(index).findFirst().flatMap(OpeningAnswers::place);
  }

  /** Returns three stones; the third makes Black's chances most even. */
  private static Optional<List<Place>> three(Setup.Board board, List<Variation> lines) {
    return lines.stream()
        .min(Comparator.comparingDouble(line -> Math.abs(line.score().asWinRate() - EVEN_WIN_RATE)))
        .flatMap(line -> place(line, 0))
        .map(third -> List.of(OpeningSearches.middle(board), OpeningSearches.beside(board), third));
  }

  /**
   * Returns Black's best fifth moves, since the opponent will leave the worst of them. No two are
   * symmetric.
   */
  private static Optional<List<Place>> fifths(OpeningQuestion question, List<Variation> lines) {
    List<Place> all =
        Symmetries.of(question.board())
            .distinct(lines.stream().flatMap(line -> place(line, 0).stream()).toList());
    return all.size() < question.offers()
        ? Optional.empty()
        : Optional.of(all.subList(0, question.offers()));
  }

  /** Returns the fifth move that is worst for Black, with the reply to it. */
  private static Optional<Step<GomocupState, GomocupReply>> choice(
      GomocupState state, OpeningQuestion question, List<Variation> lines, long arrived) {
    if (lines.isEmpty()) {
      return Optional.empty();
    }
    Optional<Place> sixth = place(lines.getLast(), 1);
    return place(lines.getLast(), 0)
        .flatMap(
            fifth ->
                question.yixin() || sixth.isPresent()
                    ? Optional.of(
                        reply(
                            state,
                            question,
                            Stream.concat(Stream.of(fifth), sixth.stream()).toList(),
                            lines))
                    : OpeningSearches.askForSixth(state, question, fifth, arrived));
  }

  private static Step<GomocupState, GomocupReply> reply(
      GomocupState state, OpeningQuestion question, List<Place> points, List<Variation> lines) {
    double chance = lines.isEmpty() ? EVEN_WIN_RATE : lines.getFirst().score().asWinRate();
    List<Place> wire = points.stream().map(state.client()::wire).toList();
    return question.yixin()
        ? state
            .step()
            .sendAll(
                inYixinsWords(question, wire, chance)
                    .<GomocupReply>map(text -> new GomocupReply.Message("SOOSORV " + text))
                    .toList())
        : state.step().send(replyTo(question, wire, chance));
  }

  private static GomocupReply replyTo(OpeningQuestion question, List<Place> points, double chance) {
    if (question.answerKind().maySwap() && chance < EVEN_WIN_RATE) {
      return new GomocupReply.SwapColours();
    }
    var moves = new GomocupReply.Moves(points);
    return switch (question.answerKind()) {
      case FOURTH, FOURTH_OR_SWAP -> with(moves, fifthMoves(question, chance));
      case THREE_OFFERING_ONE -> with(moves, 1);
      default -> moves;
    };
  }

  private static GomocupReply with(GomocupReply.Moves moves, int number) {
    return new GomocupReply.Other(moves.line() + " " + number);
  }

  /**
   * Returns the number of fifth moves that White asks for; more are worse for Black. An estimate:
   * one if White is ahead anyway, else the maximum.
   */
  private static int fifthMoves(OpeningQuestion question, double chance) {
    return chance < EVEN_WIN_RATE ? question.offers() : 1;
  }

  /**
   * Returns the answer in Yixin-Board's words. If colours stay, Yixin-Board asks for a move by
   * another command.
   */
  private static Stream<String> inYixinsWords(
      OpeningQuestion question, List<Place> points, double chance) {
    String first = pair(points.getFirst());
    return switch (question.answerKind()) {
      case THREE -> numbered(points);
      case FOURTH -> Stream.of("MOVE4 " + first + " " + fifthMoves(question, chance));
      case FIFTHS -> fifthsInTurn(points);
      case CHOICE -> Stream.of("MOVE5C " + first);
      default ->
          Stream.of(
              (question.stones() == OpeningStep.STONES_BEFORE_FIFTH ? "SWAP2 " : "SWAP1 ")
                  + (chance < EVEN_WIN_RATE ? "YES" : "NO"));
    };
  }

  private static Stream<String> numbered(List<Place> points) {
    return IntStream.range(0, points.size())
        .mapToObj(i -> "MOVE" + (i + 1) + " " + pair(points.get(i)));
  }

  private static Stream<String> fifthsInTurn(List<Place> points) {
    List<String> lines = new ArrayList<>(List.of("MOVE5 REFRESH"));
    points.forEach(point -> lines.add("MOVE5 " + pair(point)));
    lines.add("MOVE5 DONE");
    return lines.stream();
  }

  private static String pair(Place point) {
    return point.x() + " " + point.y();
  }
}
