package tengen.config;

/** The format of a log line. In lower case in the file. */
public enum LogFormat {
  /** Readable text. */
  TEXT,
  /** A JSON object a line. */
  JSON
}
