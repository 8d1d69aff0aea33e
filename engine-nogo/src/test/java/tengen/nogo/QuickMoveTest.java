package tengen.nogo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tengen.engine.EngineFactory;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Verdict;
import tengen.nogo.classic.NogoClassicFactory;

/** Moves without a search in the last positions of random games, judged by the referee. */
class QuickMoveTest {
  private static final GameRules NOGO = RandomGames.referee();
  private static final int GAMES = 40;

  static Stream<EngineFactory> factories() {
    return Stream.of(new NogoFactory(), new NogoClassicFactory());
  }

  @ParameterizedTest
  @MethodSource("factories")
  void theLastMoveIsMadeAndNotLeftToTheOpponent(EngineFactory factory) {
    var random = new SplittableRandom(20_261_127);
    for (int game = 0; game < GAMES; game++) {
      Position position = Position.start("nogo", Setup.Board.empty(5, 4 + game % 3));
      List<Move> moves = NOGO.legalMoves(position).toList();
      while (!moves.isEmpty()) {
        if (moves.size() <= 6) {
          assertSound(factory, position, moves);
        }
        position = NOGO.play(position, moves.get(random.nextInt(moves.size())));
        moves = NOGO.legalMoves(position).toList();
      }
    }
  }

  private static void assertSound(EngineFactory factory, Position position, List<Move> moves) {
    List<Move> wins = moves.stream().filter(move -> isOver(NOGO.play(position, move))).toList();
    List<Move> safe =
        moves.stream()
            .filter(
                move -> {
                  Position after = NOGO.play(position, move);
                  return NOGO.legalMoves(after).noneMatch(reply -> isOver(NOGO.play(after, reply)));
                })
            .toList();
    List<Move> right = !wins.isEmpty() ? wins : !safe.isEmpty() ? safe : moves;

    assertThat(factory.quickMove(NOGO, position).orElseThrow()).as("%s", position).isIn(right);
  }

  private static boolean isOver(Position position) {
    return !(NOGO.verdict(position) instanceof Verdict.Open);
  }

  @ParameterizedTest
  @MethodSource("factories")
  void anEmptyBoardOfAnySizeHasOne(EngineFactory factory) {
    for (int side = 2; side <= 19; side++) {
      Position start = Position.start("nogo", Setup.Board.empty(side, side));

      assertThat(NOGO.objection(start, factory.quickMove(NOGO, start).orElseThrow())).isEmpty();
    }
  }
}
