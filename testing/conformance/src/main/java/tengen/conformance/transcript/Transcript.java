package tengen.conformance.transcript;

import java.util.List;
import java.util.Map;

/**
 * A conversation between a client and an engine that is both a page of the manual and a test.
 *
 * <pre>
 * # Suicide is illegal in NoGo; the rejected move leaves the board as it was.
 * &#64; game nogo
 * &gt; boardsize 9
 * &lt; =
 * &gt; play w a1
 * &lt; ? illegal move
 * </pre>
 *
 * <table>
 * <caption>Lines of a transcript</caption>
 * <tr><td>{@code # text}</td><td>a comment; the comments at the top are the title</td></tr>
 * <tr><td>{@code @ key value}</td><td>a requirement of the session, before the first step</td></tr>
 * <tr><td>{@code > text}</td><td>sends the text and LF</td></tr>
 * <tr><td>{@code < text}</td><td>the next line of output equals this</td></tr>
 * <tr><td>{@code ! eof}</td><td>the client closes its sending side</td></tr>
 * <tr><td>{@code ! ends}</td><td>the session has ended without further output</td></tr>
 * </table>
 *
 * <p>The empty line that ends a GTP reply is implied, and so is the blank after a status without
 * text.
 *
 * <p>Escapes: {@code \r \t \0 \xHH \\}; a backslash before an opening brace that a lower-case
 * letter follows (JSON has none); {@code \s} for a visible blank; and {@code \c} at the end of a
 * line. A sent line with {@code \c} has no LF. An expected line with it begins a GTP reply that
 * stays open until the client sends more.
 *
 * <p>Placeholders in expected lines: {@code {move}} a move, {@code {move:m}} a move stored under
 * the name m, {@code {m}} the stored move (in sent lines too), {@code {any}} any text, {@code
 * {int}}, {@code {float}}. {@code {error}} and {@code {unknown}} are whole lines that start with
 * {@code ERROR } and {@code UNKNOWN}; {@code {rest}} is a line for the rest of a GTP reply.
 *
 * <p>Keys with a value: {@code @ game} (rules id), {@code @ engines} (ids, the one in use first),
 * {@code @ size}. Keys without: {@code thinks} needs an engine that searches until it is stopped;
 * {@code tells}, one that reports halfway and at its end; {@code files}, a client that may name
 * files; {@code tables}, a host with tables. {@code choice} marks a page to which other programs
 * may correctly answer differently.
 *
 * @param name the file's name without its extension
 * @param title the comment lines at the top, without their marks
 * @param settings the {@code @} lines; an empty value if a line has none
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
   * Parses a transcript.
   *
   * @throws IllegalArgumentException with name, line and reason if the text is not valid
   */
  public static Transcript parse(String name, Notation notation, String text) {
    return new TranscriptReader(name, notation).read(text);
  }

  /** Returns the lines that the client sends, as in the file. */
  public List<String> sent() {
    return entries.stream()
        .filter(Send.class::isInstance)
        .map(entry -> ((Send) entry).text().source())
        .toList();
  }

  /** A step of a transcript. */
  public sealed interface Entry {
    /** Returns the line number in the file, from 1. */
    int line();
  }

  /** The client sends a line. */
  record Send(int line, Template text, boolean lineFeed) implements Entry {}

  /**
   * The next line of output.
   *
   * @param open true if the reply that it begins ends only with the next step
   */
  record Expect(int line, Template text, boolean open) implements Entry {}

  /** The client closes its sending side. */
  record EndInput(int line) implements Entry {}

  /** The session ends. */
  record Ends(int line) implements Entry {}
}
