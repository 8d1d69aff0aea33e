package tengen.protocol;

import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * A line that the host handles: a login, or a request to keep or resume a session.
 *
 * @param word one of {@link #WORDS}
 * @param argument the text after the word
 * @param answer returns the reply that contains a text, which may be empty, including line ends
 * @param rejection returns the reply to a rejected line from a reason of one line
 */
public record HostLine(
    String word, String argument, UnaryOperator<String> answer, UnaryOperator<String> rejection) {
  /** Logs in by a token. */
  public static final String LOGIN = "tengen-auth";

  /** Asks for a session that can be resumed. */
  public static final String SESSION = "tengen-session";

  /** Resumes a session: its token and the number of lines received. */
  public static final String RESUME = "tengen-resume";

  /** All words of host lines. */
  public static final Set<String> WORDS = Set.of(LOGIN, SESSION, RESUME);

  /** Returns the word alone, since tokens must not appear in logs. */
  @Override
  public String toString() {
    return word;
  }
}
