package tengen.cgt.impartial;

import tengen.cgt.NotationException;

/** What stands before the colon of a position, and what behind it. */
public record Parameter(String value, String rest) {
  /** Cuts a position in two; the notation is what its refusal says. */
  public static Parameter parse(String text, String notation) {
    int colon = text.indexOf(':');
    if (colon < 0) {
      throw new NotationException("'" + text + "' has no colon: " + notation);
    }
    return new Parameter(text.substring(0, colon).strip(), text.substring(colon + 1).strip());
  }
}
