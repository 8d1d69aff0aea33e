package tengen.protocol.fault;

import java.util.Locale;

/** The kind of an error, for programs. */
public enum ErrorCode {
  /** The line is not JSON, or not an object. */
  BAD_JSON,
  /** A field is missing or invalid. */
  BAD_FIELD,
  /** The action is unknown. */
  UNKNOWN_ACTION,
  /** The engine is not offered. */
  UNKNOWN_ENGINE,
  /** The table does not exist, or the client may not see it. */
  UNKNOWN_TABLE,
  /** The game does not exist, or belongs to another account. */
  UNKNOWN_GAME,
  /** Games are not stored here, or cannot be read now. */
  NO_ARCHIVE,
  /** The rules forbid a move. */
  ILLEGAL_MOVE,
  /** The turn belongs to another player at this table, or to no player. */
  NOT_YOUR_TURN,
  /** Another client has taken the free seat of this table. */
  SEAT_TAKEN,
  /** The request names another ply than the table's game has reached. */
  STALE_PLY,
  /** The maximum number of open objects is reached. */
  TOO_MANY,
  /** The line is longer than the limit. */
  TOO_LONG,
  /** No engine was free; the request may be repeated. */
  BUSY,
  /** The engine cannot answer this. */
  REFUSED,
  /** The client lacks a permission: for a session, an option or an action. */
  DENIED;

  /** Returns the code on the wire: {@code bad-json}. */
  public String text() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
