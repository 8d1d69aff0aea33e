package tengen.checks;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds the prose in Java, JavaScript and Markdown files. */
final class ProseReader {
  private static final String STRING = "\"[^\"\\\\\n]*+(?:\\\\.[^\"\\\\\n]*+)*+\"";

  /** Strings come first, so that comment marks within strings are ignored. */
  private static final Pattern COMMENT =
      Pattern.compile(
          "\"\"\".*?\"\"\"|%s|'[^'\\\\\n]*+(?:\\\\.[^'\\\\\n]*+)*+'|`[^`]*+`".formatted(STRING)
              + "|(?<block>/\\*.*?\\*/)|(?<line>//[^\n]*+(?:\n[ \t]*+//[^\n]*+)*+)",
          Pattern.DOTALL);

  /** A method or function after its comment; not a component of the page, whose name is capital. */
  private static final Pattern FUNCTION =
      Pattern.compile(
          "\\s*+(?:@\\w++(?:\\([^()]*+\\))?+\\s*+)*+(?:(?:export|async|function\\*?|public"
              + "|protected|private|static|final|abstract|default|synchronized)\\s++)*+"
              + "(?!(?:class|record|enum|interface|const|let|new|return)\\s)"
              + "(?:<[^=;{}()]*>\\s+)?(?:[\\w<>\\[\\],.?]+\\s+)*?[a-z]\\w*\\(");

  private static final Pattern HELP =
      Pattern.compile(
          "\\b(?:description|header)\\s*=\\s*\\{?\\s*((?:%s\\s*[+,]?\\s*)+)".formatted(STRING));

  /** String literals that plus signs join. */
  private static final Pattern JOINED =
      Pattern.compile("%1$s(?:\\s*\\+\\s*%1$s)*".formatted(STRING));

  private static final Pattern LABEL = Pattern.compile("(?m)^ *\"[^\"]+\": (%s)".formatted(STRING));
  private static final Pattern BAR = Pattern.compile("(?<!\\\\)\\|");
  private static final Pattern LIST_ITEM = Pattern.compile("\\s*(?:[-*+]|\\d+\\.) .*");

  private final List<Passage> found = new ArrayList<>();
  private final Path file;
  private final String text;

  private ProseReader(Path file) {
    this.file = file;
    this.text = Repository.read(file);
  }

  /** Returns all prose below a folder, or that of one file. */
  static List<Passage> read(Path root) {
    return Repository.files(root).stream().flatMap(file -> readFile(file).stream()).toList();
  }

  private static List<Passage> readFile(Path file) {
    String name = file.getFileName().toString();
    if (name.endsWith(".java") || name.endsWith(".js")) {
      return new ProseReader(file).source();
    }
    return name.endsWith(".md") ? new ProseReader(file).markdown() : List.of();
  }

  private List<Passage> source() {
    Matcher comment = COMMENT.matcher(text);
    while (comment.find()) {
      if (comment.group("block") != null) {
        addBlock(comment.start(), comment.group(), kindBefore(comment.end()));
      } else if (comment.group("line") != null) {
        add(
            comment.start(),
            Passage.Kind.COMMENT,
            comment.group().replaceAll("(?m)^\\s*//+ ?", ""));
      }
    }
    if (text.contains("import picocli.")) {
      HELP.matcher(text).results().forEach(this::addHelp);
    }
    if (file.endsWith("i18n/en.js") || file.getParent().endsWith("i18n/en")) {
      LABEL
          .matcher(text)
          .results()
          .forEach(label -> add(label.start(), Passage.Kind.LABEL, unquoted(label.group(1))));
    }
    return found;
  }

  private Passage.Kind kindBefore(int end) {
    boolean isTest = file.toString().endsWith("Test.java") || file.toString().endsWith("IT.java");
    boolean isFunction = FUNCTION.matcher(text).region(end, text.length()).lookingAt();
    return isFunction && !isTest ? Passage.Kind.FUNCTION : Passage.Kind.COMMENT;
  }

  private void addBlock(int start, String comment, Passage.Kind kind) {
    String body = comment.replaceAll("^/\\*+|\\*+/$", "").replaceAll("(?m)^\\s*\\* ?", "");
    String[] parts = body.split("(?m)^\\s*(?=@\\w+)");
    add(start, kind, parts[0]);
    for (int i = 1; i < parts.length; i++) {
      add(start, Passage.Kind.BLOCK_TAG, parts[i]);
    }
  }

  private void addHelp(MatchResult help) {
    JOINED
        .matcher(help.group(1))
        .results()
        .forEach(
            part -> add(help.start(1) + part.start(), Passage.Kind.HELP, unquoted(part.group())));
  }

  private static String unquoted(String literals) {
    String joined = literals.replaceAll("\"\\s*\\+\\s*\"", "");
    return joined.substring(1, joined.length() - 1).replace("\\\"", "\"").replace("%n", " ");
  }

  private List<Passage> markdown() {
    List<String> lines = text.lines().toList();
    boolean isCode = false;
    StringBuilder paragraph = new StringBuilder();
    int first = 1;
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      boolean isFence = line.strip().startsWith("```");
      isCode ^= isFence;
      boolean isText = !isCode && !isFence && !line.isBlank() && !line.matches("[#|<].*");
      if (!isText || LIST_ITEM.matcher(line).matches()) {
        addLine(first, Passage.Kind.PARAGRAPH, paragraph.toString());
        paragraph.setLength(0);
      }
      if (isText) {
        first = paragraph.isEmpty() ? i + 1 : first;
        paragraph.append(line.replaceFirst("^\\s*(?:[-*+>]|\\d+\\.) ", "")).append('\n');
      } else if (!isCode && line.startsWith("#")) {
        addLine(i + 1, Passage.Kind.HEADING, line.replaceFirst("^#+ ", ""));
      } else if (!isCode && line.startsWith("|")) {
        for (String cell : BAR.split(line)) {
          addLine(i + 1, Passage.Kind.TABLE_CELL, cell);
        }
      }
    }
    addLine(first, Passage.Kind.PARAGRAPH, paragraph.toString());
    return found;
  }

  private void add(int offset, Passage.Kind kind, String prose) {
    long line = 1 + text.substring(0, offset).chars().filter(c -> c == '\n').count();
    addLine((int) line, kind, prose);
  }

  private void addLine(int line, Passage.Kind kind, String prose) {
    String flat = prose.replaceAll("\\s+", " ").strip();
    if (!flat.isEmpty()) {
      found.add(new Passage(file, line, kind, flat));
    }
  }
}
