package tengen.protocol.gomocup;

import java.util.Optional;

/** The commands whose data lines follow up to {@code DONE}. */
public enum BlockKind {
  /** A position of the game, then think. */
  BOARD(true, false),
  /** The stones of an opening, then answer as the swap2 procedure asks. */
  SWAP2BOARD(false, false),
  /** The same for the swap procedure: AlphaGomoku's extension. */
  SWAPBOARD(false, false),
  /** A position, then find points that make it even: AlphaGomoku's extension. */
  BALANCE(true, false),
  /** A position of the game, without a search: Yixin-Board's and gomocalc's extension. */
  YXBOARD(true, false),
  /** A position, then say where Black may not play: AlphaGomoku's extension. */
  SHOWFORBID(true, true),
  /** Points that no search may choose: Yixin's extension, as the three that follow. */
  YXBLOCK(false, true),
  /** Points that searches may choose again. */
  YXBLOCKUNDO(false, true),
  /** The moves of a game and of a variation, of which no search may choose the last. */
  YXBLOCKPATH(false, true),
  /** A variation that searches may choose again. */
  YXBLOCKPATHUNDO(false, true);

  private final boolean coloured;
  private final boolean atOnce;

  BlockKind(boolean coloured, boolean atOnce) {
    this.coloured = coloured;
    this.atOnce = atOnce;
  }

  /** Whether each line must say whose stone it is. */
  boolean coloured() {
    return coloured;
  }

  /** Whether it does not disturb a search. */
  boolean atOnce() {
    return atOnce;
  }

  /** The kind that this word in upper case opens. */
  static Optional<BlockKind> of(String keyword) {
    for (BlockKind kind : values()) {
      if (kind.name().equals(keyword)) {
        return Optional.of(kind);
      }
    }
    return Optional.empty();
  }
}
