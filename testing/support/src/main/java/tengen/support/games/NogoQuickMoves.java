package tengen.support.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import tengen.engine.EngineFactory;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Position;
import tengen.game.Verdict;

/** Tests of an engine's NoGo moves without a search, checked by the rules. */
public final class NogoQuickMoves {
  private static final int GAMES = 40;
  private static final int LAST_MOVES = 6;

  private final GameRules nogo = Referees.of("nogo");
  private final EngineFactory factory;

  private NogoQuickMoves(EngineFactory factory) {
    this.factory = factory;
  }

  /** Returns the tests for this factory's engines. */
  public static Stream<DynamicTest> tests(EngineFactory factory) {
    var checks = new NogoQuickMoves(factory);
    return Stream.of(
        dynamicTest("the last move is made, and not left to the opponent", checks::lastMoves),
        dynamicTest("an empty board of any size has a move", checks::emptyBoards));
  }

  private void lastMoves() {
    var random = new SplittableRandom(20_261_127);
    for (int game = 0; game < GAMES; game++) {
      Position position = RandomNogo.empty(5, 4 + game % 3);
      List<Move> moves = nogo.legalMoves(position).toList();
      while (!moves.isEmpty()) {
        if (moves.size() <= LAST_MOVES) {
          assertSound(position, moves);
        }
        position = nogo.play(position, moves.get(random.nextInt(moves.size())));
        moves = nogo.legalMoves(position).toList();
      }
    }
  }

  private void assertSound(Position position, List<Move> moves) {
    List<Move> wins = moves.stream().filter(move -> isOver(nogo.play(position, move))).toList();
    List<Move> safe = moves.stream().filter(move -> isSafe(nogo.play(position, move))).toList();
    List<Move> right = !wins.isEmpty() ? wins : !safe.isEmpty() ? safe : moves;
    Move move = quickMove(position);

    assertTrue(right.contains(move), () -> move + " in " + position);
  }

  private boolean isSafe(Position after) {
    return nogo.legalMoves(after).noneMatch(reply -> isOver(nogo.play(after, reply)));
  }

  private boolean isOver(Position position) {
    return !(nogo.verdict(position) instanceof Verdict.Open);
  }

  private Move quickMove(Position position) {
    return factory.quickMove(nogo, position).orElseThrow();
  }

  private void emptyBoards() {
    for (int side = 2; side <= 19; side++) {
      Position start = RandomNogo.empty(side, side);

      assertEquals(Optional.empty(), nogo.objection(start, quickMove(start)));
    }
  }
}
