package tengen.cgt.catalog;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.Optional;
import java.util.Properties;

/**
 * A description of a game in words.
 *
 * @param rules the moves, in a sentence
 * @param theory how the winner is found
 * @param source the source of the theory
 */
public record Description(String rules, String theory, String source) {
  private static final String FILE = "games.properties";

  static Optional<Description> of(String id) {
    Properties texts = texts();
    return texts.containsKey(id + ".rules")
        ? Optional.of(
            new Description(
                text(texts, id + ".rules"),
                text(texts, id + ".theory"),
                text(texts, id + ".source")))
        : Optional.empty();
  }

  private static String text(Properties texts, String key) {
    return Objects.requireNonNull(texts.getProperty(key), key);
  }

  private static Properties texts() {
    Properties texts = new Properties();
    try (InputStream file = Objects.requireNonNull(Description.class.getResourceAsStream(FILE));
        Reader reader = new InputStreamReader(file, StandardCharsets.UTF_8)) {
      texts.load(reader);
      return texts;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
