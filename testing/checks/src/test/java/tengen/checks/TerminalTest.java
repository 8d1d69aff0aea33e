package tengen.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.classfile.ClassModel;
import java.lang.classfile.constantpool.StringEntry;
import java.util.List;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;

/** Escape sequences are for displays that need a terminal; help is coloured by picocli. */
final class TerminalTest {
  private static final String ESCAPE = "\033[";

  /** Displays that open the terminal. */
  private static final List<String> DISPLAYS =
      List.of("tengen.app.play.CursorScreen", "tengen.app.text.LiveText$InPlace");

  @Test
  void onlyDisplaysOnATerminalWriteEscapeSequences() {
    assertThat(CompiledClasses.all().stream().filter(TerminalTest::writesEscapes))
        .extracting(CompiledClasses::name)
        .containsExactlyInAnyOrderElementsOf(DISPLAYS);
  }

  private static boolean writesEscapes(ClassModel model) {
    return StreamSupport.stream(model.constantPool().spliterator(), false)
        .anyMatch(
            entry -> entry instanceof StringEntry text && text.stringValue().contains(ESCAPE));
  }
}
