package tengen.protocol.fault;

import java.util.Locale;

/** What kind of fault an error tells of, for programs. */
public enum ErrorCode {
  /** The line is no JSON, or no object. */
  BAD_JSON,
  /** A field is missing, or cannot be what it is. */
  BAD_FIELD,
  /** No such action. */
  UNKNOWN_ACTION,
  /** No such engine is offered. */
  UNKNOWN_ENGINE,
  /** No such table is open, or the client may not see it. */
  UNKNOWN_TABLE,
  /** There is no such game, or it is somebody else's. */
  UNKNOWN_GAME,
  /** No games are kept here, or they cannot be read now. */
  NO_ARCHIVE,
  /** The referee objects to a move. */
  ILLEGAL_MOVE,
  /** Another has the turn at this table, or nobody. */
  NOT_YOUR_TURN,
  /** The table's game does not stand where the client thinks. */
  STALE_PLY,
  /** As many as there may be are open already. */
  TOO_MANY,
  /** The line is longer than the limit. */
  TOO_LONG,
  /** No engine was free; asked again it may be. */
  BUSY,
  /** The engine cannot answer this. */
  REFUSED,
  /** The client may not do this: it gets no session, or sets this option, or has no right to it. */
  DENIED;

  /** As it is written: {@code bad-json}. */
  public String text() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
