package tengen.app.solve;

import java.util.Locale;

/** Comparison of an answer with the known solution. */
enum Grade {
  RIGHT,
  WRONG,
  /** A limit ended the search, or the engine declined to answer. */
  UNKNOWN;

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
