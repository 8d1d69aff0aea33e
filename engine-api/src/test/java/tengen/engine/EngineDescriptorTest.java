package tengen.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tengen.game.Playable;
import tengen.search.Ability;
import tengen.search.Topic;

final class EngineDescriptorTest {
  private static final Playable NOGO = Playable.board("nogo", 2, 19);
  private static final EngineDescriptor PLAIN =
      new EngineDescriptor("toy", "Toy", "1.0", "Acme", NOGO);

  @Test
  void theShortOneHasOneThreadAndOnlyPlays() {
    assertThat(PLAIN)
        .isEqualTo(
            new EngineDescriptor(
                "toy", "Toy", "1.0", "Acme", 1, List.of(NOGO), Set.of(), List.of(), List.of()));
  }

  @Test
  void eachPartChangesAlone() {
    var option = new Option.Flag("greedy", "One ply only.", false);
    var topic = new Topic("value", "The value.", false);
    assertThat(
            PLAIN
                .withAbilities(Ability.BALANCE)
                .withOptions(option)
                .withTopics(topic)
                .withMaxThreads(8))
        .isEqualTo(
            new EngineDescriptor(
                "toy",
                "Toy",
                "1.0",
                "Acme",
                8,
                List.of(NOGO),
                Set.of(Ability.BALANCE),
                List.of(option),
                List.of(topic)));
  }
}
