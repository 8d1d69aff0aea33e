package tengen.search;

/** What an engine may be asked beyond a plain best move. */
public enum Ability {
  /** {@link Goal.BestMove#restrictions()}. */
  RESTRICTIONS,
  /** {@link Restriction#line()}. */
  LINE_RESTRICTIONS,
  /** {@link Goal.Balance}. */
  BALANCE
}
