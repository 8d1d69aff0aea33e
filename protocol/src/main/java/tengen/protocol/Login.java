package tengen.protocol;

import java.util.function.UnaryOperator;

/**
 * What a client says first where it has to say who it is.
 *
 * @param token that it names itself by
 * @param welcome the answer where the token counts, line ends included
 * @param refusal the answer where it does not, made of one line that says why
 */
public record Login(String token, String welcome, UnaryOperator<String> refusal) {
  /** The word for it, in every protocol. */
  public static final String WORD = "tengen-auth";

  /** The token stays out of every log. */
  @Override
  public String toString() {
    return WORD;
  }
}
