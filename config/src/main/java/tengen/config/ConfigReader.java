package tengen.config;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.yaml.snakeyaml.nodes.Node;

/**
 * Reads a configuration and reports all of its problems. Never throws for the content of a file or
 * for a missing file. Thread-safe.
 */
public final class ConfigReader {
  /** Maximum length of a file, in bytes. Longer files are rejected before they are parsed. */
  static final int MAX_BYTES = 1 << 20;

  /** The configuration that an empty file stands for. */
  private static final String EMPTY_FILE = "{}";

  private final Section<TengenConfig> file;

  /** Creates a reader of files that may use these protocols. */
  public ConfigReader(List<KnownProtocol> protocols) {
    file = FileKeys.section(List.copyOf(protocols));
  }

  /** Reads a file in UTF-8. Blocks while reading. */
  public ConfigReading read(Path path) {
    String name = path.toString();
    if (Files.isDirectory(path)) {
      return rejected(name, "is a directory; give the path of a YAML file");
    }
    byte[] bytes;
    try (InputStream in = Files.newInputStream(path)) {
      bytes = in.readNBytes(MAX_BYTES + 1);
    } catch (NoSuchFileException _) {
      return rejected(name, "no such file; give the path of a YAML file");
    } catch (AccessDeniedException _) {
      return rejected(name, "may not be read by this user; change its permissions");
    } catch (IOException fault) {
      return rejected(
          name, "cannot be read: " + reason(fault) + "; give the path of a readable file");
    }
    return read(name, bytes);
  }

  /**
   * Reads a text.
   *
   * @param sourceName the name of the text in problems
   */
  public ConfigReading read(String sourceName, String text) {
    if (text.length() > MAX_BYTES) {
      return tooLong(sourceName);
    }
    Findings findings = new Findings(sourceName);
    return read(SourceText.check(text, findings), findings);
  }

  ConfigReading read(String name, byte[] bytes) {
    if (bytes.length > MAX_BYTES) {
      return tooLong(name);
    }
    Findings findings = new Findings(name);
    Optional<String> text = SourceText.decode(bytes, findings);
    return read(text.flatMap(it -> SourceText.check(it, findings)), findings);
  }

  private ConfigReading read(Optional<String> text, Findings findings) {
    Optional<Node> document = text.flatMap(it -> Document.compose(it, findings));
    if (document.isEmpty() && findings.isClean()) {
      document = Document.compose(EMPTY_FILE, findings);
    }
    Optional<ConfigReading.Accepted> read =
        document.map(it -> new ConfigReading.Accepted(interpret(it, findings), findings.source()));
    return findings.isClean()
        ? read.orElseThrow()
        : new ConfigReading.Rejected(findings.problems(), read);
  }

  private TengenConfig interpret(Node document, Findings findings) {
    Tags.check(document, findings);
    TengenConfig config = file.read(document, ConfigPath.ROOT, file.initial(), findings);
    CrossChecks.check(config, findings);
    return config;
  }

  private static ConfigReading tooLong(String name) {
    return rejected(name, "is too long; at most " + MAX_BYTES + " bytes");
  }

  private static ConfigReading rejected(String name, String message) {
    return new ConfigReading.Rejected(List.of(new ConfigProblem(name, message)), Optional.empty());
  }

  /** Returns the reason of an exception without the file's name, which precedes it. */
  private static String reason(IOException fault) {
    return fault instanceof FileSystemException inFiles && inFiles.getReason() != null
        ? inFiles.getReason()
        : String.valueOf(fault.getMessage());
  }
}
