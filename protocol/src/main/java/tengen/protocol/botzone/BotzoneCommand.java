package tengen.protocol.botzone;

import java.util.List;

/** A line from Botzone to a bot. */
public sealed interface BotzoneCommand {

  /**
   * The whole game so far, for a bot that has just been started.
   *
   * @param requests the opponent's moves, the last one to be answered
   * @param responses the bot's own, one less
   */
  record History(List<BotzoneMove> requests, List<BotzoneMove> responses, SavedData saved)
      implements BotzoneCommand {
    public History {
      requests = List.copyOf(requests);
      responses = List.copyOf(responses);
    }
  }

  /** The opponent's last move, for a bot that keeps running. */
  record Request(BotzoneMove move) implements BotzoneCommand {}

  /** An invalid line. */
  record Malformed(String reason) implements BotzoneCommand {}
}
