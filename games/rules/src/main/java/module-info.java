/** The referees of Gomoku and NoGo, found by the service loader. */
@org.jspecify.annotations.NullMarked
module tengen.rules {
  requires static org.jspecify;
  requires transitive tengen.api;

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
