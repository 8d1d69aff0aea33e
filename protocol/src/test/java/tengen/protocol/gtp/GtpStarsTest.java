package tengen.protocol.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tengen.game.Move.Place;
import tengen.game.Setup;
import tengen.rules.NoGo;

class GtpStarsTest {

  @ParameterizedTest
  @CsvSource({"6,6,0", "7,7,4", "8,8,4", "9,9,9", "18,18,4", "19,19,9", "9,7,4", "9,10,4", "5,9,0"})
  void theMaximumNumberOfHandicapStonesIsRight(int width, int height, int most) {
    assertThat(GtpStars.most(width, height)).isEqualTo(most);
  }

  @ParameterizedTest
  @CsvSource({
    "2, D4 Q16",
    "3, D4 Q16 D16",
    "4, D4 Q16 D16 Q4",
    "5, D4 Q16 D16 Q4 K10",
    "6, D4 Q16 D16 Q4 D10 Q10",
    "7, D4 Q16 D16 Q4 D10 Q10 K10",
    "8, D4 Q16 D16 Q4 D10 Q10 K4 K16",
    "9, D4 Q16 D16 Q4 D10 Q10 K4 K16 K10",
  })
  void theSpecificationsTableFor19(int stones, String vertices) {
    assertThat(GtpDiagram.vertices(GtpStars.points(19, 19, stones), 19)).isEqualTo(vertices);
  }

  @Test
  void handicapPointsAreLegalInNoGo() {
    var rules = new NoGo();
    for (int width = 1; width <= 19; width++) {
      for (int height = 1; height <= 19; height++) {
        int most = GtpStars.mostFree(width, height);
        for (int stones = 2; stones <= most && width * height > 2; stones++) {
          List<Place> points = GtpStars.points(width, height, stones);
          var board = new Setup.Board(width, height, points, List.of(), List.of());
          assertThat(points).hasSize(stones).doesNotHaveDuplicates();
          assertThat(rules.objection(board)).isEmpty();
        }
      }
    }
  }

  @Test
  void smallBoardsAndRectanglesHaveTheirOwnLines() {
    assertThat(GtpDiagram.vertices(GtpStars.points(9, 9, 5), 9)).isEqualTo("C3 G7 C7 G3 E5");
    assertThat(GtpDiagram.vertices(GtpStars.points(13, 9, 5), 9)).isEqualTo("D3 K7 D7 K3 G5");
  }
}
