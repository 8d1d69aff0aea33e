package tengen.app.solve;

import java.util.Locale;

/** How an answer compares with what is known. */
public enum Grade {
  RIGHT,
  WRONG,
  /** A limit came first, or the engine would not say. */
  UNKNOWN;

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
