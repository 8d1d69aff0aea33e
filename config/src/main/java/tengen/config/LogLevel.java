package tengen.config;

/** How much is told, from nothing to everything; in the file in lower case. */
public enum LogLevel {
  OFF,
  ERROR,
  WARN,
  INFO,
  DEBUG,
  TRACE
}
