package tengen.engine.classic.nogo;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tengen.support.games.NogoQuickMoves;

final class QuickMoveTest {
  @TestFactory
  Stream<DynamicTest> movesWithoutASearchAreSound() {
    return NogoQuickMoves.tests(new NogoClassicFactory());
  }
}
