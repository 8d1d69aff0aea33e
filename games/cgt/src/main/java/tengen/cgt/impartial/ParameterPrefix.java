package tengen.cgt.impartial;

import tengen.cgt.NotationException;

/** A position's text cut at its colon: a parameter of the rules, and the rest. */
public record ParameterPrefix(String value, String rest) {
  /** Cuts a position in two; the notation is what its refusal says. */
  public static ParameterPrefix parse(String text, String notation) {
    int colon = text.indexOf(':');
    if (colon < 0) {
      throw new NotationException("'" + text + "' has no colon: " + notation);
    }
    return new ParameterPrefix(text.substring(0, colon).strip(), text.substring(colon + 1).strip());
  }
}
