package tengen.protocol.gomocup;

/** The commands whose data lines follow up to {@code DONE}. */
public enum BlockKind {
  /** A position of the game, then think. */
  BOARD,
  /** The stones of an opening, then answer as the swap2 procedure asks. */
  SWAP2BOARD,
  /** A position of the game, without a search: Yixin-Board's and gomocalc's extension. */
  YXBOARD
}
