package tengen.protocol.gomocup;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.protocol.Effect.GameChanged;
import tengen.protocol.Effect.GameEnded;
import tengen.protocol.Effect.GameEvent;
import tengen.protocol.record.GameEnd;
import tengen.protocol.record.GameEnd.Manner;
import tengen.protocol.session.SessionPeer;

/** The game events of a session. The test engine wins if it can, or plays the first legal move. */
class GomocupEventsTest {
  private static final Position START =
      Position.start("gomoku-freestyle", Setup.Board.empty(15, 15));
  private final SessionPeer<GomocupState, GomocupCommand, GomocupReply> peer = TestEngine.peer();

  private List<GameEvent<GomocupReply>> after(String... lines) {
    int before = peer.events().size();
    for (String line : lines) {
      peer.send(line + "\n");
    }
    while (peer.finishOldest()) {
      // finishes all searches
    }
    return peer.events().subList(before, peer.events().size());
  }

  @Test
  void eachChangeOfTheGameIsAnEvent() {
    Position turn = START.play(new Place(7, 7));
    Position answer = turn.play(new Place(0, 0));

    assertThat(after("START 15")).containsExactly(new GameChanged<>(START));
    assertThat(after("TURN 7,7"))
        .containsExactly(new GameChanged<>(turn), new GameChanged<>(answer));
    assertThat(after("TAKEBACK 0,0")).containsExactly(new GameChanged<>(turn));
    assertThat(after("RESTART")).containsExactly(new GameChanged<>(START));
  }

  @Test
  void commandsThatLeaveTheGameUnchangedCauseNoEvent() {
    after("START 15");

    assertThat(after("ABOUT", "INFO timeout_turn 5", "TURN 99,1", "TAKEBACK 1,1", "FOO")).isEmpty();
    assertThat(after("SWAP2BOARD", "DONE")).isEmpty();
  }

  @Test
  void aSetUpPositionIsAnEvent() {
    assertThat(after("START 15", "YXBOARD", "3,4,2", "DONE"))
        .containsExactly(
            new GameChanged<>(START),
            new GameChanged<>(
                Position.start(
                        START.rules(),
                        new Setup.Board(15, 15, List.of(new Place(3, 4)), List.of(), List.of()))
                    .withToMove(Side.WHITE)));
  }

  @Test
  void failedSearchesReportTheEarlierPosition() {
    after("START 15");
    peer.send("TURN 7,7\n");
    peer.failOldest("gone");

    assertThat(peer.events().getLast()).isEqualTo(new GameChanged<>(START));
  }

  @Test
  void theEndOfAGameIsAnEventOnceItIsThere() {
    after("START 15", "BOARD", "3,0,1", "4,0,1", "5,0,1", "6,0,1", "3,9,2", "4,9,2", "5,9,2");

    assertThat(after("6,9,2", "DONE"))
        .hasSize(3)
        .last()
        .isEqualTo(new GameEnded<>(GameEnd.won(Side.BLACK, Manner.BY_RULES)));
  }
}
