package tengen.cgt.value;

import static java.util.stream.Collectors.joining;

import java.util.List;
import java.util.stream.Stream;
import tengen.cgt.Player;

/** A game written by its options, in their order. */
record WrittenOptions(List<WrittenForm> left, List<WrittenForm> right) implements WrittenForm {
  WrittenOptions {
    left = List.copyOf(left);
    right = List.copyOf(right);
  }

  @Override
  public Stream<WrittenForm> options(Player player) {
    return (player == Player.LEFT ? left : right).stream().distinct();
  }

  @Override
  public WrittenForm negated() {
    return new WrittenOptions(negated(right), negated(left));
  }

  private static List<WrittenForm> negated(List<WrittenForm> forms) {
    return forms.stream().map(WrittenForm::negated).toList();
  }

  @Override
  public Form form(Forms forms) {
    return forms.game(forms(left, forms), forms(right, forms));
  }

  private static List<Form> forms(List<WrittenForm> written, Forms forms) {
    return written.stream().map(each -> each.form(forms)).toList();
  }

  @Override
  public String toString() {
    return "{" + join(left) + "|" + join(right) + "}";
  }

  private static String join(List<WrittenForm> forms) {
    return forms.stream().map(WrittenForm::toString).collect(joining(","));
  }
}
