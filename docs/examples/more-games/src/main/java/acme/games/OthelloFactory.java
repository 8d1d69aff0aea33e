package acme.games;

import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Playable;
import tengen.game.Position;

/** The engine and the rules of {@code othello}. */
public final class OthelloFactory implements OneGameFactory {
  /** For the service loader. */
  public OthelloFactory() {}

  @Override
  public GameRules game() {
    return Othello.RULES;
  }

  @Override
  public int score(Position position, Move move) {
    return OthelloScore.of(position, move);
  }

  @Override
  public Playable playable() {
    return Playable.board(Othello.RULES.id(), Othello.DEFAULT_SIDE, Othello.DEFAULT_SIDE);
  }
}
