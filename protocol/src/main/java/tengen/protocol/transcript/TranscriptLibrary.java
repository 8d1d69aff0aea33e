package tengen.protocol.transcript;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import tengen.protocol.Notation;

/**
 * The transcripts that this module carries. Each protocol's folder has a file {@code index.txt}:
 * the names of its transcripts in reading order, one a line, with comments.
 */
public final class TranscriptLibrary {
  private static final String ROOT = "/tengen/protocol/transcripts/";

  private TranscriptLibrary() {}

  /** All transcripts of a protocol, in the order of its index. */
  public static List<Transcript> all(Notation notation) {
    String folder = ROOT + notation.protocol() + "/";
    return text(folder + "index.txt")
        .lines()
        .map(String::strip)
        .filter(line -> !line.isEmpty() && !line.startsWith("#"))
        .map(name -> Transcript.parse(name, notation, text(folder + name + ".txt")))
        .toList();
  }

  private static String text(String resource) {
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
