package tengen.protocol.table;

import java.util.OptionalInt;
import java.util.OptionalLong;

/** An action at a table. */
public sealed interface TableAct {

  /**
   * Plays a move. Repeating it has no effect.
   *
   * @param ply number of turns before it
   * @param move as the client wrote it
   */
  record Play(int ply, String move) implements TableAct {}

  /**
   * Chooses in the opening. Repeating it has no effect.
   *
   * @param ply number of turns before it
   */
  record Choose(int ply, OpeningChoice choice) implements TableAct {}

  /**
   * Takes turns back. Repeating it has no effect.
   *
   * @param ply number of turns now
   * @param to number of turns that remain
   */
  record Undo(int ply, int to) implements TableAct {}

  /** Resigns. */
  record Resign() implements TableAct {}

  /** Stops the clocks and the engines. */
  record Pause() implements TableAct {}

  /**
   * Resumes.
   *
   * @param plies number of plies after which it pauses again; empty for no pause
   * @param delayMs delay between moves of two engines; empty for the current delay
   */
  record Go(OptionalInt plies, OptionalLong delayMs) implements TableAct {}

  /** Changes the players. */
  record Players(TablePlayer black, TablePlayer white) implements TableAct {}

  /**
   * Takes the free seat of a match.
   *
   * @param name of the person; empty if unknown
   */
  record Sit(String name) implements TableAct {}

  /** Offers a draw. Repeating it has no effect; if the opponent has offered one, accepts. */
  record Draw() implements TableAct {}

  /** Offers a rematch. Repeating it has no effect; if the opponent has offered one, accepts. */
  record Rematch() implements TableAct {}

  /**
   * Accepts or declines the opponent's request, or withdraws an own one.
   *
   * @param request number of its event
   */
  record Reply(long request, boolean isAccepted) implements TableAct {}

  /** Ends a game that has hardly begun, without a result. */
  record Abort() implements TableAct {}

  /** Claims the win against a player who has been away too long. */
  record Claim() implements TableAct {}

  /** Closes the table. */
  record Close() implements TableAct {}
}
