package tengen.config;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.composer.Composer;
import org.yaml.snakeyaml.error.MarkedYAMLException;
import org.yaml.snakeyaml.error.YAMLException;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.parser.ParserImpl;
import org.yaml.snakeyaml.reader.StreamReader;
import org.yaml.snakeyaml.resolver.Resolver;

/** From bytes to text to nodes to the configuration. */
final class SourceText {
  private static final int MAX_ALIASES = 10;
  private static final int MAX_DEPTH = 20;
  private static final char BYTE_ORDER_MARK = '\uFEFF';

  private SourceText() {}

  static ConfigReading read(byte[] bytes, Findings findings) {
    CharBuffer text = CharBuffer.allocate(bytes.length);
    ByteBuffer rest = ByteBuffer.wrap(bytes);
    CoderResult end = StandardCharsets.UTF_8.newDecoder().decode(rest, text, true);
    text.flip();
    if (!end.isError()) {
      return read(text.toString(), findings);
    }
    findings.problem(
        placeAfter(text.toString()),
        String.format("byte 0x%02x is not UTF-8; save the file as UTF-8", rest.get()));
    return new ConfigReading.Refused(findings.problems());
  }

  static ConfigReading read(String marked, Findings findings) {
    boolean hasMark = !marked.isEmpty() && marked.charAt(0) == BYTE_ORDER_MARK;
    String text = hasMark ? marked.substring(1) : marked;
    OptionalInt control = firstUnprintable(text);
    if (control.isPresent()) {
      int index = control.getAsInt();
      findings.problem(
          placeAfter(text.substring(0, index)),
          String.format(
              "character U+%04X is not allowed; plain text, or an escape in double quotes",
              text.codePointAt(index)));
      return new ConfigReading.Refused(findings.problems());
    }
    TengenConfig config = TengenConfig.defaults();
    try {
      config = compose(text, config, findings);
    } catch (MarkedYAMLException fault) {
      findings.problem(Place.of(fault.getProblemMark()), "not YAML: " + describe(fault));
    } catch (YAMLException fault) {
      return refusedByLimit(findings, fault);
    }
    List<ConfigProblem> problems = findings.problems();
    return problems.isEmpty()
        ? new ConfigReading.Accepted(config, findings.source())
        : new ConfigReading.Refused(problems);
  }

  private static TengenConfig compose(String text, TengenConfig empty, Findings findings) {
    LoaderOptions options = new LoaderOptions();
    options.setMaxAliasesForCollections(MAX_ALIASES);
    options.setNestingDepthLimit(MAX_DEPTH);
    options.setCodePointLimit(ConfigReader.MAX_BYTES);
    Composer composer =
        new Composer(new ParserImpl(new StreamReader(text), options), new Resolver(), options);
    if (!composer.checkNode()) {
      return empty;
    }
    Node first = composer.getNode();
    if (composer.checkNode()) {
      findings.problem(composer.getNode(), "a second document begins; one configuration in a file");
    }
    TengenConfig config = FileKeys.SECTION.read(first, ConfigPath.ROOT, empty, findings);
    CrossChecks.check(config, findings);
    return config;
  }

  /** The library's alias and depth limits give no place. */
  private static ConfigReading refusedByLimit(Findings findings, YAMLException fault) {
    ConfigProblem problem =
        findings.wholeFile(
            fault.getMessage()
                + "; at most "
                + MAX_DEPTH
                + " levels, and "
                + MAX_ALIASES
                + " aliases of lists and maps");
    return new ConfigReading.Refused(List.of(problem));
  }

  private static String describe(MarkedYAMLException fault) {
    String context = fault.getContext();
    return context == null || context.isBlank()
        ? fault.getProblem()
        : fault.getProblem() + ", " + context;
  }

  private static OptionalInt firstUnprintable(String text) {
    return IntStream.range(0, text.length())
        .filter(i -> !Character.isLowSurrogate(text.charAt(i)) || !isPairEnd(text, i))
        .filter(i -> !StreamReader.isPrintable(text.codePointAt(i)))
        .findFirst();
  }

  private static boolean isPairEnd(String text, int index) {
    return index > 0 && Character.isHighSurrogate(text.charAt(index - 1));
  }

  private static Place placeAfter(String text) {
    int lastBreak = text.lastIndexOf('\n');
    int line = (int) text.chars().filter(each -> each == '\n').count() + 1;
    return new Place(line, text.codePointCount(lastBreak + 1, text.length()) + 1);
  }
}
