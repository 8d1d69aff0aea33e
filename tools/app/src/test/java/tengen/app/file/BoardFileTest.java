package tengen.app.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.game.Move.Place;
import tengen.game.Side;

class BoardFileTest {
  private static final String ROW = "000000000000000";

  @ParameterizedTest
  @ValueSource(strings = {"\n", "\r\n", " ", ",", ""})
  void rowsMayHaveAnySeparator(String separator) {
    String rows = "010000000000000" + separator + (ROW + separator).repeat(13) + "000000000000002";

    BoardFile file = BoardFile.parse("2\n" + rows).orElseThrow();

    assertThat(file.toMove()).isEqualTo(Side.WHITE);
    assertThat(file.board().black()).isEqualTo(List.of(new Place(1, 0)));
    assertThat(file.board().white()).isEqualTo(List.of(new Place(14, 14)));
  }

  @Test
  void digitsMayBeSeparatedToo() {
    BoardFile file = BoardFile.parse("1\n" + "0 ".repeat(224) + "1\n").orElseThrow();

    assertThat(file.toMove()).isEqualTo(Side.BLACK);
    assertThat(file.board().black()).isEqualTo(List.of(new Place(14, 14)));
  }

  @Test
  void otherTextsAreNoBoard() {
    assertThat(BoardFile.parse("")).isEmpty();
    assertThat(BoardFile.parse("3\n" + "0".repeat(225))).isEmpty();
    assertThat(BoardFile.parse("1\n" + "0".repeat(224))).isEmpty();
    assertThat(BoardFile.parse("1\n" + "0".repeat(226))).isEmpty();
    assertThat(BoardFile.parse("1\n" + "0".repeat(224) + "3")).isEmpty();
    assertThat(BoardFile.parse("1" + "0".repeat(225))).isEmpty();
    assertThat(BoardFile.parse("1 " + "0".repeat(1_000_000))).isEmpty();
  }

  @Test
  void aMoveIsRowAndColumnFromOne() {
    assertThat(BoardFile.print(new Place(6, 4))).isEqualTo("5 7\n");
  }
}
