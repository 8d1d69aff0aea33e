package tengen.protocol.session;

import java.util.List;
import java.util.stream.Stream;
import tengen.game.Move.Place;
import tengen.game.Side;
import tengen.game.Turn;
import tengen.protocol.Effect;
import tengen.search.Finding;
import tengen.search.Finding.Mark;
import tengen.search.Topic;

/** The topics of the transcripts' Gomoku engine, which describe the stones. */
public final class StoneTopics {
  /** The topics that the engine offers. */
  public static final List<Topic> ALL =
      List.of(
          new Topic("count", "how many stones there are", false),
          new Topic("stones", "where the stones are", true));

  private StoneTopics() {}

  static Finding answer(Effect.Inspect<?> inspect) {
    List<Turn> turns = inspect.position().turns();
    String text = turns.size() + " stones, " + inspect.position().toMove() + " to move";
    return new Finding(
        text, inspect.topic().equals("count") ? List.of() : marks(turns.stream()).toList());
  }

  /** Returns marks of Black's stones with a letter, of White's without. */
  private static Stream<Mark> marks(Stream<Turn> turns) {
    return turns.map(turn -> new Mark((Place) turn.move(), turn.side() == Side.BLACK ? "B" : ""));
  }
}
