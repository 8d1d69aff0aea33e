package tengen.protocol;

import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * A line in a protocol's own form that is the host's affair: who its client is, and which session
 * it comes back to.
 *
 * @param word which of these
 * @param argument what stands behind it
 * @param answer the reply with this text in it, which may be empty; line ends included
 * @param refusal the reply where it does not count, made of one line that says why
 */
public record HostLine(
    String word, String argument, UnaryOperator<String> answer, UnaryOperator<String> refusal) {
  /** The client says who it is, by its token. */
  public static final String LOGIN = "tengen-auth";

  /** The client wants to be able to come back to its session. */
  public static final String SESSION = "tengen-session";

  /** The client comes back: the session's token, and how many lines it has received. */
  public static final String RESUME = "tengen-resume";

  /** All of them. */
  public static final Set<String> WORDS = Set.of(LOGIN, SESSION, RESUME);

  /** Tokens stay out of every log. */
  @Override
  public String toString() {
    return word;
  }
}
