package tengen.daemon.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Side;
import tengen.protocol.fault.ErrorCode;
import tengen.protocol.table.OpeningChoice;
import tengen.protocol.table.OpeningProcedure;
import tengen.protocol.table.OpeningStage;
import tengen.protocol.table.TableAct;
import tengen.protocol.table.TableEvent;
import tengen.protocol.table.TablePlayer;
import tengen.protocol.table.TableRole;
import tengen.search.Goal;

/** Swap and swap2 at a table. */
class TableOpeningsTest {
  private static final Move THREE =
      new Move.Places(List.of(new Place(7, 7), new Place(8, 8), new Place(0, 0)));
  private static final Move TWO = new Move.Places(List.of(new Place(1, 0), new Place(2, 0)));

  private static PlayedTable swap2(TablePlayer black, TablePlayer white) {
    return PlayedTable.opening(OpeningProcedure.SWAP2, black, white, PlayedTable.NO_CLOCKS);
  }

  private static PlayedTable ofPeople() {
    PlayedTable table = swap2(TablePlayer.HUMAN, TablePlayer.HUMAN);
    putThree(table);
    return table;
  }

  private static void putThree(PlayedTable table) {
    assertThat(table.play(0, "H8")).isEmpty();
    assertThat(table.play(1, "J9")).isEmpty();
    assertThat(table.play(2, "A1")).isEmpty();
  }

  private static Optional<ErrorCode> choose(PlayedTable table, int ply, OpeningChoice choice) {
    return table.host(new TableAct.Choose(ply, choice));
  }

  private static OpeningStage stage(PlayedTable table) {
    return table.state.game().stage();
  }

  @Test
  void theFirstPlayerPlacesThreeStones() {
    PlayedTable table = swap2(TablePlayer.HUMAN, TablePlayer.HUMAN);
    table.play(0, "H8");

    assertThat(table.ask(Optional.of(TableRole.WHITE), new TableAct.Play(1, "J9")))
        .contains(ErrorCode.NOT_YOUR_TURN);
    assertThat(table.ask(Optional.of(TableRole.BLACK), new TableAct.Play(1, "J9"))).isEmpty();
    assertThat(choose(table, 2, OpeningChoice.BLACK)).contains(ErrorCode.BAD_FIELD);
  }

  @Test
  void theSecondPlayerChoosesAfterThreeStones() {
    PlayedTable table = ofPeople();

    assertThat(table.play(3, "B1")).contains(ErrorCode.NOT_YOUR_TURN);
    assertThat(table.ask(Optional.of(TableRole.BLACK), new TableAct.Choose(3, OpeningChoice.WHITE)))
        .contains(ErrorCode.NOT_YOUR_TURN);
    assertThat(choose(table, 3, OpeningChoice.WHITE)).isEmpty();
    assertThat(choose(table, 3, OpeningChoice.WHITE)).isEmpty();
    assertThat(choose(table, 3, OpeningChoice.BLACK)).contains(ErrorCode.BAD_FIELD);
    assertThat(table.ask(Optional.of(TableRole.WHITE), new TableAct.Play(3, "B1"))).isEmpty();
  }

  @Test
  void choosingBlackSwapsThePlayers() {
    PlayedTable table = swap2(PlayedTable.ENGINE, TablePlayer.HUMAN);
    table.finds(THREE);

    assertThat(choose(table, 3, OpeningChoice.BLACK)).isEmpty();

    assertThat(table.state.game().player(Side.BLACK)).isEqualTo(TablePlayer.HUMAN);
    assertThat(table.effects)
        .anyMatch(
            it ->
                it instanceof TableEffect.Search search
                    && search.side() == Side.WHITE
                    && search.goal().equals(Goal.BEST_MOVE));
  }

  @Test
  void theFirstPlayerChoosesAfterTwoMoreStones() {
    PlayedTable table = ofPeople();
    assertThat(choose(table, 3, OpeningChoice.TWO)).isEmpty();
    assertThat(stage(table)).isEqualTo(OpeningStage.TWO_STONES);
    assertThat(table.ask(Optional.of(TableRole.BLACK), new TableAct.Play(3, "B1")))
        .contains(ErrorCode.NOT_YOUR_TURN);
    table.play(3, "B1");
    table.play(4, "C1");

    assertThat(choose(table, 5, OpeningChoice.TWO)).contains(ErrorCode.BAD_FIELD);
    assertThat(table.ask(Optional.of(TableRole.WHITE), new TableAct.Choose(5, OpeningChoice.WHITE)))
        .contains(ErrorCode.NOT_YOUR_TURN);
    assertThat(choose(table, 5, OpeningChoice.WHITE)).isEmpty();

    assertThat(table.state.game().seats().areChanged()).isTrue();
    assertThat(stage(table)).isEqualTo(OpeningStage.SETTLED);
    assertThat(table.published())
        .containsExactly("Opened", "Moved", "Moved", "Moved", "Chosen", "Moved", "Moved", "Chosen");
  }

  @Test
  void swapHasNoChoiceOfTwoMoreStones() {
    PlayedTable table =
        PlayedTable.opening(
            OpeningProcedure.SWAP, TablePlayer.HUMAN, TablePlayer.HUMAN, PlayedTable.NO_CLOCKS);
    putThree(table);

    assertThat(choose(table, 3, OpeningChoice.TWO)).contains(ErrorCode.BAD_FIELD);
    assertThat(choose(table, 3, OpeningChoice.BLACK)).isEmpty();
  }

  @Test
  void enginesAreAskedByTheOpeningProcedure() {
    PlayedTable table = swap2(TablePlayer.HUMAN, PlayedTable.ENGINE);
    putThree(table);
    assertThat(table.effects)
        .anyMatch(
            it ->
                it instanceof TableEffect.Search search
                    && search.goal().equals(new Goal.Opening("swap2")));

    table.finds(TWO);

    assertThat(table.state.game().made()).hasSize(5);
    assertThat(stage(table)).isEqualTo(OpeningStage.LAST_CHOICE);
    assertThat(table.searches()).isFalse();
  }

  @Test
  void anEngineTakesBlackByASwapAndWhiteByAMove() {
    PlayedTable black = swap2(TablePlayer.HUMAN, PlayedTable.ENGINE);
    putThree(black);
    black.finds(new Move.Swap());
    assertThat(black.state.game().player(Side.BLACK)).isEqualTo(PlayedTable.ENGINE);
    assertThat(black.searches()).isFalse();

    PlayedTable white = swap2(TablePlayer.HUMAN, PlayedTable.ENGINE);
    putThree(white);
    white.finds(new Place(3, 3));
    assertThat(white.state.game().player(Side.WHITE)).isEqualTo(PlayedTable.ENGINE);
    assertThat(white.state.game().made()).hasSize(4);
  }

  @Test
  void theClocksChangeSidesWithTheirPlayers() {
    PlayedTable table =
        PlayedTable.opening(
            OpeningProcedure.SWAP2, TablePlayer.HUMAN, TablePlayer.HUMAN, PlayedTable.seconds(100));
    table.now += 30_000;
    putThree(table);
    TableEvent placed = table.events.getLast();
    assertThat(placed.left().blackMs()).isEqualTo(73_000);
    assertThat(placed.left().whiteMs()).isEqualTo(100_000);

    table.now += 10_000;
    choose(table, 3, OpeningChoice.BLACK);

    assertThat(table.events.getLast().left().blackMs()).isEqualTo(90_000);
    assertThat(table.events.getLast().left().whiteMs()).isEqualTo(73_000);
  }

  @Test
  void theOpeningIsNotTakenBack() {
    PlayedTable table = ofPeople();
    assertThat(table.host(new TableAct.Undo(3, 2))).contains(ErrorCode.NOT_YOUR_TURN);
    choose(table, 3, OpeningChoice.WHITE);
    table.play(3, "B1");

    assertThat(table.host(new TableAct.Undo(4, 3))).isEmpty();
    assertThat(table.host(new TableAct.Undo(3, 2))).contains(ErrorCode.NOT_YOUR_TURN);
  }
}
