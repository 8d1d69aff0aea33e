package tengen.search;

/** A kind of search request that an engine supports beyond a plain best move. */
public enum Ability {
  /** Supports {@link Goal.BestMove#restrictions()}. */
  RESTRICTIONS,
  /** Supports {@link Restriction#line()}. */
  LINE_RESTRICTIONS,
  /** Supports {@link Goal.Balance}. */
  BALANCE
}
