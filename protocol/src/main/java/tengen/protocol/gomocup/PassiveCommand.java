package tengen.protocol.gomocup;

import java.util.Optional;

/** Commands of one word that run during a search without disturbing it. */
public enum PassiveCommand {
  /** Yixin-Board's request for the limits of settings, which identifies this client. */
  YXSHOWINFO,
  /** Yixin-Board's user offers a draw. */
  YXDRAW,
  /** Yixin-Board's user resigns. */
  YXRESIGN,
  /** Clears the excluded points. */
  YXBLOCKRESET,
  /** Clears the excluded paths. */
  YXBLOCKPATHRESET,
  /** Asks to reload the configuration, from gomocalc and Rapfi; the rest of the line is a path. */
  RELOADCONFIG,
  /** AlphaGomoku's request for the version of its extensions. */
  PROTOCOLVERSION;

  /** Returns the command of a word in upper case. */
  static Optional<PassiveCommand> of(String keyword) {
    for (PassiveCommand word : values()) {
      if (word.name().equals(keyword)) {
        return Optional.of(word);
      }
    }
    return Optional.empty();
  }

  /** Returns whether only clients of Yixin and Rapfi use it. */
  boolean isYixinOnly() {
    return this != PROTOCOLVERSION;
  }
}
