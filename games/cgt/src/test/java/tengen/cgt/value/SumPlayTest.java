package tengen.cgt.value;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tengen.cgt.Budget;
import tengen.cgt.Player;

class SumPlayTest {
  private final Forms forms = new Forms(Budget.of(10_000_000));
  private final SumPlay play = new SumPlay(forms);

  private List<Form> sum(String... values) {
    return Stream.of(values).map(forms::parse).toList();
  }

  @Test
  void theSearchAgreesWithTheFormOfTheSum() {
    List<Form> some = RandomForms.some(forms, 60, RandomForms.SEED);
    SplittableRandom random = new SplittableRandom(RandomForms.SEED);
    for (int each = 0; each < 400; each++) {
      List<Form> parts =
          Stream.generate(() -> some.get(random.nextInt(some.size()))).limit(3).toList();
      Form whole = parts.stream().reduce(forms.zero(), Form::plus);
      assertThat(play.outcome(parts)).isEqualTo(whole.outcome());
    }
  }

  @Test
  void aWinningMoveLeavesALostSum() {
    List<Form> some = RandomForms.some(forms, 40, RandomForms.SEED);
    for (int each = 0; each + 2 < some.size(); each++) {
      List<Form> parts = some.subList(each, each + 3);
      for (Player mover : Player.values()) {
        var move = play.winningMove(mover, parts);
        assertThat(move.isPresent()).isEqualTo(play.isWonBy(mover, parts));
        move.ifPresent(found -> assertThat(leavesALostSum(parts, found, mover)).isTrue());
      }
    }
  }

  private boolean leavesALostSum(List<Form> parts, SumPlay.Move move, Player mover) {
    Form before = parts.get(move.component());
    assertThat(before.options(mover)).contains(move.option());
    Form whole = parts.stream().reduce(forms.zero(), Form::plus);
    Form after = whole.minus(before).plus(move.option());
    return !after.outcome().isWonBy(mover.other());
  }

  @Test
  void theHottestComponentIsTriedFirstAndNumbersLast() {
    assertThat(play.winningMove(Player.LEFT, sum("1/2", "+-(1)", "+-(4)", "-1/4")))
        .contains(new SumPlay.Move(2, forms.integer(4)));
    assertThat(play.winningMove(Player.LEFT, sum("1", "-1/2"))).isPresent();
    assertThat(play.winningMove(Player.LEFT, sum("1/2", "-1/2", "+-(3)", "+-(3)"))).isEmpty();
  }

  @Test
  void aRemoteStarIsNotCountedDown() {
    assertThat(play.outcome(sum("*1000000000", "^3", "{0|{0|-2}}")).symbol()).isEqualTo("L");
    assertThat(play.outcome(sum("*1000000000", "{1|-1/2}", "v")).symbol()).isEqualTo("N");
    assertThat(play.outcome(sum("*1000000000", "*1000000000", "v")).symbol()).isEqualTo("R");
  }

  @Test
  void everyStarBeyondTheBirthdayHasOneOutcome() {
    for (Form each : RandomForms.some(forms, 40, RandomForms.SEED)) {
      int birthday = (int) each.birthday();
      assertThat(each.plus(forms.nimber(birthday + 1)).outcome())
          .isEqualTo(each.plus(forms.nimber(birthday + 4)).outcome())
          .isEqualTo(play.outcome(List.of(each, forms.nimber(Integer.MAX_VALUE))));
    }
  }
}
