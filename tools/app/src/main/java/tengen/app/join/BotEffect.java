package tengen.app.join;

import tengen.game.Position;
import tengen.protocol.json.Json;
import tengen.search.Limits;

/** An action that a {@link TableBot} decides on. */
sealed interface BotEffect {
  /** Sends a message to the server. */
  record Send(Json.Fields message) implements BotEffect {}

  /** Prepares the engine for a game, which calls {@link TableBot#ready} when it is done. */
  record NewGame(Position start) implements BotEffect {}

  /**
   * Starts a search.
   *
   * @param ticket identifies its result
   */
  record Search(long ticket, Position position, Limits limits) implements BotEffect {}

  /** Cancels the search. */
  record Drop() implements BotEffect {}

  /** Prints a line on standard error. */
  record Notice(String line) implements BotEffect {}

  /** Prints the result of a game on standard output. */
  record Result(String line) implements BotEffect {}

  /** Waits for a rematch of the game at a table, for a limited time. */
  record WaitForRematch(String table) implements BotEffect {}

  /**
   * Ends the bot.
   *
   * @param reason for standard error; empty for none
   */
  record End(int exitCode, String reason) implements BotEffect {}
}
