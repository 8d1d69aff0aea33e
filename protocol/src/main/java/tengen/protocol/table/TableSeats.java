package tengen.protocol.table;

import java.util.ArrayList;
import java.util.List;
import tengen.game.Side;

/**
 * Who sits at a table's two sides, and what was chosen in its opening procedure.
 *
 * @param choices in their order
 */
public record TableSeats(
    OpeningProcedure procedure, List<OpeningChoice> choices, TablePlayer black, TablePlayer white) {
  private static final int FIRST_STONES = 3;
  private static final int ALL_STONES = 5;

  public TableSeats {
    choices = List.copyOf(choices);
  }

  /** Nothing is chosen yet. */
  public static TableSeats of(OpeningProcedure procedure, TablePlayer black, TablePlayer white) {
    return new TableSeats(procedure, List.of(), black, white);
  }

  /** Who plays this side. */
  public TablePlayer player(Side side) {
    return side == Side.BLACK ? black : white;
  }

  /** The same with others. */
  public TableSeats with(TablePlayer nextBlack, TablePlayer nextWhite) {
    return new TableSeats(procedure, choices, nextBlack, nextWhite);
  }

  /** After another choice, by who has it. */
  public TableSeats chosen(OpeningChoice choice) {
    List<OpeningChoice> more = new ArrayList<>(choices);
    more.add(choice);
    boolean change = choice.changes(chooser());
    return new TableSeats(procedure, more, change ? white : black, change ? black : white);
  }

  private Side chooser() {
    return choices.isEmpty() ? Side.WHITE : Side.BLACK;
  }

  /** Whether a choice changes who sits where. */
  public boolean changesBy(OpeningChoice choice) {
    return choice.changes(chooser());
  }

  /** Whether this was chosen after so many turns. */
  public boolean hasChosen(int turns, OpeningChoice choice) {
    int index = turns == FIRST_STONES ? 0 : turns == ALL_STONES ? 1 : choices.size();
    return index < choices.size() && choices.get(index) == choice;
  }

  /** Whether the two have changed their sides. */
  public boolean areChanged() {
    return !choices.isEmpty()
        && choices.getLast().changes(choices.size() == 1 ? Side.WHITE : Side.BLACK);
  }

  /** Where the opening stands after so many turns. */
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

  /** Whose turn it is after so many turns. */
  public Side actor(int turns, Side toMove) {
    return stage(turns).actor(toMove);
  }

  /** So many turns the opening has, which cannot be taken back. */
  public int stones() {
    if (procedure == OpeningProcedure.NONE) {
      return 0;
    }
    return choices.contains(OpeningChoice.TWO) ? ALL_STONES : FIRST_STONES;
  }
}
