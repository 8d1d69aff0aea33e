package tengen.cgt.value;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;

/** The options of a game, each once and ordered by id, so that equal sets are equal. */
record Options(List<Form> left, List<Form> right) {
  static Options of(Collection<Form> left, Collection<Form> right) {
    return new Options(sorted(left), sorted(right));
  }

  private static List<Form> sorted(Collection<Form> forms) {
    return forms.stream().distinct().sorted(Comparator.comparingInt(Form::id)).toList();
  }

  Options negated() {
    return of(negated(right), negated(left));
  }

  private static List<Form> negated(List<Form> forms) {
    List<Form> negated = new ArrayList<>();
    for (Form form : forms) {
      negated.add(form.negated());
    }
    return negated;
  }
}
