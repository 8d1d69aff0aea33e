package tengen.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.game.Verdict;

class NoGoTest {
  private static final GameRules NOGO = Rules.of("nogo");

  /** A position with the complete lists of legal moves of both sides, as GTP vertices. */
  record Example(String name, List<String> rows, String black, String white) {}

  static Stream<Example> examples() {
    return Rules.table("nogo-positions.txt").stream()
        .map(row -> new Example(row[0], List.of(row[1].split("/", -1)), row[2], row[3]));
  }

  private static Place point(String vertex, int height) {
    return new Place(
        "ABCDEFGHJKLMNOPQRST".indexOf(vertex.charAt(0)),
        height - Integer.parseInt(vertex.substring(1)));
  }

  private static List<Move> moves(String vertices, int height) {
    return Arrays.stream(vertices.split(" ", -1))
        .filter(vertex -> !vertex.equals("-"))
        .<Move>map(vertex -> point(vertex, height))
        .toList();
  }

  @Test
  void thereAreTenExamples() {
    assertThat(examples()).hasSize(10);
  }

  @ParameterizedTest
  @MethodSource("examples")
  void bothSidesHaveTheLegalMovesOfTheTable(Example example) {
    Position black = Rules.drawn("nogo", example.rows().toArray(String[]::new));
    Position white = black.withToMove(Side.WHITE);
    int height = example.rows().size();

    assertThat(NOGO.objection(black.setup())).isEmpty();
    assertThat(NOGO.legalMoves(black))
        .containsExactlyInAnyOrderElementsOf(moves(example.black(), height));
    assertThat(NOGO.legalMoves(white))
        .containsExactlyInAnyOrderElementsOf(moves(example.white(), height));
  }

  @ParameterizedTest
  @MethodSource("examples")
  void aSideWithoutALegalMoveHasLost(Example example) {
    Position black = Rules.drawn("nogo", example.rows().toArray(String[]::new));

    assertThat(NOGO.verdict(black))
        .isEqualTo(
            example.black().equals("-")
                ? new Verdict.Won(Side.WHITE, "Black has no legal move", List.of())
                : new Verdict.Open());
    assertThat(NOGO.verdict(black.withToMove(Side.WHITE)))
        .isEqualTo(
            example.white().equals("-")
                ? new Verdict.Won(Side.BLACK, "White has no legal move", List.of())
                : new Verdict.Open());
  }

  @Test
  void aWholeGameHasItsLegalMovesAtEachTurn() {
    Position position = Rules.empty("nogo", 3, 3);
    List<Move> moves = moves("A3 B3 C3 B2 C2 A1 B1", 3);
    String[] legal = {
      "A1 A2 A3 B1 B2 B3 C1 C2 C3",
      "A1 A2 B1 B2 B3 C1 C2 C3",
      "A1 A2 B1 B2 C1 C2 C3",
      "A1 B1 B2 C1",
      "A1 A2 B1 C1 C2",
      "A1 B1",
      "B1 C1",
      "-"
    };
    for (int ply = 0; ply < legal.length; ply++) {
      assertThat(NOGO.legalMoves(position))
          .as("ply %d", ply)
          .containsExactlyInAnyOrderElementsOf(moves(legal[ply], 3));
      if (ply < moves.size()) {
        assertThat(NOGO.verdict(position)).isEqualTo(new Verdict.Open());
        position = position.play(moves.get(ply));
      }
    }
    assertThat(NOGO.verdict(position))
        .isEqualTo(new Verdict.Won(Side.BLACK, "White has no legal move", List.of()));
    assertThat(NOGO.objection(position, point("A2", 3))).hasValue("capture");
    assertThat(NOGO.objection(position, point("B1", 3))).hasValue("occupied");
  }

  @Test
  void suicideIsIllegal() {
    Position position = Rules.drawn("nogo", "...", "X..", ".X.").withToMove(Side.WHITE);

    assertThat(NOGO.objection(position, point("A1", 3))).hasValue("suicide");
    assertThat(NOGO.objection(position.withToMove(Side.BLACK), point("A1", 3))).isEmpty();
  }

  @Test
  void aCaptureIsIllegal() {
    Position position = Rules.drawn("nogo", "...", "X..", "O..");

    assertThat(NOGO.objection(position, point("B1", 3))).hasValue("capture");
    assertThat(NOGO.objection(position.withToMove(Side.WHITE), point("B1", 3))).isEmpty();
  }

  @Test
  void aLastLibertyOfBothIsACapture() {
    Position position = Rules.drawn("nogo", "X.O");

    assertThat(NOGO.objection(position, new Place(1, 0))).hasValue("capture");
    assertThat(NOGO.objection(position.withToMove(Side.WHITE), new Place(1, 0)))
        .hasValue("capture");
  }

  @Test
  void passAndAnswersAreIllegal() {
    Position position = Rules.empty("nogo", 3, 3);

    assertThat(NOGO.objection(position, new Move.Pass())).hasValue("nogo has no pass");
    assertThat(NOGO.objection(position, new Move.Places(List.of(new Place(0, 0)))))
        .hasValue("one stone a turn");
    assertThat(NOGO.objection(position, new Move.Swap())).hasValue("not a move of nogo");
    assertThat(NOGO.objection(position, new Move.Resign())).hasValue("not a move of nogo");
    assertThat(NOGO.objection(position, new Move.Text("a1"))).hasValue("not a move of nogo");
    assertThat(NOGO.objection(position, new Place(3, 0))).hasValue("off the board");
    assertThat(NOGO.objection(position, new Place(0, -1))).hasValue("off the board");
  }

  @Test
  void passIsIllegalInAFinishedGameToo() {
    Position lost = Rules.drawn("nogo", ".X", "X.").withToMove(Side.WHITE);

    assertThat(NOGO.verdict(lost)).isInstanceOf(Verdict.Won.class);
    assertThat(NOGO.objection(lost, new Move.Pass())).hasValue("nogo has no pass");
  }

  @Test
  void onOnePointTheSideToMoveHasLost() {
    Position position = Rules.empty("nogo", 1, 1);

    assertThat(NOGO.objection(position.setup())).isEmpty();
    assertThat(NOGO.verdict(position))
        .isEqualTo(new Verdict.Won(Side.WHITE, "Black has no legal move", List.of()));
    assertThat(NOGO.verdict(position.withToMove(Side.WHITE)))
        .isEqualTo(new Verdict.Won(Side.BLACK, "White has no legal move", List.of()));
  }

  @ParameterizedTest
  @CsvSource({
    "1, 1, ''",
    "19, 19, ''",
    "25, 1, ''",
    "1, 26, 'board size 1x26: nogo plays 1 to 25'",
    "0, 0, 'board size 0: nogo plays 1 to 19'",
    "25, 25, 'board size 25: nogo plays 1 to 19'",
    "20, 9, 'board size 20x9: nogo plays 1 to 19'",
    "9, -1, 'board size 9x-1: nogo plays 1 to 19'"
  })
  void sidesGoFromOneToNineteenAndStripsToTwentyFive(int width, int height, String objection) {
    assertThat(NOGO.objection(Setup.Board.empty(width, height)).orElse("")).isEqualTo(objection);
  }

  @Test
  void aSetupNeedsALibertyForEachBlock() {
    assertThat(NOGO.objection(Rules.board("X"))).hasValue("a block without liberty at 0,0");
    assertThat(NOGO.objection(Rules.board(".X", "XO"))).hasValue("a block without liberty at 1,1");
    assertThat(NOGO.objection(Rules.board("XX", "XX"))).isPresent();
    assertThat(NOGO.objection(Rules.board("XX", "X."))).isEmpty();
  }

  @Test
  void aSetupHasNoNeutralStonesAndNoneOutside() {
    assertThat(NOGO.objection(Rules.board("?.", ".."))).hasValue("nogo has no neutral stones");
    assertThat(
            NOGO.objection(new Setup.Board(2, 2, List.of(new Place(2, 0)), List.of(), List.of())))
        .hasValue("off the board: a stone at 2,0");
    assertThat(NOGO.objection(new Setup.Text(".."))).hasValue("nogo is played on a board");
  }

  @Test
  void theBoardIsDrawnFromTheTop() {
    Position position = Rules.drawn("nogo", "X.", "..").play(Side.WHITE, new Place(1, 1));

    assertThat(NOGO.describe(position)).isEqualTo("X.\n.O");
    assertThat(NOGO.board(position)).hasValue(Rules.board("X.", ".O"));
  }

  @Test
  void legalMovesComeInReadingOrder() {
    assertThat(
            NOGO.legalMoves(Rules.empty("nogo", 2, 2))
                .map(Object::toString)
                .collect(Collectors.joining(" ")))
        .isEqualTo("Place[x=0, y=0] Place[x=1, y=0] Place[x=0, y=1] Place[x=1, y=1]");
  }
}
