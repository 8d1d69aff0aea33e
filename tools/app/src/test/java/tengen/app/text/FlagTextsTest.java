package tengen.app.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.arena.game.Adjudication;
import tengen.arena.stats.Sprt;

final class FlagTextsTest {
  @Test
  void adjudicationHasFourParts() {
    assertThat(AdjudicationText.parse("late=7,draw=8:0.02,resign=3:0.01,moves=200"))
        .isEqualTo(new Adjudication(7, 8, 0.02, 3, 0.01, 200));
    assertThat(AdjudicationText.parse("moves=9")).isEqualTo(Adjudication.BY_RULES.withMaxMoves(9));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "draw=8",
        "draw=x:0.1",
        "resign=3:0.9",
        "late=-1",
        "late=1:2",
        "moves=9:1",
        "stop=1",
        "",
        "late"
      })
  void otherPartsAreNot(String text) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> AdjudicationText.parse(text))
        .withMessageContaining("draw=MOVES:MARGIN");
  }

  @Test
  void anSprtHasTwoHypothesesAndUsualErrors() {
    assertThat(SprtText.parse("elo0=0,elo1=5")).isEqualTo(new Sprt(0, 5, 0.05, 0.05));
    assertThat(SprtText.parse("elo1=5,elo0=-5,beta=0.1,alpha=0.01"))
        .isEqualTo(new Sprt(-5, 5, 0.01, 0.1));
    assertThat(SprtText.parse("elo0=0,elo1=5,model=logistic"))
        .isEqualTo(new Sprt(0, 5, 0.05, 0.05));
    assertThat(SprtText.parse("model=normalized,elo0=0,elo1=5"))
        .isEqualTo(new Sprt(0, 5, 0.05, 0.05, Sprt.Model.NORMALIZED));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          elo0=0;                    expected a form such as elo0=0,elo1=5[,alpha
          elo0=0,elo1=5,x=y;         expected a form such as elo0=0,elo1=5[,alpha
          0:5;                       expected a form such as elo0=0,elo1=5[,alpha
          elo0=5,elo1=0;             elo0 and elo1 must be from -1000 to 1000
          elo0=a,elo1=5;             elo0 must be a number, got a
          elo0=0,elo1=5,alpha=0.7;   alpha must be above 0 and below 0.5, got 0.7
          elo0=0,elo1=5,model=x;     model must be logistic or normalized, got x
          """)
  void anythingElseIsNone(String text, String message) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> SprtText.parse(text))
        .withMessageStartingWith(message);
  }
}
