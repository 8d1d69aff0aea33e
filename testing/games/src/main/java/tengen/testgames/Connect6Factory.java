package tengen.testgames;

import tengen.game.GameRules;
import tengen.game.Playable;

/** The plugin {@code connect6}. */
public final class Connect6Factory implements OneGameFactory {
  private static final GameRules GAME = new Connect6();

  /** For the service loader. */
  public Connect6Factory() {}

  @Override
  public GameRules game() {
    return GAME;
  }

  @Override
  public Playable playable() {
    return Playable.board(GAME.id(), Connect6.MIN_SIDE, Connect6.MAX_SIDE);
  }
}
