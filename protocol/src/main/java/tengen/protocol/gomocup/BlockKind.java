package tengen.protocol.gomocup;

import java.util.Optional;

/** The commands whose data lines follow up to {@code DONE}. */
public enum BlockKind {
  /** A position of the game, then think. */
  BOARD,
  /** The stones of an opening, then answer as the swap2 procedure asks. */
  SWAP2BOARD,
  /** A position of the game, without a search: Yixin-Board's and gomocalc's extension. */
  YXBOARD;

  /** The kind that this word in upper case opens. */
  static Optional<BlockKind> of(String keyword) {
    return switch (keyword) {
      case "BOARD" -> Optional.of(BOARD);
      case "SWAP2BOARD" -> Optional.of(SWAP2BOARD);
      case "YXBOARD" -> Optional.of(YXBOARD);
      default -> Optional.empty();
    };
  }
}
