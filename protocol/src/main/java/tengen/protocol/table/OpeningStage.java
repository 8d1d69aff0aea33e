package tengen.protocol.table;

import tengen.game.Side;

/** The stage of a game's opening procedure. */
public enum OpeningStage {
  /** Black's player places three stones. */
  THREE_STONES,
  /** White's player chooses. */
  CHOICE,
  /** White's player places two stones. */
  TWO_STONES,
  /** Black's player chooses a colour. */
  LAST_CHOICE,
  /** The colours are settled. */
  SETTLED;

  /** Returns whether a choice is due and not a move. */
  public boolean isChoice() {
    return this == CHOICE || this == LAST_CHOICE;
  }

  /** Returns whether this choice is allowed. */
  public boolean offers(OpeningChoice choice, OpeningProcedure procedure) {
    return isChoice()
        && (choice != OpeningChoice.TWO || (this == CHOICE && procedure == OpeningProcedure.SWAP2));
  }

  /** Returns the side whose player acts, whatever the colour of the stones. */
  Side actor(Side toMove) {
    return switch (this) {
      case THREE_STONES, LAST_CHOICE -> Side.BLACK;
      case CHOICE, TWO_STONES -> Side.WHITE;
      case SETTLED -> toMove;
    };
  }
}
