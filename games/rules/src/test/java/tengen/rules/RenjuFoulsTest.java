package tengen.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tengen.game.GameRules;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.game.Verdict;

class RenjuFoulsTest {
  private static final GameRules RENJU = Rules.of("gomoku-renju");

  record Example(String number, Setup.Board board, Place point, String verdict, String why) {}

  static Stream<Example> examples() {
    return Rules.table("renju-fouls.txt").stream()
        .map(
            row ->
                new Example(
                    row[0],
                    new Setup.Board(15, 15, places(row[1]), places(row[2]), List.of()),
                    places(row[3]).getFirst(),
                    row[4],
                    row[5]));
  }

  private static List<Place> places(String text) {
    var points = new ArrayList<Place>();
    for (String point : text.split(" ", -1)) {
      if (!point.equals("-")) {
        String[] xy = point.split(",", -1);
        points.add(new Place(Integer.parseInt(xy[0]), Integer.parseInt(xy[1])));
      }
    }
    return points;
  }

  @Test
  void thereAreNineteenExamples() {
    assertThat(examples()).hasSize(19);
  }

  @ParameterizedTest
  @MethodSource("examples")
  void examplesAreJudgedAsInTheTable(Example example) {
    Position position = Position.start("gomoku-renju", example.board());
    String objection =
        switch (example.verdict()) {
          case "legal" -> "";
          case "3-3" -> "forbidden: double three";
          case "4-4" -> "forbidden: double four";
          case "overline" -> "forbidden: overline";
          default -> throw new AssertionError(example.verdict());
        };

    assertThat(RENJU.objection(position, example.point()).orElse("")).isEqualTo(objection);
    assertThat(RENJU.legalMoves(position).toList().contains(example.point()))
        .isEqualTo(objection.isEmpty());
    boolean five = example.why().startsWith("five");
    Verdict after = RENJU.verdict(position.play(example.point()));
    if (objection.isEmpty() && !five) {
      assertThat(after).isEqualTo(new Verdict.Open());
    } else {
      assertThat(after)
          .isInstanceOfSatisfying(
              Verdict.Won.class,
              won -> assertThat(won.side()).isEqualTo(five ? Side.BLACK : Side.WHITE));
    }
  }

  @ParameterizedTest
  @MethodSource("examples")
  void noPointIsForbiddenToWhite(Example example) {
    Position position = Position.start("gomoku-renju", example.board()).withToMove(Side.WHITE);

    assertThat(RENJU.objection(position, example.point())).isEmpty();
    assertThat(RENJU.verdict(position.play(example.point()))).isEqualTo(new Verdict.Open());
  }

  @ParameterizedTest
  @MethodSource("examples")
  void otherRulesKnowNoFouls(Example example) {
    assertThat(Rules.gomokuIds())
        .filteredOn(id -> !id.startsWith("gomoku-renju"))
        .isNotEmpty()
        .allSatisfy(
            id -> {
              Position position = Position.start(id, example.board());
              assertThat(Rules.of(id).objection(position, example.point())).isEmpty();
            });
  }

  @Test
  void aFoulThatWasPlayedLosesAndShowsNoLine() {
    Position position =
        Rules.drawn("gomoku-renju", ".......", "...X...", ".......", ".X.X...", ".......")
            .play(new Place(5, 0))
            .play(Side.BLACK, new Place(3, 2));

    assertThat(RENJU.verdict(position)).isEqualTo(new Verdict.Open());
    Position foul =
        Rules.drawn("gomoku-renju", "XXX.XX.", ".......", ".......", ".......", ".......")
            .play(new Place(3, 0));
    assertThat(RENJU.verdict(foul))
        .isEqualTo(new Verdict.Won(Side.WHITE, "forbidden: overline", List.of()));
  }
}
