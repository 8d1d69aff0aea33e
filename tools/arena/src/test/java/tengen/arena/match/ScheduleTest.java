package tengen.arena.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tengen.arena.Players;
import tengen.arena.game.Contestant;
import tengen.arena.game.Opening;
import tengen.arena.game.Pairing;

final class ScheduleTest {
  private static final Contestant A = Players.random("a");
  private static final Contestant B = Players.random("b");
  private static final Contestant C = Players.random("c");
  private static final Opening FIRST = Players.empty("nogo", 5);
  private static final Opening SECOND = Players.empty("nogo", 7);

  private static List<String> games(Schedule schedule) {
    return schedule
        .pairings()
        .map(
            game ->
                "%d/%d %s-%s %s"
                    .formatted(
                        game.number(),
                        game.pair(),
                        game.black().name(),
                        game.white().name(),
                        game.opening().equals(FIRST) ? "1st" : "2nd"))
        .toList();
  }

  @Test
  void everyOpeningIsPlayedWithBothColours() {
    assertThat(games(new Schedule(List.of(A, B), List.of(FIRST, SECOND), 5, false)))
        .containsExactly("1/1 a-b 1st", "2/1 b-a 1st", "3/2 a-b 2nd", "4/2 b-a 2nd", "5/3 a-b 1st");
  }

  @Test
  void theLargestNumberOfGamesIsALongMatch() {
    var schedule = new Schedule(List.of(A, B), List.of(FIRST), Integer.MAX_VALUE, false);

    assertThat(schedule.pairings().skip(2).findFirst().map(Pairing::number)).hasValue(3);
  }

  @Test
  void inARoundRobinEachPlaysEach() {
    assertThat(games(new Schedule(List.of(A, B, C), List.of(FIRST), 2, false)))
        .containsExactly(
            "1/1 a-b 1st",
            "2/1 b-a 1st",
            "3/2 a-c 1st",
            "4/2 c-a 1st",
            "5/3 b-c 1st",
            "6/3 c-b 1st");
  }

  @Test
  void inAGauntletTheFirstPlaysEachOther() {
    assertThat(games(new Schedule(List.of(A, B, C), List.of(FIRST), 1, true)))
        .containsExactly("1/1 a-b 1st", "3/2 a-c 1st");
  }

  @Test
  void moreGamesDoNotRenumberTheFirstOnes() {
    List<String> many = games(new Schedule(List.of(A, B, C), List.of(FIRST, SECOND), 8, false));
    assertThat(many.subList(0, 12))
        .isEqualTo(games(new Schedule(List.of(A, B, C), List.of(FIRST, SECOND), 4, false)));
  }

  @Test
  void aGameMoreLeavesTheGamesOfAnOddNumberAsTheyAre() {
    List<Contestant> three = List.of(A, B, C);
    List<String> even = games(new Schedule(three, List.of(FIRST, SECOND), 4, false));
    List<String> odd = games(new Schedule(three, List.of(FIRST, SECOND), 3, false));
    assertThat(odd).hasSize(9).isSubsetOf(even);
    assertThat(even).hasSize(12).doesNotHaveDuplicates();
  }

  @Test
  void anEndlessMatchBeginsAsOneWithANumberOfGames() {
    var endless = new Schedule(List.of(A, B), List.of(FIRST, SECOND), Schedule.ENDLESS, false);
    var four = new Schedule(List.of(A, B), List.of(FIRST, SECOND), 4, false);

    assertThat(endless.isEndless()).isTrue();
    assertThat(endless.pairings().limit(4)).containsExactlyElementsOf(four.pairings().toList());
  }
}
