package acme.games;

import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Playable;
import tengen.game.Position;

/** The engine and the rules of {@code connect6}. */
public final class Connect6Factory implements OneGameFactory {
  /** For the service loader. */
  public Connect6Factory() {}

  @Override
  public GameRules game() {
    return Connect6.RULES;
  }

  @Override
  public int score(Position position, Move move) {
    return Connect6Score.of(position, move);
  }

  @Override
  public Playable playable() {
    return Playable.board(Connect6.RULES.id(), Connect6.MIN_SIDE, Connect6.MAX_SIDE);
  }
}
