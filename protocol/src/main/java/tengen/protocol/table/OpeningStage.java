package tengen.protocol.table;

import tengen.game.Side;

/** Where a game stands in its opening procedure. */
public enum OpeningStage {
  /** Who sits at Black puts three stones. */
  THREE_STONES,
  /** Who sits at White chooses. */
  CHOICE,
  /** Who sits at White puts two stones. */
  TWO_STONES,
  /** Who sits at Black chooses a colour. */
  LAST_CHOICE,
  /** The colours are taken. */
  SETTLED;

  /** Whether something is to be chosen, and no move to be made. */
  public boolean isChoice() {
    return this == CHOICE || this == LAST_CHOICE;
  }

  /** Whether this may be chosen. */
  public boolean offers(OpeningChoice choice, OpeningProcedure procedure) {
    return isChoice()
        && (choice != OpeningChoice.TWO || (this == CHOICE && procedure == OpeningProcedure.SWAP2));
  }

  /** Whose turn it is, whatever stones are put. */
  Side actor(Side toMove) {
    return switch (this) {
      case THREE_STONES, LAST_CHOICE -> Side.BLACK;
      case CHOICE, TWO_STONES -> Side.WHITE;
      case SETTLED -> toMove;
    };
  }
}
