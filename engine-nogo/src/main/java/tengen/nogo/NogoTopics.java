package tengen.nogo;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import tengen.game.Move.Place;
import tengen.game.Setup;
import tengen.nogo.board.BitBoard;
import tengen.nogo.board.BitBoards;
import tengen.nogo.board.NogoBoard;
import tengen.nogo.board.Regions;
import tengen.nogo.solve.SolveTopic;
import tengen.nogo.solve.ValueTopic;
import tengen.search.Finding;
import tengen.search.Finding.Mark;
import tengen.search.Topic;

/** The topics of {@code nogo}, and the answers of those that need no search. */
final class NogoTopics {
  private static final String LEGAL = "legal";
  private static final String SAFE = "safe";
  private static final String REGIONS = "regions";
  private static final List<String> LABELS = List.of("", "b", "w", "bw");

  private NogoTopics() {}

  static Topic[] all() {
    return new Topic[] {
      new Topic(LEGAL, "who may play where: b, w, or bw for both", true),
      new Topic(SAFE, "points that only one side may play on, for ever: b or w", true),
      new Topic(
          REGIONS, "parts of the board where play does not touch the others, by number", true),
      SolveTopic.TOPIC,
      ValueTopic.TOPIC,
    };
  }

  /** Answers a topic that needs no search, or returns empty for any other topic. */
  static Optional<Finding> inspect(NogoBoard board, Setup.Board position, String topic) {
    return switch (topic) {
      case LEGAL -> Optional.of(legal(board));
      case SAFE -> Optional.of(safe(board));
      case REGIONS -> Optional.of(regions(position));
      default -> Optional.empty();
    };
  }

  private static Finding safe(NogoBoard board) {
    List<Mark> marks = marks(board, open -> open == 1 || open == 2);
    int black = board.count(1 << NogoBoard.BLACK);
    int white = board.count(1 << NogoBoard.WHITE);
    return new Finding(String.format(Locale.ROOT, "black %d, white %d", black, white), marks);
  }

  private static Finding regions(Setup.Board position) {
    if (!BitBoards.canHold(position)) {
      return new Finding("unknown: more than " + BitBoard.MAX_POINTS + " points", List.of());
    }
    var regions = Regions.of(BitBoards.of(position));
    List<Mark> marks =
        IntStream.range(0, position.width() * position.height())
            .filter(point -> regions.at(point) != Regions.NONE)
            .mapToObj(point -> mark(position, point, regions.at(point)))
            .toList();
    return new Finding("" + regions.count(), marks);
  }

  private static Mark mark(Setup.Board position, int point, int region) {
    var place = new Place(point % position.width(), point / position.width());
    return new Mark(place, "" + (region + 1));
  }

  private static List<Mark> marks(NogoBoard board, IntPredicate wanted) {
    return IntStream.range(0, board.area())
        .filter(point -> wanted.test(board.open(point)))
        .mapToObj(point -> new Mark(board.place(point), LABELS.get(board.open(point))))
        .toList();
  }

  private static Finding legal(NogoBoard board) {
    List<Mark> marks = marks(board, open -> open != 0);
    String text =
        String.format(
            Locale.ROOT,
            "black %d, white %d, both %d",
            board.legalCount(NogoBoard.BLACK),
            board.legalCount(NogoBoard.WHITE),
            board.count(NogoBoard.BOTH));
    return new Finding(text, marks);
  }
}
