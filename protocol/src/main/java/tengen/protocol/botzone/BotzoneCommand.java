package tengen.protocol.botzone;

import java.util.List;

/** What Botzone sends a bot, a line each. */
public sealed interface BotzoneCommand {

  /**
   * The whole game so far: what a bot that has just been started is told.
   *
   * @param requests the opponent's moves, the one to answer last
   * @param responses the bot's own, one less
   */
  record History(List<BotzoneMove> requests, List<BotzoneMove> responses, SavedData saved)
      implements BotzoneCommand {
    public History {
      requests = List.copyOf(requests);
      responses = List.copyOf(responses);
    }
  }

  /** The opponent's move alone: what a bot that keeps running is told. */
  record Request(BotzoneMove move) implements BotzoneCommand {}

  /** Neither. */
  record Malformed(String reason) implements BotzoneCommand {}
}
