package tengen.search;

/** What an engine may be asked beyond a plain best move. */
public enum Ability {
  /** {@link Goal.BestMove#restrictions()}. */
  RESTRICTIONS,
  /** {@link Goal.Balance}. */
  BALANCE
}
