package tengen.cgt.impartial;

import tengen.cgt.NotationException;

/**
 * A position's text split at its colon.
 *
 * @param value the parameter of the rules
 * @param rest the text after the colon
 */
public record ParameterPrefix(String value, String rest) {
  /**
   * Splits a position's text.
   *
   * @param notation what the error message says is allowed
   */
  public static ParameterPrefix parse(String text, String notation) {
    int colon = text.indexOf(':');
    if (colon < 0) {
      throw new NotationException("'" + text + "' has no colon; expected " + notation);
    }
    return new ParameterPrefix(text.substring(0, colon).strip(), text.substring(colon + 1).strip());
  }
}
