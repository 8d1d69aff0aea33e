package tengen.protocol.table;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import tengen.game.Turn;
import tengen.protocol.record.GameEnd;

/**
 * Something that happened at a table. A table is what its events make of it, from the first on.
 *
 * @param seq from 1, without gaps
 * @param atMs since 1970, UTC
 * @param left on the clocks then
 */
public record TableEvent(long seq, long atMs, TimeLeft left, Happening what) {

  /** What it was. */
  public sealed interface Happening {}

  /**
   * The first event.
   *
   * @param hashes of the tokens, by what each gives the right to
   */
  public record Opened(TableOpening opening, Map<TableRole, String> hashes) implements Happening {
    public Opened {
      hashes = Map.copyOf(hashes);
    }
  }

  /**
   * A move.
   *
   * @param thought of the engine that made it
   */
  public record Moved(Turn turn, Optional<TableThought> thought) implements Happening {}

  /**
   * Something was chosen in the opening.
   *
   * @param black who plays it from here on
   * @param white the same
   */
  public record Chosen(OpeningChoice choice, TablePlayer black, TablePlayer white)
      implements Happening {}

  /**
   * Turns were taken back.
   *
   * @param to so many are left
   */
  public record TakenBack(int to) implements Happening {}

  /** Others play from here on. */
  public record PlayersChanged(TablePlayer black, TablePlayer white) implements Happening {}

  /** The clocks stand. */
  public record Paused(PauseReason why, String detail) implements Happening {}

  /**
   * It goes on.
   *
   * @param plies then it pauses; empty: it does not
   * @param delayMs from one engine's move to the other's
   */
  public record Resumed(OptionalInt plies, long delayMs) implements Happening {}

  /**
   * The game is over.
   *
   * @param reason for people
   */
  public record Over(GameEnd end, String reason) implements Happening {}

  /** The last event. */
  public record Closed() implements Happening {}
}
