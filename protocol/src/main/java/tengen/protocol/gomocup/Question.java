package tengen.protocol.gomocup;

import java.util.Optional;

/** Commands that ask for the engine's view of the position and not for a move. */
public enum Question {
  /** Yixin-Board's request for the features of the position. */
  YXPRINTFEATURE("threats"),
  /** Rapfi's request for the board as the engine sees it. */
  TRACEBOARD("threats"),
  /** Rapfi's request for the moves before a search. */
  TRACESEARCH("candidates"),
  /** Yixin-Board's request for the use of the hash table. */
  YXSHOWHASHUSAGE("table");

  private final String topic;

  Question(String topic) {
    this.topic = topic;
  }

  /** Returns the name of the topic that answers it. */
  String topic() {
    return topic;
  }

  /** Returns the question of a word in upper case. */
  static Optional<Question> of(String keyword) {
    for (Question question : values()) {
      if (question.name().equals(keyword)) {
        return Optional.of(question);
      }
    }
    return Optional.empty();
  }
}
