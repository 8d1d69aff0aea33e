package tengen.protocol.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tengen.game.Side;

/**
 * The players of a table's two sides, and the choices of its opening procedure.
 *
 * @param choices in order
 */
public record TableSeats(
    OpeningProcedure procedure, List<OpeningChoice> choices, TablePlayer black, TablePlayer white) {
  private static final int FIRST_STONES = 3;
  private static final int ALL_STONES = 5;

  public TableSeats {
    choices = List.copyOf(choices);
  }

  /** Returns the seats before any choice. */
  public static TableSeats of(OpeningProcedure procedure, TablePlayer black, TablePlayer white) {
    return new TableSeats(procedure, List.of(), black, white);
  }

  /** Returns the player of a side. */
  public TablePlayer player(Side side) {
    return side == Side.BLACK ? black : white;
  }

  /** Returns the side whose seat is free. */
  public Optional<Side> free() {
    return Stream.of(Side.values()).filter(side -> player(side).seat().isFree()).findFirst();
  }

  /** Returns the seats after a person took the seat of a side. */
  public TableSeats taken(Side side, String name) {
    TablePlayer person = TablePlayer.person(name, TableSeat.TAKEN);
    return side == Side.BLACK ? with(person, white) : with(black, person);
  }

  /** Returns the seats with other players. */
  public TableSeats with(TablePlayer nextBlack, TablePlayer nextWhite) {
    return new TableSeats(procedure, choices, nextBlack, nextWhite);
  }

  /** Returns the seats after another choice, made by the player who has it. */
  public TableSeats chosen(OpeningChoice choice) {
    List<OpeningChoice> more = new ArrayList<>(choices);
    more.add(choice);
    boolean change = choice.changes(chooser());
    return new TableSeats(procedure, more, change ? white : black, change ? black : white);
  }

  private Side chooser() {
    return choices.isEmpty() ? Side.WHITE : Side.BLACK;
  }

  /** Returns whether a choice swaps the players. */
  public boolean changesBy(OpeningChoice choice) {
    return choice.changes(chooser());
  }

  /** Returns whether this choice was made after this number of turns. */
  public boolean hasChosen(int turns, OpeningChoice choice) {
    int index = turns == FIRST_STONES ? 0 : turns == ALL_STONES ? 1 : choices.size();
    return index < choices.size() && choices.get(index) == choice;
  }

  /** Returns whether the players have swapped sides. */
  public boolean areChanged() {
    return !choices.isEmpty()
        && choices.getLast().changes(choices.size() == 1 ? Side.WHITE : Side.BLACK);
  }

  /** Returns the stage of the opening after this number of turns. */
  public OpeningStage stage(int turns) {
    boolean asksForTwo = choices.equals(List.of(OpeningChoice.TWO));
    if (procedure == OpeningProcedure.NONE || (!choices.isEmpty() && !asksForTwo)) {
      return OpeningStage.SETTLED;
    }
    if (asksForTwo) {
      return turns < ALL_STONES ? OpeningStage.TWO_STONES : OpeningStage.LAST_CHOICE;
    }
    return turns < FIRST_STONES ? OpeningStage.THREE_STONES : OpeningStage.CHOICE;
  }

  /** Returns the side whose player acts after this number of turns. */
  public Side actor(int turns, Side toMove) {
    return stage(turns).actor(toMove);
  }

  /** Returns the number of turns of the opening, which cannot be taken back. */
  public int stones() {
    if (procedure == OpeningProcedure.NONE) {
      return 0;
    }
    return choices.contains(OpeningChoice.TWO) ? ALL_STONES : FIRST_STONES;
  }
}
