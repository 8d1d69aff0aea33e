package tengen.config;

import java.util.Optional;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.composer.Composer;
import org.yaml.snakeyaml.error.MarkedYAMLException;
import org.yaml.snakeyaml.error.YAMLException;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.parser.ParserImpl;
import org.yaml.snakeyaml.reader.StreamReader;
import org.yaml.snakeyaml.resolver.Resolver;

/** Parses text into YAML nodes, which have positions. Never constructs objects from tags. */
final class Document {
  private static final int MAX_ALIASES = 10;
  private static final int MAX_DEPTH = 20;
  private static final int MAX_QUOTED = 200;

  private Document() {}

  /** Returns the document of a text; empty if there is none or the text is not YAML. */
  static Optional<Node> compose(String text, Findings findings) {
    StreamReader reader = new StreamReader(text);
    LoaderOptions options = options();
    Composer composer = new Composer(new ParserImpl(reader, options), new Resolver(), options);
    try {
      return single(composer, findings);
    } catch (MarkedYAMLException fault) {
      reject(ConfigPosition.of(fault.getProblemMark()), describe(fault), findings);
    } catch (YAMLException fault) {
      // SnakeYAML reports its own limits without a position.
      findings.problem(
          ConfigPosition.WHOLE_FILE,
          fault.getMessage()
              + "; at most "
              + MAX_DEPTH
              + " levels, and "
              + MAX_ALIASES
              + " aliases of lists and maps");
    } catch (IllegalArgumentException fault) {
      // SnakeYAML 2.7 lets a NumberFormatException through for the escape \Uffffffff.
      reject(ConfigPosition.of(reader.getMark()), String.valueOf(fault.getMessage()), findings);
    }
    return Optional.empty();
  }

  private static Optional<Node> single(Composer composer, Findings findings) {
    if (!composer.checkNode()) {
      return Optional.empty();
    }
    Node first = composer.getNode();
    if (composer.checkNode()) {
      findings.problem(
          composer.getNode(), "the file has a second YAML document; only one is allowed");
    }
    return Optional.of(first);
  }

  private static LoaderOptions options() {
    LoaderOptions options = new LoaderOptions();
    options.setMaxAliasesForCollections(MAX_ALIASES);
    options.setNestingDepthLimit(MAX_DEPTH);
    options.setCodePointLimit(ConfigReader.MAX_BYTES);
    return options;
  }

  private static void reject(ConfigPosition position, String fault, Findings findings) {
    findings.problem(
        position,
        "not YAML: "
            + Printable.line(fault, MAX_QUOTED)
            + "; look at indentation, quotes and brackets");
  }

  private static String describe(MarkedYAMLException fault) {
    String context = fault.getContext();
    return context == null || context.isBlank()
        ? fault.getProblem()
        : fault.getProblem() + ", " + context;
  }
}
