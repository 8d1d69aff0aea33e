package tengen.protocol.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class SgfCollectionTest {
  @Test
  void aFileIsCutIntoItsGames() {
    String one = "(;GM[1]C[a \\] ) (; b](;B[aa])(;B[bb](;W[cc])))";
    String two = "( \n;SZ[9])";

    assertThat(SgfCollection.games("From: (me)\n" + one + "\n\n" + two + " the end", 9))
        .containsExactly(one, two);
  }

  @Test
  void aGameWithoutEndIsTheLast() {
    assertThat(SgfCollection.games("(;SZ[9])(;SZ[9];B[aa]", 9))
        .containsExactly("(;SZ[9])", "(;SZ[9];B[aa]");
    assertThat(SgfCollection.games("(;C[a\\", 9)).containsExactly("(;C[a\\");
  }

  @Test
  void aFileWithoutAGameIsAFault() {
    for (String text : List.of("", "hello", "((", ")")) {
      assertThat(Sgf.parseAll(text, 9)).singleElement().isInstanceOf(RecordReading.Faulty.class);
    }
  }
}
