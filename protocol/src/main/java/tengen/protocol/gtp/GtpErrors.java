package tengen.protocol.gtp;

import tengen.protocol.record.GameRecord;

/** Error messages: those of the specification's §6, literally, and Tengen's own. */
final class GtpErrors {
  static final String BAD_VERTEX_LIST = "bad vertex list";
  static final String BOARD_NOT_EMPTY = "board not empty";
  static final String CANNOT_LOAD_FILE = "cannot load file";
  static final String CANNOT_SCORE = "cannot score";
  static final String CANNOT_UNDO = "cannot undo";
  static final String GAME_TOO_LONG =
      "game longer than " + GameRecord.MAX_TEXT_CHARACTERS + " characters";
  static final String ILLEGAL_MOVE = "illegal move";
  static final String INVALID_NUMBER_OF_STONES = "invalid number of stones";
  static final String LINE_TOO_LONG = "line too long";
  static final String NO_BOARD = "this game has no board";
  static final String NO_LEVEL = "this engine has no levels";
  static final String NO_MOVE = "the engine gave no move";
  static final String NO_RESTRICTIONS = "this engine cannot restrict its moves";
  static final String NOT_OVER_THE_NETWORK = "only a client on standard input may set this option";
  static final String SYNTAX = "syntax error";
  static final String TOO_MANY_MOVES = "too many moves for a game of this size";
  static final String UNACCEPTABLE_SIZE = "unacceptable size";
  static final String UNKNOWN_COMMAND = "unknown command";
  static final String UNKNOWN_ENGINE = "unknown engine";
  static final String UNKNOWN_GAME = "unknown game";
  static final String UNKNOWN_OPTION = "unknown option";
  static final String UNKNOWN_RULES = "unknown rules";
  static final String UNKNOWN_TOPIC = "unknown topic";

  private GtpErrors() {}
}
