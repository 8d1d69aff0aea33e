package tengen.engine.classic.gomoku;

import static java.util.function.Predicate.not;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import tengen.support.games.QuickGames;
import tengen.testkit.EngineContract;

final class ClassicContractTest {
  @TestFactory
  Stream<DynamicNode> keepsTheContractInFreestyleAndRenju() {
    return EngineContract.of(new ClassicFactory()).withGames(QuickGames.RULES::contains).tests();
  }

  @Tag("full")
  @TestFactory
  Stream<DynamicNode> keepsTheContractInOtherGames() {
    return EngineContract.of(new ClassicFactory())
        .withGames(not(QuickGames.RULES::contains))
        .tests();
  }
}
