package tengen.app.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tengen.arena.opening.OpeningOrder;
import tengen.arena.opening.OpeningOrder.Transform;

/** Tests of the value of {@code --openings}. */
final class OpeningTextTest {
  @Test
  void aFileAloneIsUsedInItsOrder() {
    assertThat(OpeningText.parse(Path.of("a/b.tsv")))
        .isEqualTo(new OpeningText(Path.of("a/b.tsv"), OpeningOrder.AS_READ));
  }

  @Test
  void partsSetTheOrder() {
    assertThat(OpeningText.parse(Path.of("b.tsv,order=random,start=3,seed=9,transform=cycle")))
        .isEqualTo(
            new OpeningText(Path.of("b.tsv"), new OpeningOrder(true, 3, 9, Transform.CYCLE)));
  }

  @Test
  void anExistingFileMayHaveANameLikeAPart(@TempDir Path folder) throws Exception {
    Path file = Files.createFile(folder.resolve("a,order=random"));
    assertThat(OpeningText.parse(file).file()).isEqualTo(file);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          b,order=best;    order must be sequential or random, got best
          b,start=0;       start must be an integer, at least 1, got 0
          b,seed=x;        seed must be an integer, at least 1, got x
          b,transform=all; transform must be none or cycle or random, got all
          b,plies=8;       'unknown key in plies=8; keys: order=sequential|random, start=N, seed=S,\
           transform=none|cycle|random'
          """)
  void wrongPartsAreNamed(String text, String message) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> OpeningText.parse(Path.of(text)))
        .withMessage(message);
  }
}
