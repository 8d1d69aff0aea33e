package tengen.protocol.botzone;

import java.util.List;
import tengen.game.Playable;
import tengen.protocol.Dialect;
import tengen.protocol.SessionMachine;

/**
 * The protocol between the platform Botzone and its bots: requests and responses in JSON, a line
 * each.
 */
public final class BotzoneDialect implements Dialect<BotzoneState, BotzoneCommand, BotzoneReply> {
  /** The protocol's name. */
  public static final String NAME = "botzone";

  public BotzoneDialect() {}

  @Override
  public String name() {
    return NAME;
  }

  /** Returns the keys that identify the forms of a request. */
  @Override
  public List<String> commands() {
    return BotzoneParser.FORMS;
  }

  @Override
  public int lineBytes() {
    return BotzoneParser.MAX_LINE_BYTES;
  }

  /** Returns false: only the command line says which game is played. */
  @Override
  public boolean claims(String firstLine) {
    return false;
  }

  /** Returns true for games on a board. */
  @Override
  public boolean supports(Playable game) {
    return game.maxSide() > 0;
  }

  @Override
  public boolean isTimedFromLaunch() {
    return true;
  }

  @Override
  public String rejection(String reason) {
    return BotzonePrinter.print(
        new BotzoneReply.Answer(BotzoneMove.NONE, reason, SavedData.NOTHING));
  }

  @Override
  public SessionMachine<BotzoneState, BotzoneCommand, BotzoneReply> machine() {
    return new BotzoneSession();
  }
}
