package tengen.cgt.value;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import tengen.cgt.LimitException;

/** Prints values as text: {@code 3/4}, {@code 1^2*}, {@code +-(1)}, {@code {2|-1/2}}. */
final class FormPrinter {
  /** Maximum length of a text. A form is a graph, and its text a tree, which may be far larger. */
  private static final int MAX_CHARACTERS = 100_000;

  private FormPrinter() {}

  /**
   * Returns the form's text.
   *
   * @throws LimitException if the text has more than 100,000 characters or is nested too deeply
   */
  static String print(Form form) {
    var simple = form.numberUpStar();
    String text =
        simple.isPresent()
            ? print(simple.get())
            : form.forms().depth().deeper(() -> printOptions(form));
    if (text.length() > MAX_CHARACTERS) {
      throw new LimitException("the form is longer than " + MAX_CHARACTERS + " characters");
    }
    return text;
  }

  static String print(NumberUpStar value) {
    boolean isInfinitesimal = value.number().signum() == 0 && !value.isNumber();
    String number = isInfinitesimal ? "" : value.number().toString();
    String ups = counted(value.ups() < 0 ? "v" : "^", Math.abs(value.ups()));
    return number + ups + counted("*", value.nimber());
  }

  private static String counted(String symbol, int count) {
    return switch (count) {
      case 0 -> "";
      case 1 -> symbol;
      default -> symbol + count;
    };
  }

  private static String printOptions(Form form) {
    Options options = form.options();
    return form.negated() == form
        ? "+-(" + join(options.left()) + ")"
        : "{" + join(options.left()) + "|" + join(options.right()) + "}";
  }

  private static String join(List<Form> forms) {
    List<String> texts = new ArrayList<>();
    for (Form form : forms) {
      texts.add(print(form));
    }
    Collections.sort(texts);
    return String.join(",", texts);
  }
}
