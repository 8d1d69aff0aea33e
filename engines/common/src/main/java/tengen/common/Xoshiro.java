package tengen.common;

/**
 * A seeded random number generator without allocation: xoshiro256++, 256 bits of state, period
 * 2^256 − 1. Equal seeds give equal sequences on every machine. Confined to one thread.
 *
 * <p>David Blackman and Sebastiano Vigna, "Scrambled Linear Pseudorandom Number Generators", ACM
 * Transactions on Mathematical Software 47(4), 2021. The state is initialized by SplitMix64, as the
 * authors advise: Guy Steele, Doug Lea and Christine Flood, "Fast Splittable Pseudorandom Number
 * Generators", OOPSLA 2014.
 */
@HotPath
public final class Xoshiro {
  private long s0;
  private long s1;
  private long s2;
  private long s3;

  /** Creates a generator. Every seed is valid, and neighbouring seeds give unrelated sequences. */
  public Xoshiro(long seed) {
    this(splitMix(seed, 1), splitMix(seed, 2), splitMix(seed, 3), splitMix(seed, 4));
  }

  /** Creates a generator from a state whose four words are not all 0. */
  Xoshiro(long s0, long s1, long s2, long s3) {
    this.s0 = s0;
    this.s1 = s1;
    this.s2 = s2;
    this.s3 = s3;
  }

  /**
   * Returns the n-th output of SplitMix64. Since it is a bijection of n, four consecutive outputs
   * are never all 0.
   */
  private static long splitMix(long seed, int n) {
    long z = seed + n * 0x9E3779B97F4A7C15L;
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }

  /** Returns 64 random bits. */
  public long nextLong() {
    long result = Long.rotateLeft(s0 + s3, 23) + s0;
    long t = s1 << 17;
    s2 ^= s0;
    s3 ^= s1;
    s1 ^= s2;
    s0 ^= s3;
    s2 ^= t;
    s3 = Long.rotateLeft(s3, 45);
    return result;
  }

  /**
   * Returns a number from 0 to {@code bound} − 1, for a bound of at least 1. Takes one
   * multiplication, no division and no retry; no number is favoured by more than bound / 2^64.
   *
   * <p>Daniel Lemire, "Fast Random Integer Generation in an Interval", ACM Transactions on Modeling
   * and Computer Simulation 29(1), 2019, without its rejection step.
   */
  public int nextInt(int bound) {
    return (int) Math.unsignedMultiplyHigh(nextLong(), bound);
  }

  /** Returns a number from 0 inclusive to 1 exclusive, in steps of 2^−53. */
  public double nextDouble() {
    return (nextLong() >>> 11) * 0x1p-53;
  }
}
