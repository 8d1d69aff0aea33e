package tengen.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.classfile.ClassModel;
import java.lang.classfile.CodeModel;
import java.lang.classfile.MethodModel;
import java.lang.classfile.instruction.ConstantInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Numbers in protocols and files are formatted without the machine's locale. */
final class NumberFormatTest {
  /** A conversion that {@link java.util.Formatter} writes with a locale's digits or separators. */
  private static final Pattern NUMBER =
      Pattern.compile("%([0-9]+\\$)?[-#+ 0,(]*[0-9]*(\\.[0-9]+)?[deEfgG]");

  private static final Set<String> FORMATTING = Set.of("formatted", "format", "printf");
  private static final Set<String> FORMATTERS =
      Set.of("java/lang/String", "java/io/PrintStream", "java/io/PrintWriter");

  /** Programs that a developer runs by hand. */
  private static final Pattern BY_HAND = Pattern.compile("tengen\\.(bench|figures|training)\\b.*");

  @Test
  void numbersAreFormattedWithALocaleThatIsNamed() {
    assertThat(
            CompiledClasses.all().stream()
                .filter(model -> !BY_HAND.matcher(CompiledClasses.name(model)).matches())
                .map(ClassModel::methods)
                .flatMap(methods -> methods.stream())
                .filter(NumberFormatTest::formatsNumbers)
                .filter(NumberFormatTest::asksTheMachine)
                .map(CompiledClasses::name))
        .isEmpty();
  }

  @Test
  void formatsOfNumbersAreRecognised() {
    assertThat(CompiledClasses.all().stream().flatMap(model -> model.methods().stream()))
        .anyMatch(NumberFormatTest::formatsNumbers);
  }

  private static boolean formatsNumbers(MethodModel method) {
    return method.code().stream()
        .flatMap(CodeModel::elementStream)
        .anyMatch(
            element ->
                element instanceof ConstantInstruction constant
                    && constant.constantValue() instanceof String text
                    && NUMBER.matcher(text).find());
  }

  /** Returns whether a method formats a number without a locale argument. */
  private static boolean asksTheMachine(MethodModel method) {
    return method.code().stream()
        .flatMap(CodeModel::elementStream)
        .anyMatch(
            element ->
                element instanceof InvokeInstruction call
                    && FORMATTERS.contains(call.owner().asInternalName())
                    && FORMATTING.contains(call.name().stringValue())
                    && !call.type().stringValue().startsWith("(Ljava/util/Locale;"));
  }
}
