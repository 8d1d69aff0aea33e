package tengen.cgt.heaps;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.cgt.Budget;
import tengen.cgt.GameOption;
import tengen.cgt.LimitException;
import tengen.cgt.NotationException;
import tengen.cgt.impartial.Definition;
import tengen.cgt.impartial.Impartial;
import tengen.cgt.impartial.NormalPlay;
import tengen.cgt.impartial.OutcomeSearch;

/** Compares the theorem of each heap game with its moves in every position up to a size. */
final class HeapGamesTest {
  private static Impartial<?> game(String id) {
    return HeapGames.all().stream().filter(game -> game.id().equals(id)).findFirst().orElseThrow();
  }

  private static NormalPlay<?> normal(String id) {
    return (NormalPlay<?>) game(id);
  }

  /** Returns all ascending lists of {@code count} heaps up to a size. */
  private static Stream<String> heaps(int count, int from, int most) {
    return count == 0
        ? Stream.of("")
        : IntStream.rangeClosed(from, most)
            .boxed()
            .flatMap(heap -> heaps(count - 1, heap, most).map(rest -> heap + " " + rest));
  }

  private static Stream<String> upToThreeHeaps(String parameter, int single, int pair, int triple) {
    return Stream.of(heaps(1, 0, single), heaps(2, 0, pair), heaps(3, 0, triple))
        .flatMap(positions -> positions)
        .map(heaps -> parameter + heaps.strip());
  }

  /** Half of the values are 0, then all are 1; the search for a period goes through them. */
  @Test
  void twoMillionValuesWithoutAPeriodTakeSeconds() {
    int most = 1 << 20;
    Subtraction rules = new Subtraction(List.of(most));
    assertThat(rules.nimber(most - 1, Budget.of(most))).isZero();
    assertThat(rules.nimber(2 * most - 1, Budget.of(most))).isOne();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "nim",
        "kayles",
        "dawson-chess",
        "dawson-kayles",
        "treblecross",
        "officers",
        "grundy",
        "take-square",
        "take-power-of-2",
        "take-coprime",
        "take-at-most-half",
        "take-proper-divisor"
      })
  void everySmallerNimberIsReachedByAMove(String id) {
    Definition.hasNimbers(normal(id), upToThreeHeaps("", 14, 7, 4));
  }

  @Test
  void laskersNimHasItsNimbers() {
    Definition.hasNimbers(normal("lasker"), upToThreeHeaps("", 9, 3, 2));
  }

  @ParameterizedTest
  @ValueSource(strings = {"1,3,4: ", "2: ", "3,5,8: ", "1..4: "})
  void subtractionGamesHaveTheirNimbers(String set) {
    Definition.hasNimbers(normal("subtraction"), upToThreeHeaps(set, 40, 12, 6));
  }

  @ParameterizedTest
  @ValueSource(strings = {"0.16: ", "0.4...: ", ".56: ", "0.01234567: "})
  void octalGamesHaveTheirNimbers(String code) {
    Definition.hasNimbers(normal("octal"), upToThreeHeaps(code, 13, 7, 4));
  }

  @ParameterizedTest
  @ValueSource(strings = {"4.333...: ", "4.7: "})
  void octalGamesThatBreakWithoutTakingHaveTheirNimbers(String code) {
    Definition.hasNimbers(normal("octal"), upToThreeHeaps(code, 9, 3, 2));
  }

  @Test
  void staircaseNimCountsOddSteps() {
    Definition.hasNimbers(normal("staircase"), upToThreeHeaps("", 4, 4, 3));
    Definition.hasNimbers(normal("staircase"), Stream.of("3 0 2", "2 1 3 1", "0 0 0 2"));
  }

  @Test
  void wythoffHasItsNimbers() {
    Definition.hasNimbers(normal("wythoff"), heaps(2, 0, 8));
  }

  @ParameterizedTest
  @ValueSource(strings = {"1: ", "2: ", "3: "})
  void mooresNimIsWonByAMove(String most) {
    hasNormalOutcomes(
        game("moore"),
        Stream.concat(
            upToThreeHeaps(most, 6, 6, 4), heaps(4, 0, 3).map(heaps -> most + heaps.strip())));
  }

  private static <P> void hasNormalOutcomes(Impartial<P> game, Stream<String> positions) {
    Definition.hasOutcomes(
        game,
        OutcomeSearch.normal(position -> game.options(position).map(GameOption::after)),
        positions);
  }

  @ParameterizedTest
  @CsvSource({
    "misere-nim,''",
    "misere-kayles,''",
    "misere-dawson-chess,''",
    "'misere-subtraction','1,3,4: '",
    "'misere-subtraction','1..3: '",
    "'misere-octal','0.3102: '"
  })
  void misereGamesAreWonByAMove(String id, String parameter) {
    hasMisereOutcomes(game(id), upToThreeHeaps(parameter, 11, 8, 4));
  }

  @Test
  void misereLaskersNimIsWonByAMove() {
    hasMisereOutcomes(game("misere-lasker"), upToThreeHeaps("", 9, 4, 2));
  }

  private static <P> void hasMisereOutcomes(Impartial<P> game, Stream<String> positions) {
    Definition.hasOutcomes(
        game,
        OutcomeSearch.misere(position -> game.options(position).map(GameOption::after)),
        positions);
  }

  @ParameterizedTest
  @ValueSource(strings = {"1: ", "2: ", "3: ", "4: "})
  void primeLimitedNimIsWonByAMove(String most) {
    hasNormalOutcomes(
        game("prime-nim"),
        Stream.of(heaps(1, 3, 40), heaps(2, 3, 36), heaps(2, 89, 101), heaps(3, 24, 29))
            .flatMap(positions -> positions)
            .map(heaps -> most + heaps.strip()));
  }

  @ParameterizedTest
  @CsvSource({
    "nim,''",
    "misere-nim,''",
    "subtraction,'1..2: '",
    "misere-subtraction,'1..2: '",
    "subtraction,'1..5: '",
    "misere-subtraction,'1..5: '"
  })
  void lostHeapsLastAsLongAsASearchFinds(String id, String parameter) {
    RemotenessByDefinition.isKnown(game(id), upToThreeHeaps(parameter, 11, 11, 8));
  }

  @ParameterizedTest
  @CsvSource({
    "nim,18446744073709551615 9223372036854775807 1",
    "misere-nim,18446744073709551615 1 1",
    "misere-nim,18446744073709551615 1",
    "misere-subtraction,'1,4,10: 18446744073709551615 2'",
    "misere-subtraction,1..1000000000000: 1000000000001",
    "subtraction,1..6: 18446744073709551615",
    "subtraction,'1,4,10: 18446744073709551614'",
    "lasker,18446744073709551614 5",
    "take-power-of-2,18446744073709551614",
    "take-at-most-half,18446744073709551614",
    "take-proper-divisor,18446744073709551608",
    "staircase,0 18446744073709551610 5",
    "wythoff,18446744073709551615 18446744073709551614",
    "wythoff,18446744073709551615 1",
    "moore,2: 18446744073709551615 18446744073709551614 3",
    "kayles,18446744073709551615",
    "octal,0.156: 18446744073709551615",
    "prime-nim,9: 18446744073709551615 18446744073709551000"
  })
  void heapsOf64BitsHaveAWinningMove(String id, String text) {
    Definition.hasWinningMove(game(id), text);
  }

  @ParameterizedTest
  @CsvSource({
    "nim,3 -1,'-1' is not a whole number below 2^64",
    "nim,18446744073709551616,'18446744073709551616' is not a whole number below 2^64",
    "wythoff,1,'wythoff needs two heaps, got 1'",
    "octal,0.8: 3,'''0.8'' is not an octal code: 0 or 4, a point and digits 0 to 7, such as 0.77 or"
        + " 4.333...'",
    "prime-nim,3: 2 9,heaps of prime-nim must be above 2: 2 9",
    "prime-nim,0: 9,0: the maximum to take is from 1 to 2^63 - 1",
    "subtraction,'0,2: 5',0: numbers of the set are from 1 to 2^20",
    "moore,0: 3,0: a move takes from 1 to 2^20 heaps",
  })
  void invalidPositionsAreRejected(String id, String text, String reason) {
    assertThatThrownBy(() -> game(id).parse(text))
        .isInstanceOf(NotationException.class)
        .hasMessage(reason);
  }

  @ParameterizedTest
  @CsvSource({
    "nim,3 5,3-1",
    "nim,3 5,1-4",
    "nim,3 5,1",
    "nim,3 5,1-0",
    "nim,3 5,1-1:1,1",
    "nim,3 5,x",
    "kayles,7,1-3",
    "kayles,7,1-1:0,6",
    "grundy,6,'1:3,3'",
    "lasker,4,'1-1:1,2'",
    "staircase,1 2,2-3",
    "wythoff,3 5,both-4",
    "moore,1: 2 3,'1-1,2-1'",
    "moore,2: 2 3,'1-1,1-1'",
    "prime-nim,3: 10,1-4",
    "prime-nim,3: 7 over,1-1"
  })
  void invalidMovesAreRejected(String id, String text, String move) {
    assertThat(Definition.after(game(id), text, move)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "grundy,1000000",
    "wythoff,1000000 5",
    "octal,4.333...: 18446744073709551615",
    "misere-kayles,18446744073709551615",
    "take-coprime,18446744073709551557",
    "lasker,18446744073709551615"
  })
  void valuesBeyondTheBudgetAreUnknown(String id, String text) {
    assertThatThrownBy(() -> value(game(id), text)).isInstanceOf(LimitException.class);
  }

  @Test
  void theLargestHeapOfWhichHalfMayBeTakenIsLost() {
    assertThat(value(game("take-at-most-half"), "18446744073709551615")).isZero();
  }

  private static <P> long value(Impartial<P> game, String text) {
    P position = game.parse(text);
    return game instanceof NormalPlay<P> normal
        ? normal.nimber(position, Budget.of(1000))
        : game.winningMove(position, Budget.of(1000)).stream().count();
  }
}
