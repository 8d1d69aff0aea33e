package tengen.search;

import java.util.List;
import java.util.Objects;
import tengen.game.Move.Place;

/**
 * The answer to a {@link Topic}.
 *
 * @param text for people, and for scripts where the topic says how to read it
 * @param marks points of the board to show; empty for a topic that marks none
 */
public record Finding(String text, List<Mark> marks) {
  public Finding {
    Objects.requireNonNull(text, "text");
    marks = List.copyOf(marks);
  }

  /** One point with a short label, which may be empty. */
  public record Mark(Place point, String label) {
    public Mark {
      Objects.requireNonNull(point, "point");
      Objects.requireNonNull(label, "label");
    }
  }
}
