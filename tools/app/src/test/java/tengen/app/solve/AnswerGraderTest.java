package tengen.app.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalInt;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class AnswerGraderTest {
  private static final ProblemQuestion ANY = new ProblemQuestion.Win("vcf", OptionalInt.empty());
  private static final ProblemQuestion OF_THREE =
      new ProblemQuestion.Win("vcf-shortest", OptionalInt.of(3));
  private static final ProblemQuestion NONE = new ProblemQuestion.NoWin("strict-vct");

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
    assertThat(AnswerGrader.grade(ANY, proof)).isEqualTo(any);
    assertThat(AnswerGrader.grade(OF_THREE, proof)).isEqualTo(ofThree);
    assertThat(AnswerGrader.grade(NONE, proof)).isEqualTo(none);
  }
}
