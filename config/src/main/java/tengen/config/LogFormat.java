package tengen.config;

/** How a line of the log looks; in the file in lower case. */
public enum LogFormat {
  /** For people. */
  TEXT,
  /** An object of JSON each. */
  JSON
}
