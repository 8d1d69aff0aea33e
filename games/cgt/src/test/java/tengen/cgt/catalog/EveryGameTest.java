package tengen.cgt.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tengen.cgt.Budget;
import tengen.cgt.GameOption;
import tengen.cgt.NotationException;
import tengen.cgt.Player;

/** Compares Every-SG with a plain recursion over all turns. */
final class EveryGameTest {
  private final Catalog catalog = new Catalog();
  private final EveryGame every =
      new EveryGame(
          text -> Stream.of(text.split(" \\+ ", -1)).<Game<?>>map(catalog::parse).toList());
  private final Map<String, Boolean> known = new HashMap<>();

  private boolean isWon(List<Game<?>> position) {
    Boolean found = known.get(every.print(position));
    if (found == null) {
      found = every.options(position).anyMatch(option -> !isWon(option.after()));
      known.put(every.print(position), found);
    }
    return found;
  }

  @Test
  void theLongestGameDecides() {
    List<String> kinds =
        List.of("nim", "kayles", "grundy", "subtraction 1,3,4:", "staircase 1", "dawson-chess");
    SplittableRandom random = new SplittableRandom(20261124);
    for (int i = 0; i < 120; i++) {
      String text =
          IntStream.range(0, random.nextInt(1, 4))
              .mapToObj(_ -> kinds.get(random.nextInt(kinds.size())) + " " + random.nextInt(6))
              .collect(Collectors.joining(" + "));
      List<Game<?>> position = every.parse(text);
      boolean won = isWon(position);
      Budget budget = Budget.of(1_000_000);
      assertThat(every.isNextPlayersWin(position, budget)).as(text).isEqualTo(won);
      Optional<GameOption<List<Game<?>>>> move = every.winningMove(position, budget);
      assertThat(move.isPresent()).as(text).isEqualTo(won);
      move.ifPresent(
          found -> {
            assertThat(isWon(found.after())).as(text).isFalse();
            assertThat(every.after(position, Player.LEFT, found.move())).contains(found.after());
          });
    }
  }

  @Test
  void theTurnsOfTheMostGamesFitASmallStack() throws InterruptedException {
    List<Game<?>> most = every.parse("nim 9" + " + nim 9".repeat(99));
    var found = new CompletableFuture<String>();
    var small =
        new Thread(
            null,
            () -> found.complete(every.options(most).limit(1000).toList().getLast().move()),
            "small",
            512 << 10);
    small.start();
    small.join();

    assertThat(found).isCompletedWithValueMatching(move -> move.endsWith("100:1-1"));
    assertThatThrownBy(() -> every.parse("nim 9" + " + nim 9".repeat(100)))
        .isInstanceOf(NotationException.class)
        .hasMessage("every has at most 100 games, got 101");
  }

  @ParameterizedTest
  @CsvSource({"nim 1 + nim 1,1:1-1+2:1-1", "nim 0 + nim 2,2:1-1 2:1-2", "nim 0 + nim 0,''"})
  void aTurnIsAMoveInEachGameThatIsNotOver(String text, String turns) {
    assertThat(
            every.options(every.parse(text)).map(GameOption::move).collect(Collectors.joining(" ")))
        .isEqualTo(turns);
  }
}
