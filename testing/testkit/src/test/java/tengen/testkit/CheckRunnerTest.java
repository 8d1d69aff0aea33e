package tengen.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import tengen.game.Move.Place;
import tengen.game.Setup;
import tengen.search.SearchProgress;
import tengen.search.SearchResult;

/** Tests of failure messages, and of the end after several hangs. */
final class CheckRunnerTest {
  private static EngineContract contract(BrokenEngine.Searching searching) {
    return EngineContract.of(BrokenEngine.searching(searching))
        .withRules(new FourInARow(), new OneHeap())
        .withStarts(OneHeap.ID, new Setup.Text("20"))
        .withTimeout(Duration.ofMillis(200));
  }

  @Test
  void aFailureBeginsWithThePromise() {
    var illegal = new SearchResult(new Place(99, 99), new SearchProgress(1, List.of()));

    assertThat(Failures.first(contract((_, _, _, _) -> illegal), "plays the only legal move"))
        .hasValueSatisfying(
            failure ->
                assertThat(failure.getMessage())
                    .startsWith("promise: plays the only legal move: ")
                    .contains("off the board"));
  }

  @Test
  void theEnginesExceptionIsPartOfTheMessage() {
    BrokenEngine.Searching dying =
        (_, _, _, _) -> {
          throw new IllegalStateException("no weights");
        };

    assertThat(Failures.first(contract(dying), "plays the only legal move"))
        .hasValueSatisfying(
            failure ->
                assertThat(failure.getMessage()).contains("IllegalStateException: no weights"));
  }

  @Test
  void checksFailAtOnceAfterThreeHangs() {
    var never = new CountDownLatch(1);
    List<String> messages =
        Failures.all(
            contract(
                (good, position, goal, control) -> {
                  never.await();
                  return good.search(position, goal, control);
                }));

    assertThat(messages)
        .filteredOn(each -> each.contains("has not ended within 200 ms"))
        .hasSize(3);
    assertThat(messages)
        .filteredOn(each -> each.endsWith(": not tried, since the engine has hung 3 times"))
        .hasSizeGreaterThan(20);
  }
}
