package tengen.cgt.partizan;

import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tengen.cgt.GameOption;
import tengen.cgt.Player;
import tengen.cgt.value.Form;
import tengen.cgt.value.Forms;
import tengen.cgt.value.WrittenForm;

/**
 * A game written by its options, recursively: {@code {1/4|1}}. A move is the option that is moved
 * to, as written; numbers, ups and nimbers have their canonical options. Surreal numbers are those
 * of these games in which each left option is less than each right one. Conway, On Numbers and
 * Games, chapters 1 and 7.
 */
public final class WrittenValue implements Partizan<WrittenForm> {
  /**
   * Matches a value. Words in small letters are the ids of games, but {@code v2*} is two downs and
   * star.
   */
  private static final Pattern VALUE = Pattern.compile("(?![a-z]).*|v[0-9*]*", Pattern.DOTALL);

  public WrittenValue() {}

  /** Returns whether a text is a value without an id before it. */
  public static boolean isBare(String text) {
    return VALUE.matcher(text).matches();
  }

  @Override
  public String id() {
    return "value";
  }

  @Override
  public String notation() {
    return "options between braces, {1/4|1}, numbers, ups and downs, nimbers: 1/2, ^, v2, *3, 1^*,"
        + " +-2 for {2|-2}; the id may be left out; a move is the option: 1/4";
  }

  @Override
  public String example() {
    return "{1|{0|-1}}";
  }

  @Override
  public WrittenForm parse(String text) {
    return WrittenForm.parse(text);
  }

  @Override
  public String print(WrittenForm position) {
    return position.toString();
  }

  @Override
  public Stream<GameOption<WrittenForm>> options(WrittenForm position, Player player) {
    return position.options(player).map(option -> new GameOption<>(option.toString(), option));
  }

  @Override
  public Optional<WrittenForm> after(WrittenForm position, Player player, String move) {
    return position.option(player, move);
  }

  @Override
  public Optional<Form> knownForm(WrittenForm position, Forms forms) {
    return Optional.of(position.form(forms));
  }
}
