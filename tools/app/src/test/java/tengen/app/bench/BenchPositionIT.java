package tengen.app.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import tengen.game.GameRules;
import tengen.game.Position;
import tengen.game.Turn;
import tengen.game.Verdict;

class BenchPositionIT {
  private static final List<BenchPosition> ALL = BenchPosition.all();

  @Test
  void eachGameHasSix() {
    assertThat(
            ALL.stream().collect(Collectors.groupingBy(each -> each.position().rules())).values())
        .hasSize(3)
        .allSatisfy(positions -> assertThat(positions).hasSize(6));
  }

  @Test
  void eachMoveIsLegalAndNoGameIsOver() {
    for (BenchPosition each : ALL) {
      GameRules rules = rules(each.position().rules());
      Position position = Position.start(each.position().rules(), each.position().setup());
      for (Turn turn : each.position().turns()) {
        assertThat(rules.objection(position, turn.move())).as(each.name()).isEmpty();
        position = position.play(turn.move());
      }
      assertThat(rules.verdict(position)).as(each.name()).isInstanceOf(Verdict.Open.class);
    }
  }

  private static GameRules rules(String id) {
    return ServiceLoader.load(GameRules.class).stream()
        .map(ServiceLoader.Provider::get)
        .filter(rules -> rules.id().equals(id))
        .findFirst()
        .orElseThrow();
  }
}
