package tengen.conformance.transcript;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;

/**
 * The transcripts contained in this module. Each protocol's directory has a file {@code index.txt}
 * with the wire format, followed by the names of the transcripts in reading order, one a line, with
 * comments.
 */
public final class TranscriptLibrary {
  private static final String RESOURCE_FOLDER = "/tengen/conformance/transcripts/";
  private static final String SETTING_PREFIX = "@ ";
  private static final String MOVE_PREFIX = SETTING_PREFIX + "move ";
  private static final String BLOCKS_LINE = SETTING_PREFIX + "blocks";

  private TranscriptLibrary() {}

  /** Returns all transcripts of the named protocol in the order of its index. */
  public static List<Transcript> all(String protocol) {
    Notation notation = notation(protocol);
    return index(protocol)
        .filter(line -> !line.startsWith(SETTING_PREFIX))
        .map(name -> Transcript.parse(name, notation, text(protocol, name)))
        .toList();
  }

  /**
   * Returns the wire format from the lines {@code @ move REGEX} and {@code @ blocks} of the
   * protocol's index.
   */
  public static Notation notation(String protocol) {
    String move =
        index(protocol)
            .filter(line -> line.startsWith(MOVE_PREFIX))
            .map(line -> line.substring(MOVE_PREFIX.length()))
            .findFirst()
            .orElseThrow();
    return new Notation(protocol, move, index(protocol).anyMatch(BLOCKS_LINE::equals));
  }

  private static Stream<String> index(String protocol) {
    return text(protocol, "index")
        .lines()
        .map(String::strip)
        .filter(line -> !line.isEmpty() && !line.startsWith("#"));
  }

  private static String text(String protocol, String name) {
    String resource = RESOURCE_FOLDER + protocol + "/" + name + ".txt";
    try (InputStream stream = TranscriptLibrary.class.getResourceAsStream(resource)) {
      if (stream == null) {
        throw new IllegalStateException("no such transcript: " + resource);
      }
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
