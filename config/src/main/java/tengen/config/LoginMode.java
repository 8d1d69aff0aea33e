package tengen.config;

/** Whether a listener's clients name themselves by a token. */
public enum LoginMode {
  /** {@link #REQUIRED} where the configuration has tokens, else {@link #NONE}. */
  AUTO,
  /** Who has no token gets no session. */
  REQUIRED,
  /** Who has no token may do what the listener offers. */
  OPTIONAL,
  /** No token is asked for. */
  NONE
}
