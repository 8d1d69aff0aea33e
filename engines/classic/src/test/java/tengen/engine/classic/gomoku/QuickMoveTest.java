package tengen.engine.classic.gomoku;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tengen.support.games.GomokuQuickMoves;

final class QuickMoveTest {
  @TestFactory
  Stream<DynamicTest> movesWithoutASearchAreSound() {
    return GomokuQuickMoves.tests(new ClassicFactory());
  }
}
