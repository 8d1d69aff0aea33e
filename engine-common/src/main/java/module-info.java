/**
 * What engines share: {@code tengen.common}. And the referees of Gomoku and NoGo, which are found
 * as services: no other module names their classes.
 */
@org.jspecify.annotations.NullMarked
module tengen.common {
  requires static org.jspecify;
  requires transitive tengen.api;

  exports tengen.common;

  uses tengen.game.GameRules;

  provides tengen.game.GameRules with
      tengen.rules.Gomoku.Freestyle,
      tengen.rules.Gomoku.Standard,
      tengen.rules.Gomoku.Renju,
      tengen.rules.Gomoku.Caro,
      tengen.rules.Gomoku.StandardCaro,
      tengen.rules.Gomoku.FreestyleContinuous,
      tengen.rules.Gomoku.StandardContinuous,
      tengen.rules.Gomoku.RenjuContinuous,
      tengen.rules.Gomoku.CaroContinuous,
      tengen.rules.Gomoku.StandardCaroContinuous,
      tengen.rules.NoGo;
}
