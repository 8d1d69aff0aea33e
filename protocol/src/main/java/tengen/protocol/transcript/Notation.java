package tengen.protocol.transcript;

import java.util.Optional;

/** What transcripts of one protocol need to know about it. */
public enum Notation {
  /** Moves are {@code 7,8}; a reply is one line. */
  GOMOCUP("gomocup", "[0-9]{1,2},[0-9]{1,2}", false),
  /**
   * Moves are {@code D4}; an empty line ends each reply, and a status without text keeps its blank.
   */
  GTP("gtp", "[A-HJ-Z](?:[1-9]|1[0-9]|2[0-5])", true);

  private final String protocol;
  private final String move;
  private final boolean blocks;

  Notation(String protocol, String move, boolean blocks) {
    this.protocol = protocol;
    this.move = move;
    this.blocks = blocks;
  }

  /** The notation of the protocol with this name. */
  public static Optional<Notation> of(String protocol) {
    for (Notation notation : values()) {
      if (notation.protocol.equals(protocol)) {
        return Optional.of(notation);
      }
    }
    return Optional.empty();
  }

  /** The protocol's name: {@code gomocup}, {@code gtp}. */
  public String protocol() {
    return protocol;
  }

  /** A regular expression without groups: a stone on a point. */
  String move() {
    return move;
  }

  /** Whether an empty line, which transcripts leave out, ends each reply. */
  boolean blocks() {
    return blocks;
  }
}
