package tengen.daemon.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tengen.game.Side;
import tengen.protocol.fault.ErrorCode;
import tengen.protocol.record.GameEnd;
import tengen.protocol.record.GameEnd.Manner;
import tengen.protocol.record.GameRecord;
import tengen.protocol.table.TableAct;
import tengen.protocol.table.TableClocks;
import tengen.protocol.table.TableEvent;
import tengen.protocol.table.TablePlayer;
import tengen.protocol.table.TableRole;
import tengen.protocol.table.TableSeat;
import tengen.store.archive.GameOwners;

/** Tests of a table where two persons have seats of their own. */
class TableMatchTest {
  private static final TableAct DRAW = new TableAct.Draw();
  private static final TableAct REMATCH = new TableAct.Rematch();

  private final PlayedTable table = PlayedTable.match();

  private static TableAct play(int ply, String move) {
    return new TableAct.Play(ply, move);
  }

  private static TableAct reply(PlayedTable table, boolean isAccepted) {
    return new TableAct.Reply(table.state.game().match().open().orElseThrow().seq(), isAccepted);
  }

  private static void present(PlayedTable table, Set<Side> sides) {
    table.input(new TableInput.PresenceChanged(table.now, sides));
  }

  private Optional<TableEvent.Over> over() {
    return table.state.game().over();
  }

  @Test
  void theGameWaitsForTheGuestAndSoDoesTheClock() {
    PlayedTable invitation = PlayedTable.invitation(PlayedTable.seconds(10));
    invitation.now += 60_000;

    assertThat(invitation.black(play(0, "B2"))).contains(ErrorCode.NOT_YOUR_TURN);
    assertThat(invitation.sit(Optional.of(TableRole.INVITE))).isEmpty();
    assertThat(invitation.state.game().leftAt(invitation.now).blackMs()).isEqualTo(10_000);
    assertThat(invitation.black(play(0, "B2"))).isEmpty();
    assertThat(invitation.state.game().player(Side.WHITE))
        .isEqualTo(TablePlayer.person("Ben", TableSeat.TAKEN));
  }

  @Test
  void anInvitationCountsOnce() {
    PlayedTable invitation = PlayedTable.invitation(PlayedTable.NO_CLOCKS);

    assertThat(invitation.sit(Optional.empty())).contains(ErrorCode.DENIED);
    assertThat(invitation.sit(Optional.of(TableRole.WATCH))).contains(ErrorCode.DENIED);
    assertThat(invitation.sit(Optional.of(TableRole.BLACK))).contains(ErrorCode.DENIED);
    assertThat(invitation.sit(Optional.of(TableRole.INVITE))).isEmpty();
    assertThat(invitation.sit(Optional.of(TableRole.INVITE))).contains(ErrorCode.SEAT_TAKEN);
    assertThat(invitation.state.game().opened().hashes())
        .containsEntry(TableRole.WHITE, "hash of Ben's token");
  }

  @Test
  void theStoredGameBelongsToBothAccounts() {
    PlayedTable invitation = PlayedTable.invitation(PlayedTable.NO_CLOCKS);
    assertThat(owners(invitation, "anna")).isEqualTo(GameOwners.of("anna"));

    invitation.sit(Optional.of(TableRole.INVITE));

    assertThat(owners(invitation, "anna")).isEqualTo(new GameOwners("anna", "ben"));
    assertThat(owners(invitation, "ben")).isEqualTo(GameOwners.of("ben"));
  }

  private static GameOwners owners(PlayedTable table, String host) {
    return StoredTables.game("0123456789abcdef", host, table.state.game()).owners();
  }

  @Test
  void anOpenSeatNeedsNoInvitation() {
    PlayedTable open =
        new PlayedTable(
            TablePlayer.person("", TableSeat.OPEN),
            TablePlayer.person("Anna", TableSeat.TAKEN),
            PlayedTable.NO_CLOCKS);

    assertThat(open.sit(Optional.empty())).isEmpty();
    assertThat(open.sit(Optional.empty())).contains(ErrorCode.SEAT_TAKEN);
    assertThat(open.state.game().player(Side.BLACK).name()).isEqualTo("Ben");
  }

  @Test
  void aPlainTableHasNoSeatToTake() {
    PlayedTable plain = PlayedTable.ofPeople();

    assertThat(plain.sit(Optional.of(TableRole.INVITE))).contains(ErrorCode.DENIED);
    assertThat(plain.black(DRAW)).contains(ErrorCode.DENIED);
    assertThat(plain.host(new TableAct.Abort())).contains(ErrorCode.DENIED);
  }

  @Test
  void playersActForTheirOwnSideAndTheHostForNeither() {
    assertThat(table.white(play(0, "B2"))).contains(ErrorCode.NOT_YOUR_TURN);
    assertThat(table.host(play(0, "B2"))).contains(ErrorCode.DENIED);
    assertThat(table.ask(Optional.of(TableRole.INVITE), play(0, "B2"))).contains(ErrorCode.DENIED);
    assertThat(table.black(play(0, "B2"))).isEmpty();
    assertThat(table.black(play(1, "A1"))).contains(ErrorCode.NOT_YOUR_TURN);
    assertThat(table.white(play(1, "A1"))).isEmpty();
  }

  @Test
  void theClockAndTableOfARunningMatchCannotBeStopped() {
    List<TableAct> denied =
        List.of(
            new TableAct.Pause(),
            new TableAct.Go(OptionalInt.empty(), OptionalLong.empty()),
            new TableAct.Players(PlayedTable.ENGINE, TablePlayer.HUMAN),
            new TableAct.Close());

    assertThat(denied).allMatch(act -> table.black(act).equals(Optional.of(ErrorCode.DENIED)));
    assertThat(denied).allMatch(act -> table.host(act).equals(Optional.of(ErrorCode.DENIED)));
  }

  @Test
  void anInvitationIsCancelled() {
    PlayedTable invitation = PlayedTable.invitation(PlayedTable.NO_CLOCKS);

    assertThat(invitation.black(new TableAct.Close())).isEmpty();
    assertThat(invitation.sit(Optional.of(TableRole.INVITE))).contains(ErrorCode.UNKNOWN_TABLE);
  }

  @Test
  void turnsAreTakenBackByConsent() {
    table.black(play(0, "B2"));

    assertThat(table.black(new TableAct.Undo(1, 0))).isEmpty();
    assertThat(table.state.game().made()).hasSize(1);
    assertThat(table.black(reply(table, true))).contains(ErrorCode.DENIED);
    TableAct accept = reply(table, true);
    assertThat(table.white(accept)).isEmpty();
    assertThat(table.state.game().made()).isEmpty();
    assertThat(table.white(accept)).contains(ErrorCode.STALE_PLY);
  }

  @Test
  void aMoveAnswersARequestToTakeBack() {
    table.black(play(0, "B2"));
    table.black(new TableAct.Undo(1, 0));
    TableAct accept = reply(table, true);

    table.white(play(1, "A1"));

    assertThat(table.white(accept)).contains(ErrorCode.STALE_PLY);
    assertThat(table.state.game().made()).hasSize(2);
  }

  @Test
  void aDrawIsAgreed() {
    table.black(DRAW);
    assertThat(table.black(DRAW)).isEmpty();
    table.black(play(0, "B2"));
    assertThat(table.published()).containsOnlyOnce("Requested");

    assertThat(table.white(DRAW)).isEmpty();

    assertThat(over()).contains(new TableEvent.Over(GameEnd.DRAWN, "agreed"));
  }

  @Test
  void aFullTableAcceptsWhatEndsItsGame() {
    PlayedTable full = fullMatch();
    assertThat(full.black(play(256, "1"))).contains(ErrorCode.TOO_MANY);
    assertThat(full.black(new TableAct.Undo(256, 255))).contains(ErrorCode.TOO_MANY);
    assertThat(full.black(DRAW)).isEmpty();
    assertThat(full.white(reply(full, true))).isEmpty();
    assertThat(full.state.game().over()).contains(new TableEvent.Over(GameEnd.DRAWN, "agreed"));

    PlayedTable resigned = fullMatch();
    assertThat(resigned.white(new TableAct.Resign())).isEmpty();
    assertThat(resigned.state.game().over().orElseThrow().end())
        .contains(GameEnd.resigned(Side.WHITE));
  }

  private static PlayedTable fullMatch() {
    PlayedTable match =
        PlayedTable.endless(
            "1".repeat(GameRecord.MAX_TEXT_CHARACTERS),
            TablePlayer.person("Anna", TableSeat.TAKEN),
            TablePlayer.person("Ben", TableSeat.TAKEN));
    for (int ply = 0; ply < 256; ply += 2) {
      assertThat(match.black(play(ply, "1"))).isEmpty();
      assertThat(match.white(play(ply + 1, "1"))).isEmpty();
    }
    return match;
  }

  @Test
  void drawsAreDeclinedExplicitlyOrByAMove() {
    table.black(DRAW);
    assertThat(table.white(reply(table, false))).isEmpty();
    assertThat(table.state.game().match().open()).isEmpty();

    table.black(DRAW);
    table.black(play(0, "B2"));
    table.white(play(1, "A1"));
    assertThat(table.state.game().match().open()).isEmpty();
    assertThat(over()).isEmpty();
  }

  @Test
  void requestsBetweenMovesAreLimited() {
    for (int i = 0; i < MatchActs.MAX_REQUESTS; i++) {
      assertThat(table.black(DRAW)).isEmpty();
      table.white(reply(table, false));
    }

    assertThat(table.black(DRAW)).contains(ErrorCode.TOO_MANY);
    table.black(play(0, "B2"));
    assertThat(table.black(DRAW)).isEmpty();
  }

  @Test
  void aRequestOfTheOtherIsAnsweredFirst() {
    table.black(play(0, "B2"));
    table.black(new TableAct.Undo(1, 0));

    assertThat(table.white(DRAW)).contains(ErrorCode.NOT_YOUR_TURN);
  }

  @Test
  void aGameIsAbortedBeforeBothHaveMoved() {
    table.black(play(0, "B2"));
    assertThat(table.white(new TableAct.Abort())).isEmpty();
    assertThat(over()).contains(new TableEvent.Over(Optional.empty(), "aborted"));

    PlayedTable begun = PlayedTable.match();
    begun.black(play(0, "B2"));
    begun.white(play(1, "A1"));
    assertThat(begun.white(new TableAct.Abort())).contains(ErrorCode.NOT_YOUR_TURN);
  }

  @Test
  void aPlayerResignsForTheOwnSide() {
    table.white(new TableAct.Resign());

    assertThat(over().orElseThrow().end()).contains(GameEnd.resigned(Side.WHITE));
  }

  @Test
  void aWinIsClaimedWhenTheOtherWasAwayTooLong() {
    table.black(play(0, "B2"));
    present(table, Set.of(Side.BLACK));
    assertThat(table.effects)
        .contains(new TableEffect.PublishAway(Map.of(Side.WHITE, PlayerPresence.GRACE_MS)));

    table.now += PlayerPresence.GRACE_MS - 1;
    assertThat(table.black(new TableAct.Claim())).contains(ErrorCode.NOT_YOUR_TURN);
    table.now += 1;
    assertThat(table.black(new TableAct.Claim())).isEmpty();

    assertThat(over())
        .contains(new TableEvent.Over(GameEnd.won(Side.BLACK, Manner.FORFEIT), "left the game"));
  }

  @Test
  void playersWhoReconnectInTimeContinue() {
    present(table, Set.of(Side.BLACK));
    table.now += PlayerPresence.GRACE_MS - 1;
    present(table, EnumSet.allOf(Side.class));
    assertThat(table.effects).contains(new TableEffect.PublishAway(Map.of()));

    present(table, Set.of(Side.BLACK));
    table.now += PlayerPresence.GRACE_MS - 1;

    assertThat(table.black(new TableAct.Claim())).contains(ErrorCode.NOT_YOUR_TURN);
  }

  @Test
  void timeExpiresWithOrWithoutTheClient() {
    PlayedTable timed = PlayedTable.match(PlayedTable.seconds(10));
    timed.now += 10_000;

    timed.input(new TableInput.TimerFired(timed.now));

    assertThat(timed.state.game().over().orElseThrow().end())
        .contains(GameEnd.won(Side.WHITE, Manner.TIME));
  }

  @Test
  void afterARestartAMatchGoesOnWhenBothAreThere() {
    table.input(new TableInput.ReadFromArchive(table.now));
    present(table, Set.of(Side.BLACK));
    assertThat(table.state.game().paused()).isPresent();

    present(table, EnumSet.allOf(Side.class));

    assertThat(table.state.game().paused()).isEmpty();
  }

  @Test
  void movesContinueAMatchAfterARestart() {
    table.input(new TableInput.ReadFromArchive(table.now));

    assertThat(table.white(DRAW)).isEmpty();
    assertThat(table.state.game().paused()).isPresent();
    assertThat(table.black(play(0, "B2"))).isEmpty();
    assertThat(table.state.game().paused()).isEmpty();
  }

  @Test
  void aRematchIsAgreedWithColoursAndTokensSwapped() {
    table.white(new TableAct.Resign());
    assertThat(table.black(REMATCH)).isEmpty();

    assertThat(table.white(REMATCH)).isEmpty();

    TableEvent.Opened next =
        table.effects.stream()
            .filter(TableEffect.OpenRematch.class::isInstance)
            .map(it -> ((TableEffect.OpenRematch) it).opened())
            .findFirst()
            .orElseThrow();
    assertThat(next.opening().black().name()).isEqualTo("Ben");
    assertThat(next.opening().white().name()).isEqualTo("Anna");
    assertThat(next.hashes()).containsEntry(TableRole.BLACK, "hash of Ben's token");
    assertThat(next.guest()).isEqualTo("ben");

    table.input(new TableInput.Rematched(table.now, "next"));
    assertThat(table.state.game().match().next()).contains("next");
    assertThat(table.black(REMATCH)).isEmpty();
    assertThat(table.published()).containsOnlyOnce("Rematched");
  }

  @Test
  void aRematchIsForAGameThatIsOver() {
    assertThat(table.black(REMATCH)).contains(ErrorCode.NOT_YOUR_TURN);
  }

  @Test
  void aPeriodThatIsNotUsedUpIsGivenBack() {
    var clocks =
        new TableClocks(
            OptionalLong.of(1_000), 0, OptionalLong.empty(), new TableClocks.Overtime(3, 2_000));
    PlayedTable timed = PlayedTable.match(clocks);
    assertThat(timed.state.game().leftAt(timed.now).blackMs()).isEqualTo(7_000);

    timed.now += 1_500;
    timed.black(play(0, "B2"));
    assertThat(timed.state.game().leftAt(timed.now).blackMs()).isEqualTo(6_000);
    timed.white(play(1, "A1"));
    timed.now += 2_500;
    timed.black(play(2, "C3"));
    assertThat(timed.state.game().leftAt(timed.now).blackMs()).isEqualTo(4_000);
    assertThat(clocks.periodsLeft(4_000)).isEqualTo(2);
    assertThat(clocks.periodLeftMs(3_500)).isEqualTo(1_500);
    assertThat(clocks.mainLeftMs(6_500)).isEqualTo(500);
  }
}
