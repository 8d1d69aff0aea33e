package tengen.rules;

/**
 * The ten rules of Gomoku as service providers: five ways to win, each also as a continuous game.
 */
public final class Gomoku {
  private Gomoku() {}

  /** The rules {@code gomoku-freestyle}. */
  public static final class Freestyle extends GomokuRules {
    /** Creates the rules for the service loader. */
    public Freestyle() {
      super("gomoku-freestyle", WinningRun.FREESTYLE, false);
    }
  }

  /** The rules {@code gomoku-standard}. */
  public static final class Standard extends GomokuRules {
    /** Creates the rules for the service loader. */
    public Standard() {
      super("gomoku-standard", WinningRun.STANDARD, false);
    }
  }

  /** The rules {@code gomoku-renju}. */
  public static final class Renju extends GomokuRules {
    /** Creates the rules for the service loader. */
    public Renju() {
      super("gomoku-renju", WinningRun.RENJU, false);
    }
  }

  /** The rules {@code gomoku-caro}. */
  public static final class Caro extends GomokuRules {
    /** Creates the rules for the service loader. */
    public Caro() {
      super("gomoku-caro", WinningRun.CARO, false);
    }
  }

  /** The rules {@code gomoku-standard-caro}. */
  public static final class StandardCaro extends GomokuRules {
    /** Creates the rules for the service loader. */
    public StandardCaro() {
      super("gomoku-standard-caro", WinningRun.STANDARD_CARO, false);
    }
  }

  /** The rules {@code gomoku-freestyle-continuous}. */
  public static final class FreestyleContinuous extends GomokuRules {
    /** Creates the rules for the service loader. */
    public FreestyleContinuous() {
      super("gomoku-freestyle-continuous", WinningRun.FREESTYLE, true);
    }
  }

  /** The rules {@code gomoku-standard-continuous}. */
  public static final class StandardContinuous extends GomokuRules {
    /** Creates the rules for the service loader. */
    public StandardContinuous() {
      super("gomoku-standard-continuous", WinningRun.STANDARD, true);
    }
  }

  /** The rules {@code gomoku-renju-continuous}. */
  public static final class RenjuContinuous extends GomokuRules {
    /** Creates the rules for the service loader. */
    public RenjuContinuous() {
      super("gomoku-renju-continuous", WinningRun.RENJU, true);
    }
  }

  /** The rules {@code gomoku-caro-continuous}. */
  public static final class CaroContinuous extends GomokuRules {
    /** Creates the rules for the service loader. */
    public CaroContinuous() {
      super("gomoku-caro-continuous", WinningRun.CARO, true);
    }
  }

  /** The rules {@code gomoku-standard-caro-continuous}. */
  public static final class StandardCaroContinuous extends GomokuRules {
    /** Creates the rules for the service loader. */
    public StandardCaroContinuous() {
      super("gomoku-standard-caro-continuous", WinningRun.STANDARD_CARO, true);
    }
  }
}
