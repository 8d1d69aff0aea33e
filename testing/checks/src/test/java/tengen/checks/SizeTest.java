package tengen.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.classfile.Attributes;
import java.lang.classfile.ClassModel;
import java.lang.classfile.CodeModel;
import java.lang.classfile.MethodModel;
import java.lang.classfile.attribute.CodeAttribute;
import java.lang.classfile.instruction.LineNumber;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.IntSummaryStatistics;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * Methods are short enough to read and hot ones small enough to inline. HotSpot inlines hot methods
 * up to 325 bytes of byte code (FreqInlineSize) and compiles none above 8,000 (HugeMethodLimit).
 */
final class SizeTest {
  private static final int METHOD_LINES = 60;
  private static final int HOT_BYTES = 325;
  private static final int HUGE_BYTES = 8000;

  @Test
  void noMethodIsTooLongToBeCompiled() {
    assertThat(above(HUGE_BYTES, _ -> true, SizeTest::bytes)).isEmpty();
  }

  @Test
  void hotMethodsAreSmallEnoughToBeInlined() {
    var found = above(HOT_BYTES, CompiledClasses::isHot, SizeTest::bytes);
    assertListed(found, "large-hot-methods.txt");
  }

  @Test
  void methodsAreShortEnoughToBeRead() {
    var found = above(METHOD_LINES, _ -> true, SizeTest::sourceLines);
    assertListed(found, "long-methods.txt");
  }

  @Test
  void hotClassesAreRecognised() {
    assertThat(CompiledClasses.all()).isNotEmpty();
    assertThat(CompiledClasses.all().stream().filter(CompiledClasses::isHot)).isNotEmpty();
  }

  /** Fails unless exactly the methods found are listed, each with a reason. */
  private static void assertListed(Map<String, Integer> found, String list) {
    Map<String, String> listed = new TreeMap<>();
    var wrong = new ArrayList<String>();
    Path file =
        Repository.root().resolve("testing/checks/src/test/resources/tengen/checks/" + list);
    Repository.lines(file)
        .filter(line -> !line.isBlank() && !line.startsWith("#"))
        .map(line -> line.split(": ", 2))
        .forEach(
            parts -> {
              if (parts.length < 2 || parts[1].isBlank()) {
                wrong.add("no reason: " + parts[0]);
              }
              listed.put(parts[0], parts[parts.length - 1]);
            });
    assertThat(wrong).isEmpty();
    assertThat(found.keySet())
        .as("%s; methods and sizes found: %s", list, found)
        .isEqualTo(listed.keySet());
  }

  private static Map<String, Integer> above(
      int limit, Predicate<ClassModel> where, ToIntFunction<MethodModel> size) {
    return CompiledClasses.all().stream()
        .filter(where)
        .flatMap(model -> model.methods().stream())
        .filter(method -> size.applyAsInt(method) > limit)
        .collect(
            Collectors.toMap(CompiledClasses::name, size::applyAsInt, Math::max, TreeMap::new));
  }

  private static int bytes(MethodModel method) {
    return method.findAttribute(Attributes.code()).map(CodeAttribute::codeLength).orElse(0);
  }

  /**
   * Returns the lines from a method's first statement to its last. Constructors also contain field
   * initialisers and count as none.
   */
  private static int sourceLines(MethodModel method) {
    if (method.methodName().stringValue().startsWith("<")) {
      return 0;
    }
    IntSummaryStatistics lines =
        method.code().stream()
            .flatMap(CodeModel::elementStream)
            .mapMultiToInt(
                (element, sink) -> {
                  if (element instanceof LineNumber number) {
                    sink.accept(number.line());
                  }
                })
            .summaryStatistics();
    return lines.getCount() == 0 ? 0 : lines.getMax() - lines.getMin() + 1;
  }
}
