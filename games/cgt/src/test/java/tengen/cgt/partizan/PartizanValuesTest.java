package tengen.cgt.partizan;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tengen.cgt.Budget;
import tengen.cgt.GameOption;
import tengen.cgt.LimitException;
import tengen.cgt.NotationException;
import tengen.cgt.Player;
import tengen.cgt.value.Forms;

class PartizanValuesTest {
  private static final Budget MANY = Budget.of(1_000_000);

  /** Counts a number up or down, modulo a limit or without end; each player can always move. */
  private record Counting(int modulus) implements Partizan<Integer> {
    @Override
    public String id() {
      return "counting";
    }

    @Override
    public String notation() {
      return "a number";
    }

    @Override
    public String example() {
      return "0";
    }

    @Override
    public Integer parse(String text) {
      try {
        return Integer.valueOf(text);
      } catch (NumberFormatException none) {
        throw new NotationException("number '" + text + "'");
      }
    }

    @Override
    public String print(Integer position) {
      return position.toString();
    }

    @Override
    public Stream<GameOption<Integer>> options(Integer position, Player player) {
      return Stream.of(new GameOption<>("+", (position + 1) % modulus));
    }
  }

  @Test
  void aLoopyGameIsRejected() {
    var values = new PartizanValues<>(new Counting(7), new Forms(MANY));
    assertThatThrownBy(() -> values.value(3))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("the game is loopy: 3 is repeated");
  }

  @Test
  void anEndlessGameIsUnknown() {
    var values = new PartizanValues<>(new Counting(Integer.MAX_VALUE), new Forms(MANY));
    assertThatThrownBy(() -> values.value(0))
        .isInstanceOf(LimitException.class)
        .hasMessage("the game is longer than 400 moves");
  }

  @Test
  void exhaustedBudgetsYieldUnknownAndCacheNothingWrong() {
    var values = new PartizanValues<>(new Domineering(), new Forms(Budget.of(50)));
    CellGrid board = new Domineering().parse("4x4");
    for (int again : List.of(1, 2)) {
      assertThatThrownBy(() -> values.value(board))
          .as("try %d", again)
          .isInstanceOf(LimitException.class);
    }
  }
}
