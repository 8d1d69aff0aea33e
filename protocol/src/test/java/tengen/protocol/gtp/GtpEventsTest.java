package tengen.protocol.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tengen.game.Move;
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

/** The game events of a session. The test engine plays the last legal move. */
class GtpEventsTest {
  private static final Position SMALL = Position.start("nogo", Setup.Board.empty(2, 2));

  private static List<GameEvent<GtpReply>> after(
      SessionPeer<GtpState, GtpLine, GtpReply> peer, String... lines) {
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
    var peer = GtpTestSession.nogo();
    Position played = SMALL.play(new Place(0, 1));

    assertThat(after(peer, "boardsize 2")).containsExactly(new GameChanged<>(SMALL));
    assertThat(after(peer, "play b a1")).containsExactly(new GameChanged<>(played));
    assertThat(after(peer, "undo", "genmove b"))
        .containsExactly(new GameChanged<>(SMALL), new GameChanged<>(SMALL.play(new Place(1, 1))));
    assertThat(after(peer, "clear_board")).containsExactly(new GameChanged<>(SMALL));
  }

  @Test
  void commandsThatLeaveTheGameUnchangedCauseNoEvent() {
    var peer = GtpTestSession.nogo();

    assertThat(after(peer, "name", "play b z99", "undo", "reg_genmove b", "komi 5", "showboard"))
        .isEmpty();
  }

  @Test
  void theEndOfAGameIsAnEventOnceItIsThere() {
    var peer = GtpTestSession.nogo();
    after(peer, "boardsize 2", "play b a1");

    assertThat(after(peer, "play b b2"))
        .last()
        .isEqualTo(new GameEnded<>(GameEnd.won(Side.BLACK, Manner.BY_RULES)));
  }

  @Test
  void anEngineThatResignsEndsTheGame() {
    var peer =
        GtpTestSession.session(
            GtpTestSession.NOGO_FIRST, _ -> GtpTestSession.answer(new Move.Resign()));

    assertThat(after(peer, "reg_genmove w")).isEmpty();
    assertThat(after(peer, "genmove w"))
        .containsExactly(new GameEnded<>(GameEnd.won(Side.BLACK, Manner.RESIGNED)));
  }
}
