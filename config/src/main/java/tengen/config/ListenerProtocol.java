package tengen.config;

/** What a listener speaks; in the file in lower case. */
public enum ListenerProtocol {
  /** The client's first line decides. */
  AUTO,
  GOMOCUP,
  GTP
}
