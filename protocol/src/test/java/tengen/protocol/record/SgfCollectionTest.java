package tengen.protocol.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class SgfCollectionTest {
  @Test
  void aFileIsCutIntoItsGames() {
    String one = "(;GM[1]C[a \\] ) (; b](;B[aa])(;B[bb](;W[cc])))";
    String two = "( \n;SZ[9])";

    assertThat(SgfCollection.games("From: (me)\r\n" + one + "\r\n\n" + two + " the end"))
        .containsExactly(new SgfText(2, one), new SgfText(4, two));
  }

  @Test
  void aGameWithoutEndIsTheLast() {
    assertThat(SgfCollection.games("(;SZ[9])(;SZ[9];B[aa]").map(SgfText::text))
        .containsExactly("(;SZ[9])", "(;SZ[9];B[aa]");
    assertThat(SgfCollection.games("(;C[a\\")).containsExactly(new SgfText(1, "(;C[a\\"));
  }

  @Test
  void aFileWithoutAGameIsAFault() {
    for (String text : List.of("", "hello", "((", ")")) {
      assertThat(Sgf.games(text).map(SgfText::tree))
          .singleElement()
          .isInstanceOf(RecordReading.Faulty.class);
    }
  }

  @Test
  void aFaultHasItsLineOfTheFile() {
    assertThat(Sgf.games("From: (me)\r\n\r(;SZ[9])\n(;SZ[9]\n;B[zz])").map(SgfText::tree))
        .element(1)
        .isEqualTo(new RecordReading.Faulty(5, "B[zz]; points of a board 9x9"));
  }
}
