package tengen.protocol.gomocup;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tengen.game.Move.Place;
import tengen.game.Side;
import tengen.game.Turn;
import tengen.search.Goal;
import tengen.search.Restriction;

/** The restrictions of searches by excluded moves. */
class GomocupExclusionsTest {
  private final GomocupTestClient client = new GomocupTestClient();

  @Test
  void blockedPointsAndPathsFromHereAreExcluded() {
    client.send("START 15", "YXBLOCK", "3,4", "DONE", "YXBLOCKPATH", "7,7", "5,6", "DONE");
    client.send("YXBLOCKPATH", "8,8", "1,1", "DONE", "TURN 7,7");
    assertThat(client.restrictions())
        .singleElement()
        .satisfies(
            ban -> {
              assertThat(ban.side()).isEqualTo(Side.WHITE);
              assertThat(ban.plies()).isEqualTo(1);
              assertThat(ban.allow()).isFalse();
              assertThat(ban.moves()).containsExactlyInAnyOrder(new Place(3, 4), new Place(5, 6));
            });
  }

  @Test
  void blockedPointsApplyToLaterBoardsAndInvalidOnesAreIgnored() {
    client.send("YXBLOCK 3,4 3,4 99,0 -1,2 18,18 DONE", "START 20", "BEGIN");
    assertThat(restrictions())
        .containsExactly(
            new Restriction(Side.BLACK, false, List.of(new Place(3, 4), new Place(18, 18)), 1));
  }

  @Test
  void pointsOffTheBoardRestrictNoSearch() {
    client.send("YXBLOCK 15,0 0,15 DONE", "YXBLOCKPATH 15,7 DONE", "YXBLOCKPATH 7,7 15,7 8,8 DONE");
    client.send("YXFORBID add 15 0 0", "YXFORBID add 0 15 1", "START 15", "BEGIN");
    assertThat(restrictions()).isEmpty();
  }

  @Test
  void pointsOffTheBoardAreNotForbidden() {
    client.send("YXFORBID add 51 51 0", "YXFORBID add 52 0 0", "YXFORBID add 0 2147483647 1");
    assertThat(client.peer().state().exclusions().forbidden())
        .containsExactly(new Turn(Side.BLACK, new Place(51, 51)));
  }

  @Test
  void pathsAboveTenThousandMovesAreIgnored() {
    client.send("START 22");
    for (int first = 0; first < 2601; first++) {
      client.send("YXBLOCKPATH 7,7 8,8 " + first % 51 + "," + first / 51 + " 51,51 DONE");
    }
    assertThat(client.peer().state().exclusions().paths()).hasSize(2500);
  }

  @Test
  void anEngineThatKnowsNoRestrictionsIsAskedForNone() {
    var plain = TestEngine.plainPeer();
    plain.send("START 15\nYXBLOCK 3,4 DONE\nBEGIN\nYXSTOP\nYXBALANCEONE 0\nYXPRINTFEATURE\n");
    assertThat(plain.searches()).isEmpty();
    assertThat(plain.unread())
        .isEqualTo(
            "OK\n0,0\nERROR plain cannot balance openings\nUNKNOWN command YXPRINTFEATURE\n");
  }

  @Test
  void aPathThatLeadsFurtherIsLeftOutAfterItsLine() {
    client.send("START 15", "YXBLOCKPATH 7,7 5,6 8,8 9,9 DONE", "TURN 7,7");
    assertThat(restrictions())
        .containsExactly(
            Restriction.after(
                List.of(new Place(5, 6), new Place(8, 8)),
                Side.WHITE,
                false,
                List.of(new Place(9, 9))));
  }

  @Test
  void pathsOfOtherGamesAreIgnored() {
    client.send("START 15", "YXBLOCKPATH 6,6 5,6 8,8 DONE", "TURN 7,7");
    assertThat(restrictions()).isEmpty();
  }

  @Test
  void aPathIsRemovedWithoutOthers() {
    client.send("START 15", "YXBLOCKPATH 7,7 5,6 8,8 DONE", "YXBLOCKPATH 7,7 5,6 9,9 DONE");
    client.send("YXBLOCKPATHUNDO 7,7 5,6 8,8 DONE", "TURN 7,7");
    assertThat(restrictions())
        .containsExactly(
            Restriction.after(
                List.of(new Place(5, 6)), Side.BLACK, false, List.of(new Place(9, 9))));
  }

  @Test
  void allPathsAreForgottenAtOnce() {
    client.send("START 15", "YXBLOCKPATH 7,7 5,6 8,8 DONE", "YXBLOCKPATHRESET", "TURN 7,7");
    assertThat(restrictions()).isEmpty();
  }

  @Test
  void forbiddenPointsAreExcludedForTheirSideThroughoutASearch() {
    client.send("START 15", "YXFORBID add 3 4 0", "YXFORBID ADD 5 6 1", "YXFORBID add 1 1 1");
    client.send("YXFORBID del 1 1 1", "TURN 7,7");
    assertThat(restrictions())
        .containsExactly(
            new Restriction(Side.BLACK, false, List.of(new Place(3, 4)), 1_000_000),
            new Restriction(Side.WHITE, false, List.of(new Place(5, 6)), 1_000_000));
  }

  private List<Restriction> restrictions() {
    return client.goals().stream()
        .map(Goal.BestMove.class::cast)
        .flatMap(goal -> goal.restrictions().stream())
        .toList();
  }
}
