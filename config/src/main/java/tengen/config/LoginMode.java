package tengen.config;

/** The login of a listener's clients by a token. */
public enum LoginMode {
  /** {@link #REQUIRED} if the configuration has tokens, else {@link #NONE}. */
  AUTO,
  /** Clients without a token get no session. */
  REQUIRED,
  /** Clients without a token may use everything that the listener offers. */
  OPTIONAL,
  /** Clients need no token. */
  NONE
}
