package tengen.config;

/** A permission of a token's owner. */
public enum Right {
  /** Read the daemon's state. */
  READ,
  /** Request moves. */
  PLAY,
  /** Analyse positions: unlimited searches and queries about topics. */
  ANALYSE,
  /** Delete stored games of all accounts. */
  MANAGE
}
