package tengen.protocol.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class GtpRestrictionTest {
  @Test
  void repeatedPointsCountOnce() {
    assertThat(GtpRestriction.read(false, "b", "A1:B2,A1,B2,A1:B2", "3"))
        .map(GtpRestriction::vertices)
        .hasValueSatisfying(vertices -> assertThat(vertices).hasSize(4));
  }

  @Test
  void allPointsOfTheLargestBoardMayBeNamed() {
    String points =
        IntStream.rangeClosed(1, 25)
            .boxed()
            .flatMap(row -> "ABCDEFGHJKLMNOPQRSTUVWXYZ".chars().mapToObj(c -> (char) c + "" + row))
            .collect(Collectors.joining(","));
    assertThat(GtpRestriction.read(true, "w", points, "1"))
        .map(GtpRestriction::vertices)
        .hasValueSatisfying(vertices -> assertThat(vertices).hasSize(625));
  }

  @Test
  void manyRectanglesAreASyntaxError() {
    assertThat(GtpRestriction.read(false, "b", "A1:Z25,".repeat(600) + "A1", "1")).isEmpty();
  }
}
