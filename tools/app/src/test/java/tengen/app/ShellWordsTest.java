package tengen.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ShellWordsTest {
  @Test
  void blanksDivideWords() {
    assertThat(ShellWords.split("  a bc \t d ")).contains(List.of("a", "bc", "d"));
    assertThat(ShellWords.split("")).contains(List.of());
  }

  @Test
  void quotesKeepWhatIsBetweenThem() {
    assertThat(ShellWords.split("'a; b' \"c | d\" e'f 'g '' \"'\""))
        .contains(List.of("a; b", "c | d", "ef g", "", "'"));
  }

  @Test
  void aBackslashKeepsTheNextCharacter() {
    assertThat(ShellWords.split("a\\ b \\$ \"\\\"\\a\" '\\'"))
        .contains(List.of("a b", "$", "\"\\a", "\\"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a | b",
        "a > b",
        "a && b",
        "a; b",
        "a $b",
        "a `b`",
        "a *.b",
        "a ?",
        "a {b,c}",
        "a ~/b",
        "a # b",
        "a \"$b\"",
        "a \"`b`\"",
        "a 'b",
        "a \"b",
        "a \\",
        "(a)",
        "a [b]",
        "!a"
      })
  void linesThatNeedAShellAreNotSplit(String line) {
    assertThat(ShellWords.split(line)).isEmpty();
  }
}
