package tengen.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import tengen.game.Setup;
import tengen.search.Ability;

/** Runs the contract as a plugin's author does: a correct engine passes every check. */
final class EngineContractTest {

  @TestFactory
  Stream<DynamicNode> aGoodEnginePasses() {
    return EngineContract.of(Toys.describedAs(Toys.good()))
        .withRules(new FourInARow(), new OneHeap())
        .withStarts(OneHeap.ID, new Setup.Text("1"), new Setup.Text("1000000"))
        .tests();
  }

  @Test
  void unselectedGamesAreNotTested() {
    var contract =
        EngineContract.of(Toys.describedAs(Toys.good()))
            .withRules(new FourInARow(), new OneHeap())
            .withStarts(OneHeap.ID, new Setup.Text("1"))
            .withGames(FourInARow.ID::equals);
    assertThat(contract.tests())
        .extracting(DynamicNode::getDisplayName)
        .contains(FourInARow.ID)
        .doesNotContain(OneHeap.ID);
  }

  @Tag("full")
  @TestFactory
  Stream<DynamicNode> aGoodEngineOfOneThreadThatBalancesPasses() {
    var descriptor = Toys.good().withMaxThreads(1).withAbilities(Ability.BALANCE).withTopics();
    return EngineContract.of(Toys.describedAs(descriptor))
        .withRules(new FourInARow(), new OneHeap())
        .withStarts(OneHeap.ID, new Setup.Text("7"))
        .withSeed(7)
        .tests();
  }
}
