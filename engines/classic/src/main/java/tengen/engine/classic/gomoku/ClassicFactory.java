package tengen.engine.classic.gomoku;

import java.util.Optional;
import tengen.common.gomoku.GomokuGames;
import tengen.common.gomoku.WinRule;
import tengen.engine.Engine;
import tengen.engine.EngineContext;
import tengen.engine.EngineDescriptor;
import tengen.engine.EngineFactory;
import tengen.engine.EngineSettings;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Playable;
import tengen.game.Position;
import tengen.game.Side;

/**
 * Factory of {@code gomoku-classic}, the program described in "A simple Gomoku bot" (一个简易的五子棋bot,
 * 2017): scores of windows of five points and a narrow alpha-beta search. Extended from 15x15
 * freestyle to boards with sides from 5 to 22 and every rule of Gomoku.
 */
public final class ClassicFactory implements EngineFactory {
  /** Creates the factory for the service loader. */
  public ClassicFactory() {}

  @Override
  public EngineDescriptor descriptor() {
    Playable[] games = GomokuGames.withOpenings(Swap2.NAME);
    return new EngineDescriptor(
            "gomoku-classic", "Tengen Gomoku classic", "0.1.0", "the Tengen project", games)
        .withOptions(ClassicOptions.all());
  }

  @Override
  public Engine create(EngineSettings settings, EngineContext context) {
    return new ClassicEngine(ClassicOptions.of(settings), context.rules());
  }

  /** Returns a move by the original program's scores; engine options do not affect it. */
  @Override
  public Optional<Move> quickMove(GameRules rules, Position position) {
    int colour = position.toMove() == Side.BLACK ? ScoreBoard.BLACK : ScoreBoard.WHITE;
    return WinRule.of(position.rules())
        .flatMap(rule -> rules.board(position).map(stones -> ScoreBoards.of(stones, rule)))
        .map(
            board ->
                board.grid.place(new ForcedMoves(board, new Candidates(board, 1)).quick(colour)));
  }
}
