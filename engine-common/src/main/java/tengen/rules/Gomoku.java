package tengen.rules;

import tengen.game.GameRules;

/**
 * The ten rules of Gomoku as service providers: five ways to win, each also as a continuous game.
 * The service loader wants one class per provider; all it finds in them is a {@link GomokuRules}.
 */
public final class Gomoku {
  private Gomoku() {}

  /** {@code gomoku-freestyle}. */
  public static final class Freestyle {
    private Freestyle() {}

    /** The rules; called by the service loader. */
    public static GameRules provider() {
      return new GomokuRules("gomoku-freestyle", WinningRun.FREESTYLE, false);
    }
  }

  /** {@code gomoku-standard}. */
  public static final class Standard {
    private Standard() {}

    /** The rules; called by the service loader. */
    public static GameRules provider() {
      return new GomokuRules("gomoku-standard", WinningRun.STANDARD, false);
    }
  }

  /** {@code gomoku-renju}. */
  public static final class Renju {
    private Renju() {}

    /** The rules; called by the service loader. */
    public static GameRules provider() {
      return new GomokuRules("gomoku-renju", WinningRun.RENJU, false);
    }
  }

  /** {@code gomoku-caro}. */
  public static final class Caro {
    private Caro() {}

    /** The rules; called by the service loader. */
    public static GameRules provider() {
      return new GomokuRules("gomoku-caro", WinningRun.CARO, false);
    }
  }

  /** {@code gomoku-standard-caro}. */
  public static final class StandardCaro {
    private StandardCaro() {}

    /** The rules; called by the service loader. */
    public static GameRules provider() {
      return new GomokuRules("gomoku-standard-caro", WinningRun.STANDARD_CARO, false);
    }
  }

  /** {@code gomoku-freestyle-continuous}. */
  public static final class FreestyleContinuous {
    private FreestyleContinuous() {}

    /** The rules; called by the service loader. */
    public static GameRules provider() {
      return new GomokuRules("gomoku-freestyle-continuous", WinningRun.FREESTYLE, true);
    }
  }

  /** {@code gomoku-standard-continuous}. */
  public static final class StandardContinuous {
    private StandardContinuous() {}

    /** The rules; called by the service loader. */
    public static GameRules provider() {
      return new GomokuRules("gomoku-standard-continuous", WinningRun.STANDARD, true);
    }
  }

  /** {@code gomoku-renju-continuous}. */
  public static final class RenjuContinuous {
    private RenjuContinuous() {}

    /** The rules; called by the service loader. */
    public static GameRules provider() {
      return new GomokuRules("gomoku-renju-continuous", WinningRun.RENJU, true);
    }
  }

  /** {@code gomoku-caro-continuous}. */
  public static final class CaroContinuous {
    private CaroContinuous() {}

    /** The rules; called by the service loader. */
    public static GameRules provider() {
      return new GomokuRules("gomoku-caro-continuous", WinningRun.CARO, true);
    }
  }

  /** {@code gomoku-standard-caro-continuous}. */
  public static final class StandardCaroContinuous {
    private StandardCaroContinuous() {}

    /** The rules; called by the service loader. */
    public static GameRules provider() {
      return new GomokuRules("gomoku-standard-caro-continuous", WinningRun.STANDARD_CARO, true);
    }
  }
}
