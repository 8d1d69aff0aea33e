package tengen.search;

import java.util.List;
import java.util.Objects;
import tengen.game.Move.Place;

/**
 * The answer to a {@link Topic}.
 *
 * @param text text for people, and for scripts if the topic defines a format
 * @param marks points to highlight on the board; empty for a topic without points
 */
public record Finding(String text, List<Mark> marks) {
  public Finding {
    Objects.requireNonNull(text, "text");
    marks = List.copyOf(marks);
  }

  /** A point with a short label, which may be empty. */
  public record Mark(Place point, String label) {
    public Mark {
      Objects.requireNonNull(point, "point");
      Objects.requireNonNull(label, "label");
    }
  }
}
