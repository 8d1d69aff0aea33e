package tengen.protocol.gomocup;

import java.util.Locale;
import java.util.Optional;

/** The INFO keys with a numeric value that a session uses or knows. */
public enum InfoKey {
  /** Milliseconds for a move; 0: as fast as possible; negative: no limit. */
  TIMEOUT_TURN,
  /** Milliseconds for the whole game; 0 or less: no limit. */
  TIMEOUT_MATCH,
  /** Milliseconds left of the game; 2147483647: no limit; 0 or less: spent. */
  TIME_LEFT,
  /** Milliseconds added after each own move. */
  TIME_INCREMENT,
  /** Bytes for the whole process; 0 or 2147483647: no limit. */
  MAX_MEMORY,
  /** 0 human, 1 engine, 2 tournament, 3 network; has no effect. */
  GAME_TYPE,
  /** Bits: 1 exact five, 2 continuous, 4 renju, 8 caro. */
  RULE,
  /** Plies; 0 or less: no limit. */
  MAX_DEPTH,
  /** Nodes; 0 or less: no limit. */
  MAX_NODE,
  /** Threads of a search. */
  THREAD_NUM,
  /** KiB for the engine's tables. */
  HASH_SIZE,
  /** Strength of play, 0 to 100. */
  LEVEL,
  /** Rapfi's name of {@link #LEVEL}. */
  STRENGTH,
  /** 1: think during the opponent's turn; 0: do not. */
  PONDERING,
  /** AlphaGomoku's name of {@link #PONDERING}. */
  AUTO_PONDERING,
  /** 1: answer by SUGGEST, for the manager to play; 0: answer by a move. */
  ANALYSIS_MODE,
  /** 1: REALTIME lines during a search; 2: INFO lines; 3: both; 0: neither. */
  SHOW_DETAIL;

  /** Returns the key on the wire, in lower case. */
  String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Returns the key of a word in lower case. */
  static Optional<InfoKey> of(String word) {
    for (InfoKey key : values()) {
      if (key.word().equals(word)) {
        return Optional.of(key);
      }
    }
    return Optional.empty();
  }
}
