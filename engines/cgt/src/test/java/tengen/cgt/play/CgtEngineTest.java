package tengen.cgt.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tengen.cgt.Budget;
import tengen.cgt.LimitException;
import tengen.cgt.Player;
import tengen.cgt.catalog.Catalog;
import tengen.engine.Engine;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.game.Verdict;
import tengen.search.Goal;
import tengen.search.Limits;
import tengen.search.Score;
import tengen.search.SearchResult;

class CgtEngineTest {
  private final Engine engine = Play.engine();
  private final Catalog catalog = new Catalog();

  static Stream<Arguments> starts() {
    return Stream.concat(
        new Catalog()
            .games().stream()
                .filter(game -> !Set.of("amazons", "loopy-graph").contains(game.id()))
                .map(game -> Arguments.of(game.id(), game.example())),
        Stream.of(
            Arguments.of("amazons", "L../..R"),
            Arguments.of("sum", "nim 2 1 + hackenbush BRG + domineering ../.."),
            Arguments.of("sum", "toads-and-frogs T..F + kayles 3 + col ../.X"),
            Arguments.of("sum", "snort 1x3 + snort 1x3 + nim 1"),
            Arguments.of("misere", "grundy 7"),
            Arguments.of("misere", "moore 2: 1 1 2"),
            Arguments.of("every", "nim 2 + nim 3 + grundy 4"),
            Arguments.of("graph", "0-1,2 1-2 2-3 0-4; tokens 0 1"),
            Arguments.of("sum", "coloured-graph 0-1L 0-2R 1-2R; tokens 0 1 + nim 1"),
            Arguments.of("sum", "{2|{0,*|-1}}"),
            Arguments.of("sum", "1/2 + {^|v2} + nim 2")));
  }

  /** The engine plays both sides; the side that wins by exhaustive search must win. */
  @ParameterizedTest
  @MethodSource("starts")
  void wonPositionsAreWon(String rules, String text) throws Exception {
    Play search = new Play();
    for (Side start : Side.values()) {
      Position position = Play.position(rules, text, start);
      GameState state = GameState.of(catalog, position);
      boolean isWon = search.wins(state, GameState.player(start));
      while (state.hasMove(GameState.player(position.toMove()))) {
        SearchResult result = Play.search(engine, position);
        assertThat(result.last().lines().getFirst().score())
            .isInstanceOf(isWon ? Score.Win.class : Score.Loss.class);
        position = position.play(result.move());
        state = GameState.of(catalog, position);
        isWon = !isWon;
        assertThat(search.wins(state, GameState.player(position.toMove())))
            .as("%s after %s", state, result.move())
            .isEqualTo(isWon);
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "nim, 1000000000000000000 999999999999999999, 1-1",
    "nim, 18446744073709551615 1, 1-18446744073709551614",
    "wythoff, 1000000000000 5, 1-999999999997",
    "sum, nim 1000000000000 + hackenbush GG, 1:1-999999999998",
    "sum, nim 1000000000000 + hackenbush BB + hackenbush RR, 1:1-1000000000000"
  })
  void heapsOfAnySizeArePlayed(String rules, String text, String move) throws Exception {
    assertThat(Play.move(engine, Play.position(rules, text, Side.BLACK))).isEqualTo(move);
  }

  @ParameterizedTest
  @CsvSource({
    "0-1 1-0; tokens 0, 0-1, Draw[]",
    "0-1 1-0 1-2 2-3 0-3; tokens 0, 0-3, Win[plies=OptionalInt.empty]",
    "0-1 1-2 0-3 3-4 4-5 5-6; tokens 0, 0-3, Loss[plies=OptionalInt[4]]",
    "0-1 1-0 0-2 2-3; tokens 0, 0-1, Draw[]",
    "0-1L 1-0R 0-2 2-3; tokens 0, 0-1, Draw[]"
  })
  void loopyGamesAreWonInTimeDrawnOrMadeLong(String text, String move, String score)
      throws Exception {
    Position position = Play.position("loopy-graph", text, Side.BLACK);
    SearchResult result = Play.search(engine, position);
    assertThat(((Move.Text) result.move()).notation()).isEqualTo(move);
    assertThat(result.last().lines().getFirst().score()).hasToString(score);
  }

  @Test
  void aRemoteStarDecidesUps() throws Exception {
    Position position =
        Play.position("sum", "nim 1000000000000 + hackenbush GB + hackenbush GB", Side.BLACK);
    SearchResult result = Play.search(engine, position);
    assertThat(result.last().lines().getFirst().score()).isInstanceOf(Score.Win.class);
    assertThat(Play.value(engine, position)).startsWith("outcome L\nvalue too large\n");
  }

  @Test
  void lostGamesAreProlonged() throws Exception {
    SearchResult result = Play.search(engine, Play.position("nim", "3 3", Side.BLACK));
    assertThat(result.last().lines().getFirst().score())
        .isEqualTo(new Score.Loss(OptionalInt.of(6)));
    assertThat(result.move()).isEqualTo(new Move.Text("1-1"));
  }

  /** The search ends only if heaps in any order count as the same position. */
  @Test
  void lostGamesWithManyHeapsAreProlonged() throws Exception {
    SearchResult result = Play.search(engine, Play.position("kayles", "10 10", Side.BLACK));
    assertThat(result.last().lines().getFirst().score())
        .isEqualTo(new Score.Loss(OptionalInt.of(16)));
  }

  @ParameterizedTest
  @CsvSource({
    "nim, 1000000 1000004 4, 2-1, 2000008",
    "misere-nim, 1000000 1000001 1, 2-1, 2000001",
    "subtraction, 1..2: 3000000 5 2, 2-1, 2000006"
  })
  void heapsThatAreTooLargeToSearchLastByTheirRule(
      String rules, String text, String move, int plies) throws Exception {
    SearchResult result = Play.search(engine, Play.position(rules, text, Side.BLACK));
    assertThat(result.last().lines().getFirst().score())
        .isEqualTo(new Score.Loss(OptionalInt.of(plies)));
    assertThat(result.move()).isEqualTo(new Move.Text(move));
  }

  @Test
  void aLostGameThatIsTooLongToSearchIsPlayedOn() throws Exception {
    Position position = Play.position("lasker", "1000000000000 1000000000000", Side.BLACK);
    SearchResult result = Play.search(engine, position);
    assertThat(result.last().lines().getFirst().score())
        .isEqualTo(new Score.Loss(OptionalInt.empty()));
  }

  @Test
  void gamesTooLargeToValueArePlayedByMobility() throws Exception {
    Position board = Play.position("amazons", "L......./......../......../.......R", Side.BLACK);
    SearchResult result =
        engine.search(board, Goal.BEST_MOVE, Play.control(Limits.NONE.withMaxNodes(1_000)));
    assertThat(result.last().lines().getFirst().score()).isEqualTo(new Score.Estimate(0.5));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "nim;3 5 7;outcome N|value *|mean 0|temperature 0|birthday 1|winning b 1-1 2-1 3-1",
        "nim;1 2 3;outcome P|value 0|mean 0|temperature -1|birthday 0|winning b none",
        "domineering;2x3;outcome N|value {2|-1/2}|mean 3/4|temperature 5/4|left 2@0 3/4@5/4"
            + "|right -1/2@0 3/4@5/4|birthday 3|winning b"
            + " b1-b2",
        "misere-nim;1 1;outcome N|winning b 1-1 2-1",
        "sum;hackenbush BR + nim 1;outcome L|value 1/2*|mean 1/2|temperature 0|birthday 3|winning b"
            + " 2:1-1"
      })
  void valuesAreReported(String rules, String text, String lines) throws Exception {
    String report = Play.value(engine, Play.position(rules, text, Side.BLACK));
    assertThat(report).isEqualTo(lines.replace('|', '\n').replace("{2\n-1/2}", "{2|-1/2}"));
  }

  @ParameterizedTest
  @CsvSource({"nim, WHITE", "misere-nim, BLACK", "misere-kayles, BLACK"})
  void aPlayerWithoutMovesLosesUnlessPlayIsMisere(String rules, Side winner) {
    assertThat(Play.rules(rules).verdict(Play.position(rules, "0", Side.BLACK)))
        .isEqualTo(new Verdict.Won(winner, "no move is left", List.of()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "nim;3 x;whole", "sum;nim 3 + misere-nim 3;misere-nim cannot be a part of a sum",
        "sum;nim 3 + chess;unknown game 'chess'", "domineering;../.;2 cells"
      })
  void unplayableStartsAreReported(String rules, String text, String part) {
    assertThat(Play.rules(rules).objection(new Setup.Text(text)).orElseThrow()).contains(part);
  }

  @Test
  void aMoveInASumNamesItsComponent() {
    Position position = Play.position("sum", "nim 3 + domineering ../..", Side.BLACK);
    GameRules sum = Play.rules("sum");
    assertThat(sum.objection(position, new Move.Text("2:a1-a2"))).isEmpty();
    assertThat(sum.describe(position.play(new Move.Text("2:a1-a2"))))
        .isEqualTo("nim 3 + domineering #./#.");
    for (String wrong : List.of("a1-a2", "1:a1-a2", "3:1-1", "0:1-1", "2:a1-b1")) {
      assertThat(sum.objection(position, new Move.Text(wrong))).as(wrong).isPresent();
    }
  }

  /** Some 1,000 positions are stored, and 1,800 moves wait on the longest line of play. */
  @Test
  void movesThatWaitInASearchForRemotenessCount() {
    GameState lost = GameState.parse(catalog, "nim", "30 30");
    assertThat(new RemotenessSearch(Budget.of(10_000)).of(lost, Player.LEFT).plies()).hasValue(60);
    var small = new RemotenessSearch(Budget.of(1_200));
    assertThatThrownBy(() -> small.of(lost, Player.LEFT)).isInstanceOf(LimitException.class);
  }
}
