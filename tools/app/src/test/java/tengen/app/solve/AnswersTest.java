package tengen.app.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalInt;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class AnswersTest {
  private static final Demand ANY = new Demand.Win("vcf", OptionalInt.empty());
  private static final Demand OF_THREE = new Demand.Win("vcf-shortest", OptionalInt.of(3));
  private static final Demand NONE = new Demand.NoWin("strict-vct");

  @ParameterizedTest
  @CsvSource({
    "'win 3 nodes 8 pv 7,7', RIGHT, RIGHT, WRONG",
    "win 5, RIGHT, WRONG, WRONG",
    "win, RIGHT, WRONG, WRONG",
    "none nodes 12, WRONG, WRONG, RIGHT",
    "loss, WRONG, WRONG, RIGHT",
    "unknown nodes 9, UNKNOWN, UNKNOWN, UNKNOWN",
    "winter, UNKNOWN, UNKNOWN, UNKNOWN",
  })
  void aProofIsJudgedByWhatIsKnown(String proof, Grade any, Grade ofThree, Grade none) {
    assertThat(Answers.grade(ANY, proof)).isEqualTo(any);
    assertThat(Answers.grade(OF_THREE, proof)).isEqualTo(ofThree);
    assertThat(Answers.grade(NONE, proof)).isEqualTo(none);
  }
}
