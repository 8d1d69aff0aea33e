package tengen.cgt.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.cgt.Budget;
import tengen.cgt.GameOption;
import tengen.cgt.Player;
import tengen.cgt.impartial.Genus;
import tengen.cgt.impartial.Misere;
import tengen.cgt.impartial.MisereByDefinition;
import tengen.cgt.impartial.SjTheorem;
import tengen.cgt.impartial.SpragueGrundy;
import tengen.cgt.impartial.Tameness;

/** Compares misère play of any impartial game and sum with a plain recursion over all moves. */
final class MisereTest {
  private static final long SEED = 20261124;

  /** Number of random positions of each game. */
  private static final int POSITIONS = Boolean.getBoolean("tengen.long") ? 40 : 12;

  private static final int SUMS = Boolean.getBoolean("tengen.long") ? 60 : 20;

  private final Catalog catalog = new Catalog();
  private final ImpartialSum sum = new ImpartialSum(this::games);
  private final Misere<List<Game<?>>> misere = new Misere<>("misere", sum);
  private final MisereByDefinition<List<Game<?>>> definition = new MisereByDefinition<>(sum);

  private List<Game<?>> games(String text) {
    return Stream.of(text.split(" \\+ ", -1)).<Game<?>>map(catalog::parse).toList();
  }

  private static Budget budget() {
    return Budget.of(10_000_000);
  }

  /** Checks the winner, and the winning move if there is one. */
  private void isWonAsDefined(String text) {
    List<Game<?>> position = games(text);
    boolean isWon = definition.isNextPlayersWin(position);
    assertThat(misere.isNextPlayersWin(position, budget())).as(text).isEqualTo(isWon);
    Optional<GameOption<List<Game<?>>>> move = misere.winningMove(position, budget());
    if (isWon && misere.options(position).findAny().isPresent()) {
      assertThat(definition.isNextPlayersWin(move.orElseThrow().after())).as(text).isFalse();
      assertThat(misere.after(position, Player.LEFT, move.orElseThrow().move()))
          .as(text)
          .contains(move.orElseThrow().after());
    } else {
      assertThat(move).as(text).isEmpty();
    }
  }

  private static String numbers(int count, int most, SplittableRandom random) {
    return random
        .ints(count, 0, most + 1)
        .sorted()
        .distinct()
        .mapToObj(Integer::toString)
        .collect(Collectors.joining(" "));
  }

  @ParameterizedTest
  @CsvSource({
    "twins,4,7",
    "turning-turtles,4,7",
    "mock-turtles,4,6",
    "triplets,4,6",
    "moebius,3,6",
    "ruler,4,7",
    "even-pairs,4,7",
    "'within 2:',4,7",
    "'twins-within 2:',4,7",
    "staircase,3,4",
    "grundy,3,9",
    "officers,3,8",
    "treblecross,3,6",
    "take-square,3,9",
    "'moore 2:',4,5",
    "'moore 1:',3,6",
    "'octal 0.3102:',3,8"
  })
  void positionsOfOneGame(String game, int count, int most) {
    SplittableRandom random = new SplittableRandom(SEED);
    for (int i = 0; i < POSITIONS; i++) {
      String numbers = numbers(random.nextInt(1, count + 1), most, random);
      boolean fromOne = game.matches("turning-turtles|ruler|within .*");
      isWonAsDefined(game + " " + (fromOne ? numbers.replaceAll("\\b0\\b ?", "") : numbers));
    }
  }

  @Test
  void wythoffsGame() {
    for (int first = 0; first <= 12; first++) {
      for (int second = 0; second <= 12; second++) {
        isWonAsDefined("wythoff " + first + " " + second);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "green-hackenbush 0-1 1-2 1-3 0-4",
        "green-hackenbush 0-1 1-2 2-0 1-3 0-4 4-5",
        "green-hackenbush 0-1 1-1 0-2 2-3 3-0",
        "coin-product twins twins: 1,2 2,1",
        "coin-product ruler twins-within-2: 2,2 1,1",
        "graph 0-1 0-2 1-2 2-3 0-4; tokens 0 0 1",
        "graph 0-1,1 0-2 1-2,3 2-4; tokens 0 1"
      })
  void positionsOfGraphsAndProducts(String text) {
    isWonAsDefined(text);
  }

  @Tag("full")
  @Test
  void sumsOfDifferentGames() {
    List<String> kinds =
        List.of(
            "nim",
            "kayles",
            "lasker",
            "grundy",
            "subtraction 1,3,4:",
            "dawson-chess",
            "take-square");
    SplittableRandom random = new SplittableRandom(SEED);
    for (int i = 0; i < SUMS; i++) {
      isWonAsDefined(
          IntStream.range(0, random.nextInt(2, 4))
              .mapToObj(_ -> kinds.get(random.nextInt(kinds.size())) + " " + random.nextInt(7))
              .collect(Collectors.joining(" + ")));
    }
    isWonAsDefined("wythoff 2 3 + nim 1");
    isWonAsDefined("moore 2: 1 2 2 + kayles 3");
    isWonAsDefined("staircase 1 2 + twins 1 3");
  }

  @Tag("full")
  @Test
  void theGenusOfASumOfTamePartsIsThatOfItsMoves() {
    SplittableRandom random = new SplittableRandom(SEED);
    List<String> kinds =
        List.of(
            "wythoff 1 2",
            "wythoff 2 2",
            "wythoff 1 3",
            "twins 2 3",
            "kayles 4",
            "nim 2",
            "lasker 3",
            "moore 2: 2 2 2");
    var normal =
        new SpragueGrundy<List<Game<?>>>(position -> sum.options(position).map(GameOption::after));
    int tame = 0;
    for (int i = 0; i < SUMS; i++) {
      String text =
          IntStream.range(0, random.nextInt(1, 4))
              .mapToObj(_ -> kinds.get(random.nextInt(kinds.size())))
              .collect(Collectors.joining(" + "));
      List<Game<?>> position = games(text);
      Optional<Genus> genus = new Tameness<>(sum, budget()).genus(position);
      tame += genus.isPresent() ? 1 : 0;
      genus.ifPresent(
          found ->
              assertThat(found)
                  .as(text)
                  .isEqualTo(
                      new Genus(normal.nimber(position, budget()), definition.nimber(position))));
    }
    assertThat(tame).isGreaterThan(SUMS * 5 / 6);
  }

  /** Checks that the claim is right wherever the premise holds, and wrong somewhere else. */
  @Tag("full")
  @ParameterizedTest
  @CsvSource({"kayles,9", "dawson-chess,10", "grundy,14", "'octal 0.3102:',8"})
  void theSjTheoremIsWrongOnlyWhereItsPremiseFails(String game, int most) {
    int wrong = 0;
    for (int heap = 0; heap <= most; heap++) {
      for (int other = 0; other <= 4; other++) {
        List<Game<?>> position = games(game + " " + heap + " " + other);
        SjTheorem theorem = misere.sjTheorem(position, budget());
        boolean isRight = theorem.claim().orElseThrow() == definition.isNextPlayersWin(position);
        assertThat(isRight || !theorem.premise()).as("%s %d %d", game, heap, other).isTrue();
        wrong += isRight ? 0 : 1;
      }
    }
    assertThat(wrong).isPositive();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "nim 3 5| the SJ theorem holds",
        "kayles 4 4| the SJ theorem holds",
        "kayles 5| the SJ theorem does not apply: kayles 5 has nimber 4, misere nimber 1; it says"
            + " N",
        "twins 2 3| the SJ theorem does not apply: twins 2 3 has nimber 1, misere nimber 0, which"
            + " still adds up as in Nim; it says N"
      })
  void theApplicabilityOfTheSjTheoremIsReported(String text, String remark) {
    assertThat(misere.sjTheorem(games(text), budget()).print()).isEqualTo(remark);
  }

  @Test
  void withoutStepsThePremiseIsNotKnown() {
    assertThat(misere.sjTheorem(games("kayles 40"), Budget.of(5)).print())
        .startsWith("the SJ theorem does not apply: its premise is not known: more than 5 steps");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "wythoff 18446744073709551615 1",
        "moore 3: 18446744073709551615 18446744073709551614 1 1",
        "nim 18446744073709551615 1 + subtraction 1..3: 7",
        "lasker 18446744073709551614 + nim 4"
      })
  void heapsOf64BitsHaveAWinningMove(String text) {
    List<Game<?>> position = games(text);
    GameOption<List<Game<?>>> move = misere.winningMove(position, budget()).orElseThrow();
    assertThat(misere.after(position, Player.LEFT, move.move())).contains(move.after());
    assertThat(misere.isNextPlayersWin(move.after(), budget())).isFalse();
  }
}
