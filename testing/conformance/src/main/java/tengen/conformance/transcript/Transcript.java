package tengen.conformance.transcript;

import java.util.List;
import java.util.Map;

/**
 * A conversation between a client and an engine that is a page of the manual and a test at once.
 *
 * <pre>
 * # Suicide is illegal in NoGo; the refused move leaves the board as it was.
 * &#64; game nogo
 * &gt; boardsize 9
 * &lt; =
 * &gt; play w a1
 * &lt; ? illegal move
 * </pre>
 *
 * <table>
 * <caption>Lines of a transcript</caption>
 * <tr><td>{@code # text}</td><td>a comment; those before anything else are the title</td></tr>
 * <tr><td>{@code @ key value}</td><td>what the session needs, before the first step</td></tr>
 * <tr><td>{@code > text}</td><td>sends the text and LF</td></tr>
 * <tr><td>{@code < text}</td><td>the next line of output is exactly this</td></tr>
 * <tr><td>{@code ! eof}</td><td>the client closes its sending side</td></tr>
 * <tr><td>{@code ! ends}</td><td>the session is over, with nothing more printed</td></tr>
 * </table>
 *
 * <p>The empty line that ends a GTP reply is implied, and so is the blank behind a status without
 * text. Escapes: {@code \r \t \0 \xHH \\}, a backslash before an opening brace that a small letter
 * follows (those of JSON have none), {@code \s} for a blank that must be seen, and {@code \c} at
 * the end of a line: a sent one then has no LF; an expected one begins a GTP reply that stands open
 * until the client says more. Placeholders in expected lines: {@code {move}} a stone's point,
 * {@code {move:m}} the same under the name m, {@code {m}} that move again (in sent lines too),
 * {@code {any}} anything, {@code {int}}, {@code {float}}; {@code {error}} and {@code {unknown}} are
 * whole lines that start with {@code ERROR } and {@code UNKNOWN}; {@code {rest}} is a line for the
 * rest of a GTP reply, whatever that is.
 *
 * <p>Known keys: {@code @ game} (rules id), {@code @ engines} (ids, the one in use first), {@code @
 * size}; without value: {@code thinks}, for an engine that thinks until it is stopped; {@code
 * tells}, for one that says what it thinks, half-way and at its end; {@code files}, for a client
 * that may name files; {@code tables}, for a host that has some; and {@code choice}, where another
 * program may answer otherwise without being wrong.
 *
 * @param name of its file, without the ending
 * @param title the comment lines at its top, without their marks
 * @param settings the {@code @} lines; empty text where there is no value
 */
public record Transcript(
    String name,
    Notation notation,
    List<String> title,
    Map<String, String> settings,
    List<Entry> entries) {
  public Transcript {
    title = List.copyOf(title);
    settings = Map.copyOf(settings);
    entries = List.copyOf(entries);
  }

  /**
   * Reads a transcript.
   *
   * @throws IllegalArgumentException with name, line and reason, where the text is none
   */
  public static Transcript parse(String name, Notation notation, String text) {
    return new TranscriptReader(name, notation).read(text);
  }

  /** What the client sends, line by line, as it stands in the file. */
  public List<String> sent() {
    return entries.stream()
        .filter(Send.class::isInstance)
        .map(entry -> ((Send) entry).text().source())
        .toList();
  }

  /** One step, with the number of its line in the file, from 1. */
  public sealed interface Entry {
    /** From 1. */
    int line();
  }

  /** The client sends a line. */
  record Send(int line, Template text, boolean lineFeed) implements Entry {}

  /**
   * The next line of output.
   *
   * @param open whether the reply that it begins is ended by the next step alone
   */
  record Expect(int line, Template text, boolean open) implements Entry {}

  /** The client sends no more. */
  record EndInput(int line) implements Entry {}

  /** The session is over. */
  record Ends(int line) implements Entry {}
}
