package tengen.protocol.gomocup;

import java.util.Optional;

/** Commands that ask what an engine thinks of the position, and no move. */
public enum Question {
  /** Yixin-Board: the features of the position. */
  YXPRINTFEATURE("threats"),
  /** Rapfi: the board as the engine sees it. */
  TRACEBOARD("threats"),
  /** Rapfi: the moves before a search. */
  TRACESEARCH("candidates"),
  /** Yixin-Board: how full the hash table is. */
  YXSHOWHASHUSAGE("table");

  private final String topic;

  Question(String topic) {
    this.topic = topic;
  }

  /** The engine's topic that answers it. */
  String topic() {
    return topic;
  }

  /** The one that this word in upper case asks. */
  static Optional<Question> of(String keyword) {
    for (Question question : values()) {
      if (question.name().equals(keyword)) {
        return Optional.of(question);
      }
    }
    return Optional.empty();
  }
}
