package tengen.config;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;

/**
 * Reads a configuration, and finds every problem in it at once. Never throws for what is in a file
 * or for a file that is not there. Any thread.
 */
public final class ConfigReader {
  /** A longer file is refused before it is parsed. */
  static final int MAX_BYTES = 1 << 20;

  private ConfigReader() {}

  /** Reads a file in UTF-8. Blocks while it is read. */
  public static ConfigReading read(Path file) {
    String name = file.toString();
    if (Files.isDirectory(file)) {
      return refused(name, "is a folder; a YAML file is wanted");
    }
    byte[] bytes;
    try (InputStream in = Files.newInputStream(file)) {
      bytes = in.readNBytes(MAX_BYTES + 1);
    } catch (NoSuchFileException _) {
      return refused(name, "no such file; give the path of a YAML file");
    } catch (AccessDeniedException _) {
      return refused(name, "may not be read by this user; a readable file is wanted");
    } catch (IOException fault) {
      return refused(name, "cannot be read: " + fault.getMessage() + "; a readable file is wanted");
    }
    return read(name, bytes);
  }

  /** Reads a text; the name stands in the problems. */
  public static ConfigReading read(String sourceName, String text) {
    Findings findings = new Findings(sourceName);
    return text.length() > MAX_BYTES ? tooLong(sourceName) : SourceText.read(text, findings);
  }

  static ConfigReading read(String name, byte[] bytes) {
    return bytes.length > MAX_BYTES ? tooLong(name) : SourceText.read(bytes, new Findings(name));
  }

  private static ConfigReading tooLong(String name) {
    return refused(name, "is too long; at most " + MAX_BYTES + " bytes");
  }

  private static ConfigReading refused(String name, String message) {
    return new ConfigReading.Refused(List.of(new ConfigProblem(name, message)));
  }
}
