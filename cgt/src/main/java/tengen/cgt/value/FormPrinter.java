package tengen.cgt.value;

import static java.util.stream.Collectors.joining;

import java.util.List;

/** Values as text: {@code 3/4}, {@code 1^2*}, {@code +-(1)}, {@code {2|-1/2}}. */
final class FormPrinter {
  private FormPrinter() {}

  static String print(Form form) {
    return form.numberUpStar().map(FormPrinter::print).orElseGet(() -> printOptions(form));
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
    return forms.stream().map(Form::toString).sorted().collect(joining(","));
  }
}
