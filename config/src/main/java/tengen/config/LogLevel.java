package tengen.config;

/** The detail of the log, from none to most. In lower case in the file. */
public enum LogLevel {
  OFF,
  ERROR,
  WARN,
  INFO,
  DEBUG,
  TRACE
}
