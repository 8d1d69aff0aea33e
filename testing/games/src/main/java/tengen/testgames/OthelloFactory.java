package tengen.testgames;

import tengen.game.GameRules;
import tengen.game.Playable;

/** The plugin {@code othello}. */
public final class OthelloFactory implements OneGameFactory {
  private static final GameRules GAME = new Othello();

  /** For the service loader. */
  public OthelloFactory() {}

  @Override
  public GameRules game() {
    return GAME;
  }

  @Override
  public Playable playable() {
    return Playable.board(GAME.id(), Othello.DEFAULT_SIDE, Othello.DEFAULT_SIDE);
  }
}
