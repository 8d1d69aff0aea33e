package tengen.config;

/** What the owner of a token may do. */
public enum Right {
  /** See what the daemon tells of itself. */
  READ,
  /** Have moves searched. */
  PLAY,
  /** Have positions analysed: searches that go on, and questions about topics. */
  ANALYSE,
  /** Reload, drain and stop the daemon. */
  MANAGE
}
