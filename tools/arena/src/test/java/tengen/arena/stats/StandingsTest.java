package tengen.arena.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tengen.arena.PlayedGames;
import tengen.arena.game.GameOutcome;
import tengen.arena.game.GameResult;
import tengen.arena.game.Reason;
import tengen.game.Side;

/** Tests of standings. */
final class StandingsTest {
  private static Standings after(Stream<GameResult> games) {
    return games.reduce(Standings.of(List.of("a", "b", "c")), Standings::plus, (first, _) -> first);
  }

  private static Standing one(GameResult game) {
    return after(Stream.of(game)).contestants().getFirst();
  }

  @Test
  void theBestScoreIsFirst() {
    Standings standings = after(PlayedGames.between("a", "b", "LLD"));
    assertThat(standings.ranked()).extracting(Standing::name).containsExactly("b", "c", "a");
  }

  @Test
  void eachKnowsItsOpponents() {
    Standings standings =
        after(
            Stream.of(
                PlayedGames.game(1, "a", "b", 'B'),
                PlayedGames.game(2, "b", "a", 'W'),
                PlayedGames.game(3, "a", "c", '=')));
    Standing first = standings.contestants().getFirst();
    assertThat(first.against()).containsOnlyKeys("b", "c");
    assertThat(first.against("b").games()).hasToString("2-0-0");
    assertThat(first.against("b").pairs().pairs()).containsExactly(0, 0, 0, 0, 1);
    assertThat(first.against("c").games()).hasToString("0-1-0");
    assertThat(first.results().games()).hasToString("2-1-0");
    assertThat(standings.contestants().get(1).against())
        .isEqualTo(Map.of("a", standings.contestants().get(1).results()));
  }

  @Test
  void theOrderOfGamesDoesNotMatter() {
    List<GameResult> games = PlayedGames.between("b", "a", "WWLDDLWLD").toList();
    assertThat(after(games.reversed().stream())).isEqualTo(after(games.stream()));
  }

  @Test
  void faultsCountForTheLoser() {
    for (Reason reason : Reason.values()) {
      var outcome = GameOutcome.won(Side.WHITE, reason, "");
      assertThat(one(PlayedGames.game(1, "b", "a", outcome)).faults()).isEqualTo(Faults.NONE);
    }
    assertThat(fault(Reason.CRASH)).isEqualTo(new Faults(1, 0, 0));
    assertThat(fault(Reason.TIME)).isEqualTo(new Faults(0, 1, 0));
    assertThat(fault(Reason.ILLEGAL_MOVE)).isEqualTo(new Faults(0, 0, 1));
    assertThat(fault(Reason.WON)).isEqualTo(Faults.NONE);
  }

  private static Faults fault(Reason reason) {
    return one(PlayedGames.game(1, "a", "b", GameOutcome.won(Side.WHITE, reason, ""))).faults();
  }

  @Test
  void effortIsThatOfOwnMoves() {
    Effort effort = one(PlayedGames.game(1, "a", "b", 'B')).effort();
    assertThat(effort.moves()).isEqualTo(1);
    assertThat(effort.averageMs()).isEqualTo(10);
    assertThat(effort.averageDepth()).isEqualTo(9);
    assertThat(effort.nodesPerSecond()).isEqualTo(2_000_000);
  }

  @Test
  void aMoveThatLosesOnTimeCountsForTheLosersTime() {
    GameOutcome late = GameOutcome.won(Side.WHITE, Reason.TIME, "512 ms of 300");
    Standings standings = after(Stream.of(PlayedGames.game(1, "a", "b", 512_000, late)));

    Effort loser = standings.contestants().getFirst().effort();
    assertThat(loser.maxMs()).isEqualTo(512);
    assertThat(loser.averageMs()).isEqualTo(261);
    assertThat(loser.averageDepth()).isEqualTo(9);
    assertThat(standings.contestants().get(1).effort().maxMs()).isEqualTo(30.501);
  }

  /** Checks that moves without depth or nodes do not lower the averages. */
  @Test
  void movesWithoutDepthOrNodesCountForTimeOnly() {
    Effort effort = after(PlayedGames.between("a", "b", "WW")).contestants().getFirst().effort();
    assertThat(effort.moves()).isEqualTo(2);
    assertThat(effort.averageMs()).isCloseTo(20.251, within(1e-9));
    assertThat(effort.maxMs()).isEqualTo(30.502);
    assertThat(effort.averageDepth()).isEqualTo(9);
    assertThat(effort.nodesPerSecond()).isEqualTo(2_000_000);
  }

  @Test
  void allFiguresAreDefinedBeforeTheFirstMove() {
    assertThat(Effort.NONE.averageMs()).isZero();
    assertThat(Effort.NONE.averageDepth()).isZero();
    assertThat(Effort.NONE.nodesPerSecond()).isZero();
  }
}
