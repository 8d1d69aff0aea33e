package tengen.protocol.gtp;

import java.util.Optional;
import java.util.function.Predicate;
import tengen.protocol.SessionMachine;

/**
 * A command's row in the table: its name, parser, effect and row in the manual.
 *
 * @param reader returns the command to run
 * @param needsBoard whether it fails in a game without a board
 * @param isOffered whether a session in this state lists it
 * @param isBrief whether it takes only microseconds in this state: {@link
 *     SessionMachine#parseBrief}
 */
record GtpRow(
    GtpManual manual,
    GtpArguments reader,
    boolean needsBoard,
    Predicate<GtpState> isOffered,
    Predicate<GtpState> isBrief) {

  /** Returns the row of a command that every session has. */
  static GtpRow row(String word, String arguments, GtpArguments reader) {
    return new GtpRow(
        new GtpManual(word, arguments, "", "", ""), reader, false, _ -> true, _ -> false);
  }

  String word() {
    return manual.word();
  }

  /** Returns the command with these arguments; empty if they are invalid. */
  Optional<GtpCommand> read(String arguments) {
    Optional<GtpCommand> command = reader.read(GtpWords.split(arguments));
    return needsBoard ? command.map(GtpRow::onBoard) : command;
  }

  private static GtpCommand onBoard(GtpCommand command) {
    return state ->
        state.game().isOnBoard() ? command.run(state) : new GtpOutcome.Rejected(GtpErrors.NO_BOARD);
  }

  GtpRow onBoard() {
    return new GtpRow(manual, reader, true, isOffered, isBrief);
  }

  GtpRow offeredWhere(Predicate<GtpState> where) {
    return new GtpRow(manual, reader, needsBoard, where, isBrief);
  }

  /** Marks a command that only reads or sets something in the session's state. */
  GtpRow brief() {
    return briefWhere(_ -> true);
  }

  /** Marks a command that is brief in some states. */
  GtpRow briefWhere(Predicate<GtpState> where) {
    return new GtpRow(manual, reader, needsBoard, isOffered, where);
  }

  /** Returns the row with the manual's text for a success. */
  GtpRow gives(String result) {
    return documented(result, manual.failures(), manual.notes());
  }

  /** Returns the row with the manual's text for failures. */
  GtpRow failsWith(String failures) {
    return documented(manual.result(), failures, manual.notes());
  }

  /** Returns the row with the manual's notes. */
  GtpRow notes(String notes) {
    return documented(manual.result(), manual.failures(), notes);
  }

  private GtpRow documented(String result, String failures, String notes) {
    var next = new GtpManual(manual.word(), manual.arguments(), result, failures, notes);
    return new GtpRow(next, reader, needsBoard, isOffered, isBrief);
  }
}
