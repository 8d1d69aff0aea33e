package tengen.protocol.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.game.Move.Place;
import tengen.game.Setup;
import tengen.protocol.Effect;
import tengen.protocol.GuardedRules;
import tengen.protocol.SessionOffer;
import tengen.protocol.session.FailingRules;
import tengen.protocol.session.FailingRules.Way;
import tengen.protocol.session.SessionPeer;
import tengen.rules.NoGo;

/** Rules that fail cost only the command that needed them. */
class GtpRulesExceptionTest {
  private static final String FAILED = "? the rules of nogo failed\n\n";

  private final FailingRules rules = new FailingRules(new NoGo());
  private final SessionPeer<GtpState, GtpLine, GtpReply> session =
      GtpTestSession.session(
          new SessionOffer(
                  "1.2.3", GuardedRules.all(Map.of("nogo", rules)), List.of(GtpTestSession.NOGO))
              .withFiles(),
          _ -> GtpTestSession.answer(new Place(0, 0)));

  private String answer(String command) {
    session.send(command + "\n");
    while (session.finishOldest()) {
      // finishes all searches
    }
    return session.unread();
  }

  @ParameterizedTest
  @EnumSource(names = {"EXCEPTION", "NULL"})
  void aCommandThatNeedsItIsRejected(Way way) {
    rules.fail(way);

    assertThat(answer("7 play b a1")).isEqualTo("?7 the rules of nogo failed\n\n");
    assertThat(answer("boardsize 5")).isEqualTo(FAILED);
    assertThat(session.effects()).filteredOn(Effect.Note.class::isInstance).hasSize(2);

    rules.fail(Way.NONE);
    assertThat(answer("play b a1")).isEqualTo("= \n\n");
    assertThat(session.state().game().position().setup()).isEqualTo(Setup.Board.empty(15, 15));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "tengen-moves",
        "gogui-rules_legal_moves",
        "gogui-rules_board_gfx",
        "lz-analyze b avoid b a1 1"
      })
  void aCommandThatReadsItsMovesIsRejected(String command) {
    rules.fail(Way.MOVES);

    assertThat(answer(command)).isEqualTo(FAILED);

    rules.fail(Way.NONE);
    assertThat(answer("genmove b")).isEqualTo("= A15\n\n");
  }

  @ParameterizedTest
  @EnumSource(names = {"EXCEPTION", "NULL"})
  void aMoveThatItCannotJudgeIsNotPlayed(Way way) {
    session.send("genmove b\n");
    rules.fail(way);
    session.finishOldest();
    assertThat(session.unread()).isEqualTo(FAILED);

    rules.fail(Way.NONE);
    assertThat(answer("genmove b")).isEqualTo("= A15\n\n");
  }

  @ParameterizedTest
  @EnumSource(names = {"EXCEPTION", "NULL"})
  void aRecordThatItCannotJudgeIsNotLoaded(Way way) {
    rules.fail(way);

    assertThat(answer("loadsgf /tengen/protocol/record/opening.sgf")).isEqualTo(FAILED);
  }
}
