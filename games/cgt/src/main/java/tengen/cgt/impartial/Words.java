package tengen.cgt.impartial;

import java.util.List;
import java.util.stream.Stream;

/** Splits texts at blanks. */
public final class Words {
  private Words() {}

  /** Returns the words of a text; none if the text is blank. */
  public static List<String> of(String text) {
    return Stream.of(text.split("\\s+", -1)).filter(word -> !word.isEmpty()).toList();
  }
}
