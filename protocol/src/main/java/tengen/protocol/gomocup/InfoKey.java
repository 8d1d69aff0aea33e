package tengen.protocol.gomocup;

import java.util.Locale;
import java.util.Optional;

/** The INFO keys with a number for their value that a session acts on or knows. */
public enum InfoKey {
  /** Milliseconds for one move; 0: as fast as possible; below 0: no limit. */
  TIMEOUT_TURN,
  /** Milliseconds for the whole game; 0 or less: no limit. */
  TIMEOUT_MATCH,
  /** Milliseconds left of the game; 2147483647: no limit; 0 or less: spent. */
  TIME_LEFT,
  /** Milliseconds added after each own move. */
  TIME_INCREMENT,
  /** Bytes of the whole process; 0 or 2147483647: no limit. */
  MAX_MEMORY,
  /** 0 human, 1 engine, 2 tournament, 3 network: nothing depends on it. */
  GAME_TYPE,
  /** Bits: 1 exact five, 2 continuous, 4 renju, 8 caro. */
  RULE,
  /** Plies; 0 or less: no limit. */
  MAX_DEPTH,
  /** Nodes; 0 or less: no limit. */
  MAX_NODE,
  /** Threads of one search. */
  THREAD_NUM,
  /** KiB of the engine's tables. */
  HASH_SIZE,
  /** 0 to 100: how well to play. */
  LEVEL,
  /** The same, as Rapfi calls it. */
  STRENGTH,
  /** 1: think on while the opponent does; 0: do not. */
  PONDERING,
  /** The same, as AlphaGomoku calls it. */
  AUTO_PONDERING,
  /** 1: answer SUGGEST, for the manager to play; 0: answer the move. */
  ANALYSIS_MODE,
  /** 1: REALTIME lines while the engine thinks; 2: INFO lines; 3: both; 0: neither. */
  SHOW_DETAIL;

  /** As on the wire: lower case. */
  String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The key of this word in lower case. */
  static Optional<InfoKey> of(String word) {
    for (InfoKey key : values()) {
      if (key.word().equals(word)) {
        return Optional.of(key);
      }
    }
    return Optional.empty();
  }
}
