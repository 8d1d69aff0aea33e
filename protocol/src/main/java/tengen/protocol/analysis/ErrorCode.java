package tengen.protocol.analysis;

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
  /** The referee objects to a move. */
  ILLEGAL_MOVE,
  /** The line is longer than the limit. */
  TOO_LONG,
  /** No engine was free; asked again it may be. */
  BUSY,
  /** The engine cannot answer this. */
  REFUSED,
  /** The client gets no session, or may not set this option. */
  DENIED;

  /** As it is written: {@code bad-json}. */
  public String text() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
