package tengen.protocol.table;

import java.util.OptionalInt;
import java.util.OptionalLong;

/** What somebody does at a table. */
public sealed interface TableAct {

  /**
   * Makes a move; again it is nothing new.
   *
   * @param ply how many turns were made before it
   * @param move as the client wrote it
   */
  record Play(int ply, String move) implements TableAct {}

  /**
   * Chooses in the opening; again it is nothing new.
   *
   * @param ply how many turns were made before it
   */
  record Choose(int ply, OpeningChoice choice) implements TableAct {}

  /**
   * Takes turns back; again it is nothing new.
   *
   * @param ply how many turns there are
   * @param to how many of them stay
   */
  record Undo(int ply, int to) implements TableAct {}

  /** Gives the game up. */
  record Resign() implements TableAct {}

  /** Stops the clocks and the engines. */
  record Pause() implements TableAct {}

  /**
   * Goes on.
   *
   * @param plies then it pauses again; empty: it does not
   * @param delayMs from one move to the next where engines play each other; empty: as before
   */
  record Go(OptionalInt plies, OptionalLong delayMs) implements TableAct {}

  /** Gives the sides other players. */
  record Players(TablePlayer black, TablePlayer white) implements TableAct {}

  /** Ends the table. */
  record Close() implements TableAct {}
}
