package tengen.cgt.impartial;

import java.util.List;
import java.util.stream.Stream;

/** What stands between blanks. */
public final class Words {
  private Words() {}

  /** The words of a text; none if it is blank. */
  public static List<String> of(String text) {
    return Stream.of(text.split("\\s+", -1)).filter(word -> !word.isEmpty()).toList();
  }
}
