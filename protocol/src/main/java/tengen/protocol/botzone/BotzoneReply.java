package tengen.protocol.botzone;

/** A line from a bot to Botzone. */
public sealed interface BotzoneReply {

  /**
   * The answer to a request.
   *
   * @param move {@link BotzoneMove#NONE} loses the game, which is Botzone's only way to refuse
   * @param debug text for the match's log
   */
  record Answer(BotzoneMove move, String debug, SavedData saved) implements BotzoneReply {}

  /** Follows an answer: the bot keeps running and waits for the next request. */
  record KeepRunning() implements BotzoneReply {}
}
