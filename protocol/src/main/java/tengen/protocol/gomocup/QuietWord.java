package tengen.protocol.gomocup;

import java.util.Optional;

/** Commands of one word that are carried out while a search runs, and do not disturb it. */
public enum QuietWord {
  /** Yixin-Board: what may be set? It announces that client. */
  YXSHOWINFO,
  /** Yixin-Board's user offers a draw. */
  YXDRAW,
  /** Yixin-Board's user gives up. */
  YXRESIGN,
  /** All points may be searched again. */
  YXBLOCKRESET,
  /** All paths may be searched again. */
  YXBLOCKPATHRESET,
  /** gomocalc, Rapfi: read the configuration again; the rest of the line is a path. */
  RELOADCONFIG,
  /** AlphaGomoku: which version of its extensions? */
  PROTOCOLVERSION;

  /** The one that this word in upper case is. */
  static Optional<QuietWord> of(String keyword) {
    for (QuietWord word : values()) {
      if (word.name().equals(keyword)) {
        return Optional.of(word);
      }
    }
    return Optional.empty();
  }

  /** Whether clients of Yixin and Rapfi alone say it. */
  boolean isYixins() {
    return this != PROTOCOLVERSION;
  }
}
