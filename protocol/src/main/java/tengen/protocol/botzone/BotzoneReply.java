package tengen.protocol.botzone;

/** What a bot writes. */
public sealed interface BotzoneReply {

  /**
   * The answer to a request.
   *
   * @param move {@link BotzoneMove#NONE} loses the game; Botzone has no other way to refuse
   * @param debug for the match's log
   */
  record Answer(BotzoneMove move, String debug, SavedData saved) implements BotzoneReply {}

  /** After an answer: the bot waits for the next request, and is not to be started again. */
  record KeepRunning() implements BotzoneReply {}
}
