package tengen.config;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.ScalarNode;
import org.yaml.snakeyaml.nodes.SequenceNode;

/**
 * A YAML file whose keys are the options of a command. A list gives an option several times. A map
 * is a value with parts: {@code {id: new, st: 0.1, option: {style: greedy}}} is {@code
 * new,st=0.1,option.style=greedy}.
 */
public final class OptionFile {
  /** A comma before the next part of a text such as {@code cmd=PATH,arg=-v}; group 1 is its key. */
  public static final Pattern NEXT_PART = Pattern.compile(",(?=([a-z0-9.-]+)=)");

  /** Keys of a map whose value stands first, without its key. */
  private static final List<String> FIRST = List.of("id", "file");

  private final List<Entry> entries = new ArrayList<>();
  private final Findings findings;
  private final String file;

  /**
   * An option with a value.
   *
   * @param name without dashes
   * @param place {@code FILE:LINE:COLUMN} of the value
   */
  public record Entry(String name, String value, String place) {}

  /**
   * A file that was read.
   *
   * @param entries in the order of the file
   * @param problems all that is wrong; empty if the file is right
   */
  public record Reading(List<Entry> entries, List<ConfigProblem> problems) {
    public Reading {
      entries = List.copyOf(entries);
      problems = List.copyOf(problems);
    }
  }

  private OptionFile(String file) {
    this.file = file;
    this.findings = new Findings(file);
  }

  /**
   * Reads a file in UTF-8. Blocks while reading.
   *
   * @param names the allowed keys
   */
  public static Reading read(Path path, List<String> names) throws IOException {
    byte[] bytes;
    try (InputStream in = Files.newInputStream(path)) {
      bytes = in.readNBytes(ConfigReader.MAX_BYTES + 1);
    }
    var options = new OptionFile(path.toString());
    options.read(bytes, names);
    return new Reading(options.entries, options.findings.problems());
  }

  private void read(byte[] bytes, List<String> names) {
    if (bytes.length > ConfigReader.MAX_BYTES) {
      findings.problem(
          ConfigPosition.WHOLE_FILE, "is too long; at most " + ConfigReader.MAX_BYTES + " bytes");
      return;
    }
    Optional<Node> document =
        SourceText.decode(bytes, findings)
            .flatMap(text -> SourceText.check(text, findings))
            .flatMap(text -> Document.compose(text, findings));
    if (document.isPresent()) {
      Tags.check(document.get(), findings);
      options(document.get(), names);
    }
  }

  private void options(Node document, List<String> names) {
    Map<String, Node> options =
        findings.entries(document, ConfigPath.ROOT, "a map of options, such as games: 100");
    options.forEach(
        (name, value) -> {
          ConfigPath path = ConfigPath.ROOT.key(name);
          if (!names.contains(name)) {
            findings.unknownKey(path, names);
          } else if (value instanceof SequenceNode list) {
            for (int i = 0; i < list.getValue().size(); i++) {
              option(name, list.getValue().get(i), path.item(i));
            }
          } else {
            option(name, value, path);
          }
        });
  }

  private void option(String name, Node node, ConfigPath path) {
    ConfigPosition at = ConfigPosition.of(node.getStartMark());
    String place = file + ":" + at.line() + ":" + at.column();
    String value =
        node instanceof MappingNode ? String.join(",", parts(node, path)) : scalar(node, path);
    entries.add(new Entry(name, value, place));
  }

  private List<String> parts(Node map, ConfigPath path) {
    List<String> parts = new ArrayList<>();
    findings
        .entries(map, path, "a map of parts")
        .forEach((key, value) -> part(key, value, path.key(key), parts));
    return parts;
  }

  private void part(String key, Node value, ConfigPath path, List<String> parts) {
    switch (value) {
      case SequenceNode list -> {
        for (int i = 0; i < list.getValue().size(); i++) {
          parts.add(key + "=" + partText(list.getValue().get(i), path.item(i)));
        }
      }
      case MappingNode map ->
          findings
              .entries(map, path, "a map of texts")
              .forEach(
                  (name, each) ->
                      parts.add(key + "." + name + "=" + partText(each, path.key(name))));
      default -> {
        String text = partText(value, path);
        if (FIRST.contains(key)) {
          parts.addFirst(text);
        } else {
          parts.add(key + "=" + text);
        }
      }
    }
  }

  /** Returns the text of a part, which must not hold another part. */
  private String partText(Node node, ConfigPath path) {
    String text = scalar(node, path);
    Matcher next = NEXT_PART.matcher(text);
    if (next.find()) {
      findings.problem(
          node, path + " contains '," + next.group(1) + "=', which begins another part");
    }
    return text;
  }

  private String scalar(Node node, ConfigPath path) {
    if (node instanceof ScalarNode scalar && !Findings.isNothing(node)) {
      return scalar.getValue();
    }
    findings.wrongKind(node, path, "a text or a number");
    return "";
  }
}
