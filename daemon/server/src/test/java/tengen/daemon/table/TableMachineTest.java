package tengen.daemon.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import tengen.game.Move;
import tengen.game.Side;
import tengen.protocol.fault.ErrorCode;
import tengen.protocol.record.GameEnd;
import tengen.protocol.record.GameEnd.Manner;
import tengen.protocol.record.GameRecord;
import tengen.protocol.table.OpeningProcedure;
import tengen.protocol.table.PauseReason;
import tengen.protocol.table.TableAct;
import tengen.protocol.table.TableClocks;
import tengen.protocol.table.TableEvent;
import tengen.protocol.table.TablePlayer;
import tengen.protocol.table.TableRole;
import tengen.protocol.table.TableThought;
import tengen.search.Score;
import tengen.search.Variation;

class TableMachineTest {
  private static final TableAct PAUSE = new TableAct.Pause();

  @Test
  void repeatedMovesCountOnce() {
    PlayedTable table = PlayedTable.ofPeople();

    assertThat(table.play(0, "B2")).isEmpty();
    assertThat(table.play(0, "b2")).isEmpty();
    assertThat(table.play(0, "A1")).contains(ErrorCode.STALE_PLY);
    assertThat(table.play(2, "A1")).contains(ErrorCode.STALE_PLY);
    assertThat(table.published()).containsExactly("Opened", "Moved");
  }

  @Test
  void theRefereeJudgesMoves() {
    PlayedTable table = PlayedTable.ofPeople();
    assertThat(table.play(0, "B2")).isEmpty();

    assertThat(table.play(1, "B2")).contains(ErrorCode.ILLEGAL_MOVE);
    assertThat(table.play(1, "Z9")).contains(ErrorCode.BAD_FIELD);
    assertThat(table.state.game().made()).hasSize(1);
  }

  @Test
  void anEngineIsAskedWhenItIsItsTurnAndNotBefore() {
    PlayedTable table = PlayedTable.againstEngine();
    assertThat(table.searches()).isFalse();

    assertThat(table.play(0, "B2")).isEmpty();
    assertThat(table.effects)
        .anyMatch(it -> it instanceof TableEffect.Search search && search.side() == Side.WHITE);
    assertThat(table.play(1, "A1")).contains(ErrorCode.NOT_YOUR_TURN);

    table.finds(new Move.Place(0, 0));
    assertThat(table.searches()).isFalse();
    assertThat(table.state.game().made()).hasSize(2);
  }

  @Test
  void clientsWithoutATokenCannotAct() {
    PlayedTable table = PlayedTable.ofPeople();

    assertThat(table.ask(Optional.empty(), PAUSE)).contains(ErrorCode.DENIED);
    assertThat(table.ask(Optional.of(TableRole.WHITE), new TableAct.Play(0, "B2")))
        .contains(ErrorCode.NOT_YOUR_TURN);
    assertThat(table.ask(Optional.of(TableRole.BLACK), new TableAct.Close()))
        .contains(ErrorCode.DENIED);
    assertThat(table.ask(Optional.of(TableRole.BLACK), new TableAct.Play(0, "B2"))).isEmpty();
  }

  @Test
  void turnsAreTakenBackOnce() {
    PlayedTable table = PlayedTable.againstEngine();
    table.play(0, "B2");
    table.finds(new Move.Place(0, 0));

    assertThat(table.host(new TableAct.Undo(2, 0))).isEmpty();
    assertThat(table.host(new TableAct.Undo(2, 0))).isEmpty();
    assertThat(table.host(new TableAct.Undo(2, 1))).contains(ErrorCode.STALE_PLY);
    assertThat(table.state.game().toMove()).isEqualTo(Side.BLACK);
    assertThat(table.published()).containsOnlyOnce("TakenBack");
  }

  @Test
  void searchesAreDroppedWhenThePositionChanges() {
    PlayedTable table = PlayedTable.againstEngine();
    table.play(0, "B2");
    long ticket = table.state.search().orElseThrow();

    table.host(new TableAct.Undo(1, 0));

    assertThat(table.effects).contains(new TableEffect.Drop(ticket));
    assertThat(table.searches()).isFalse();
  }

  @Test
  void pausedTablesStartNoSearch() {
    PlayedTable table = PlayedTable.ofEngines();
    assertThat(table.searches()).isTrue();

    assertThat(table.host(PAUSE)).isEmpty();
    assertThat(table.searches()).isFalse();
    assertThat(table.go()).isEmpty();
    assertThat(table.searches()).isTrue();
  }

  @Test
  void eachStepPlaysOneMove() {
    PlayedTable table = PlayedTable.ofEngines();
    table.host(PAUSE);

    table.host(new TableAct.Go(OptionalInt.of(1), OptionalLong.empty()));
    table.finds(table.anyMove());

    assertThat(table.state.game().made()).hasSize(1);
    assertThat(table.state.game().paused().orElseThrow().why()).isEqualTo(PauseReason.STEP);
    assertThat(table.searches()).isFalse();
  }

  @Test
  void enginesWaitBetweenTheirMoves() {
    PlayedTable table = PlayedTable.ofEngines();
    table.host(new TableAct.Go(OptionalInt.empty(), OptionalLong.of(500)));
    table.finds(table.anyMove());
    assertThat(table.searches()).isFalse();
    assertThat(table.effects).contains(new TableEffect.SetTimer(table.now + 500));

    table.now += 500;
    table.input(new TableInput.TimerFired(table.now));
    assertThat(table.searches()).isTrue();
  }

  @Test
  void theClockOfTheSideToMoveRuns() {
    PlayedTable table =
        new PlayedTable(TablePlayer.HUMAN, TablePlayer.HUMAN, PlayedTable.seconds(10));
    table.now += 4000;
    table.play(0, "B2");
    assertThat(table.events.getLast().left().blackMs()).isEqualTo(7000);

    table.now += 2000;
    table.host(PAUSE);
    table.now += 60_000;
    table.go();
    assertThat(table.events.getLast().left().whiteMs()).isEqualTo(8000);

    table.now += 8000;
    table.input(new TableInput.TimerFired(table.now));
    assertThat(table.state.game().over().orElseThrow().end())
        .contains(GameEnd.won(Side.BLACK, Manner.TIME));
    assertThat(table.play(1, "A1")).contains(ErrorCode.NOT_YOUR_TURN);
  }

  @Test
  void aMoveHasItsOwnLimit() {
    PlayedTable table =
        new PlayedTable(
            TablePlayer.HUMAN,
            TablePlayer.HUMAN,
            new TableClocks(OptionalLong.empty(), 0, OptionalLong.of(5000)));
    table.now += 4000;
    table.play(0, "B2");
    table.now += 4000;

    assertThat(table.play(1, "A1")).isEmpty();
    table.now += 5000;
    assertThat(table.play(2, "C3")).contains(ErrorCode.NOT_YOUR_TURN);
  }

  @Test
  void anEngineKnowsItsClock() {
    PlayedTable table =
        new PlayedTable(TablePlayer.HUMAN, PlayedTable.ENGINE, PlayedTable.seconds(10));
    table.play(0, "B2");

    assertThat(table.effects)
        .anyMatch(
            it ->
                it instanceof TableEffect.Search search
                    && search.limits().clock().leftMs() == 10_000
                    && search.limits().clock().incrementMs() == 1000);
  }

  @Test
  void resigningLoses() {
    PlayedTable table = PlayedTable.againstEngine();

    assertThat(table.host(new TableAct.Resign())).isEmpty();
    assertThat(table.state.game().over().orElseThrow().end())
        .contains(GameEnd.resigned(Side.BLACK));
    assertThat(table.host(new TableAct.Undo(0, 0))).isEmpty();
    assertThat(table.go()).contains(ErrorCode.NOT_YOUR_TURN);
  }

  @Test
  void anEngineThatCannotGoOnLoses() {
    PlayedTable table = PlayedTable.againstEngine();
    table.play(0, "B2");
    table.input(
        new TableInput.SearchFailed(
            table.now, table.state.search().orElseThrow(), "not this position"));

    assertThat(table.state.game().over().orElseThrow())
        .isEqualTo(
            new TableEvent.Over(GameEnd.won(Side.BLACK, Manner.FORFEIT), "not this position"));
  }

  @Test
  void theRulesEndTheGame() {
    PlayedTable table = PlayedTable.ofEngines();
    while (table.searches()) {
      table.finds(table.anyMove());
    }

    assertThat(table.published()).endsWith("Moved", "Over");
    assertThat(table.state.game().over().orElseThrow().end().orElseThrow().manner())
        .isEqualTo(Manner.BY_RULES);
  }

  @Test
  void aGameThatItsRulesHaveEndedIsNotReopened() {
    PlayedTable table = PlayedTable.ofEngines();
    while (table.searches()) {
      table.finds(table.anyMove());
    }
    int turns = table.state.game().made().size();

    assertThat(table.host(new TableAct.Undo(turns, turns - 1))).contains(ErrorCode.NOT_YOUR_TURN);
    assertThat(table.state.game().over()).isPresent();
  }

  @Test
  void lateAnswersAreIgnored() {
    PlayedTable table = PlayedTable.ofEngines();
    long old = table.state.search().orElseThrow();
    table.host(PAUSE);
    table.go();

    table.input(new TableInput.SearchFailed(table.now, old, "too late"));

    assertThat(table.state.game().over()).isEmpty();
    assertThat(table.searches()).isTrue();
  }

  @Test
  void playersCanBeReplaced() {
    PlayedTable table = PlayedTable.ofPeople();

    table.host(new TableAct.Players(PlayedTable.ENGINE, TablePlayer.HUMAN));

    assertThat(table.searches()).isTrue();
  }

  @Test
  void aRestartPausesPeopleUntilOneIsBackAndTakesNoTime() {
    PlayedTable table =
        new PlayedTable(TablePlayer.HUMAN, PlayedTable.ENGINE, PlayedTable.seconds(10));
    table.now += 3_600_000;
    table.state = TableState.of(table.read(table.stored()));
    table.input(new TableInput.ReadFromArchive(table.now));
    assertThat(table.state.game().paused().orElseThrow().why()).isEqualTo(PauseReason.RESTART);

    table.input(new TableInput.WatchStarted(table.now, Optional.empty()));
    assertThat(table.state.game().isRunning()).isFalse();
    table.input(new TableInput.WatchStarted(table.now, Optional.of(TableRole.BLACK)));

    assertThat(table.state.game().isRunning()).isTrue();
    assertThat(table.state.game().leftAt(table.now).blackMs()).isEqualTo(10_000);
  }

  @Test
  void clocksRunOnAServerWhoseTimeIsBehindThatOfTheOneBefore() {
    PlayedTable table =
        new PlayedTable(TablePlayer.HUMAN, PlayedTable.ENGINE, PlayedTable.seconds(10));
    table.now -= 3_600_000;
    table.state = TableState.of(table.read(table.stored()));
    table.input(new TableInput.ReadFromArchive(table.now));
    table.input(new TableInput.WatchStarted(table.now, Optional.of(TableRole.BLACK)));

    assertThat(table.effects).contains(new TableEffect.SetTimer(table.now + 10_000));
    table.now += 4_000;
    assertThat(table.state.game().leftAt(table.now).blackMs()).isEqualTo(6_000);
  }

  @Test
  void enginesGoOnAfterARestartByThemselves() {
    PlayedTable table = PlayedTable.ofEngines();
    table.state = TableState.of(table.read(table.stored()));

    table.input(new TableInput.ReadFromArchive(table.now));

    assertThat(table.searches()).isTrue();
  }

  @Test
  void aTableWithTooManyEventsIsFull() {
    PlayedTable table = PlayedTable.ofPeople();
    while (table.state.game().last().seq() < TableStep.MAX_EVENTS - 1) {
      assertThat(table.host(PAUSE)).isEmpty();
      assertThat(table.go()).isEmpty();
    }

    assertThat(table.host(PAUSE)).isEmpty();
    assertThat(table.go()).contains(ErrorCode.TOO_MANY);
    assertThat(table.host(new TableAct.Close())).isEmpty();
  }

  @Test
  void aTableWithTooManyMovesForTheLengthOfItsStartIsFull() {
    PlayedTable table =
        PlayedTable.endless(
            "1".repeat(GameRecord.MAX_TEXT_CHARACTERS), TablePlayer.HUMAN, TablePlayer.HUMAN);
    for (int ply = 0; ply < 256; ply++) {
      assertThat(table.play(ply, "1")).isEmpty();
    }

    assertThat(table.play(256, "1")).contains(ErrorCode.TOO_MANY);
    assertThat(table.state.game().paused().orElseThrow().detail()).isEqualTo(TableStep.FULL);
    assertThat(table.host(new TableAct.Resign())).isEmpty();
    assertThat(table.state.game().over().orElseThrow().end())
        .contains(GameEnd.resigned(Side.BLACK));
    assertThat(table.host(new TableAct.Undo(256, 0))).contains(ErrorCode.TOO_MANY);
  }

  @Test
  void aTableWhoseMovesTakeTooMuchMemoryIsFull() {
    PlayedTable table =
        PlayedTable.opening(
            OpeningProcedure.NONE, PlayedTable.ENGINE, PlayedTable.ENGINE, PlayedTable.NO_CLOCKS);
    List<Move> line = Collections.nCopies(4_000, new Move.Pass());
    var best = new Variation(new Score.Estimate(0.5), line, 1, 1);
    var thought = new TableThought(1, 1, Optional.of(best));
    while (table.searches()) {
      long ticket = table.state.search().orElseThrow();
      table.input(new TableInput.MoveFound(table.now, ticket, table.anyMove(), thought));
    }

    TableGame game = table.state.game();
    assertThat(game.paused().orElseThrow().detail()).isEqualTo(TableStep.FULL);
    assertThat(game.bytes()).isBetween(TableStep.MAX_BYTES, TableStep.MAX_BYTES + (1 << 18));
    assertThat(table.go()).contains(ErrorCode.TOO_MANY);
  }

  @Test
  void closedTablesAreUnknown() {
    PlayedTable table = PlayedTable.ofEngines();
    assertThat(table.host(new TableAct.Close())).isEmpty();

    assertThat(table.searches()).isFalse();
    assertThat(table.go()).contains(ErrorCode.UNKNOWN_TABLE);
  }
}
