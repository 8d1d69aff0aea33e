package tengen.nogo;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tengen.nogo.board.Board;
import tengen.nogo.solve.SolveTopic;
import tengen.search.Finding;
import tengen.search.Finding.Mark;
import tengen.search.Topic;

/** What the engine tells of a board without a search. */
final class BoardTopics {
  private static final String LEGAL = "legal";
  private static final List<String> LABELS = List.of("", "b", "w", "bw");

  private BoardTopics() {}

  static Topic[] all() {
    return new Topic[] {
      new Topic(LEGAL, "who may play where: b, w, or bw for both", true), SolveTopic.TOPIC,
    };
  }

  /** Answers one of them; empty: it is another topic. */
  static Optional<Finding> inspect(Board board, String topic) {
    return topic.equals(LEGAL) ? Optional.of(legal(board)) : Optional.empty();
  }

  private static Finding legal(Board board) {
    List<Mark> marks =
        IntStream.range(0, board.area())
            .filter(point -> board.open(point) != 0)
            .mapToObj(point -> new Mark(board.place(point), LABELS.get(board.open(point))))
            .toList();
    String text =
        "black %d, white %d, both %d"
            .formatted(
                board.legalCount(Board.BLACK),
                board.legalCount(Board.WHITE),
                board.count(Board.BOTH));
    return new Finding(text, marks);
  }
}
