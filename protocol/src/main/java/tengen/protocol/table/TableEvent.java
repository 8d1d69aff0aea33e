package tengen.protocol.table;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import tengen.game.Turn;
import tengen.protocol.record.GameEnd;

/**
 * An event at a table. The sequence of all its events determines a table's state.
 *
 * @param seq from 1, without gaps
 * @param atMs milliseconds since 1970, UTC
 * @param left on the clocks at that time
 */
public record TableEvent(long seq, long atMs, TimeLeft left, Happening what) {

  /** The content of an event. */
  public sealed interface Happening {}

  /**
   * The table was opened; always the first event.
   *
   * @param hashes of the tokens, by the role that each gives
   */
  public record Opened(TableOpening opening, Map<TableRole, String> hashes) implements Happening {
    public Opened {
      hashes = Map.copyOf(hashes);
    }
  }

  /**
   * A move was played.
   *
   * @param thought of the engine that played it
   */
  public record Moved(Turn turn, Optional<TableThought> thought) implements Happening {}

  /**
   * A choice was made in the opening.
   *
   * @param black player of Black from now on
   * @param white player of White from now on
   */
  public record Chosen(OpeningChoice choice, TablePlayer black, TablePlayer white)
      implements Happening {}

  /**
   * Turns were taken back.
   *
   * @param to number of turns that remain
   */
  public record TakenBack(int to) implements Happening {}

  /** The players have changed. */
  public record PlayersChanged(TablePlayer black, TablePlayer white) implements Happening {}

  /** The table was paused, and its clocks stopped. */
  public record Paused(PauseReason why, String detail) implements Happening {}

  /**
   * The table was resumed.
   *
   * @param plies number of plies after which it pauses; empty for no pause
   * @param delayMs delay between moves of two engines
   */
  public record Resumed(OptionalInt plies, long delayMs) implements Happening {}

  /**
   * The game is over.
   *
   * @param reason text for people
   */
  public record Over(GameEnd end, String reason) implements Happening {}

  /** The table was closed; always the last event. */
  public record Closed() implements Happening {}
}
