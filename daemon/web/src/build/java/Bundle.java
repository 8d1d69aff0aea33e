import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Joins the page's modules into one script and its style sheets into one, so that a browser makes
 * few requests. The build runs it as {@code java Bundle.java SOURCES PREACT OUTPUT}; Java 17 is
 * enough.
 *
 * <p>Each module becomes a constant that holds its exports, such as {@code $panels_graph}, and
 * stands after those that it imports.
 */
final class Bundle {
  private static final String MAIN = "main.js";
  private static final List<String> STYLES =
      List.of(
          "tokens.css",
          "design.css",
          "style.css",
          "start.css",
          "review.css",
          "pictures.css",
          "games.css",
          "chooser.css",
          "languages.css");

  private static final Pattern IMPORT =
      Pattern.compile(
          "(?m)^import\\s*(?:\\*\\s*as\\s+(\\w+)|\\{([^}]*)\\})\\s*from\\s*\"([^\"]+)\";?");
  private static final Pattern LATER = Pattern.compile("\\bimport\\(\"(\\./[^\"]+)\"\\)");
  private static final Pattern EXPORT =
      Pattern.compile("(?m)^export (?=(?:async )?(?:function|const|class)\\b)");
  private static final Pattern EXPORTED =
      Pattern.compile("(?m)^export (?:(?:async )?function\\*?|const|class) (\\w+)");
  private static final Pattern EXPORT_LIST = Pattern.compile("export\\s*\\{([^}]*)\\};?");
  private static final Pattern COMMENT =
      Pattern.compile("(?ms)^[ \\t]*/\\*.*?\\*/[ \\t]*\\n?|^[ \\t]*//[^\\n]*\\n?");
  private static final Pattern INDENT = Pattern.compile("(?m)^ +");
  private static final Pattern STYLE_COMMENT = Pattern.compile("(?s)/\\*.*?\\*/\\s*");

  /** White space around the signs of a style sheet, none of which stands in a quoted text. */
  private static final Pattern STYLE_SPACE = Pattern.compile("\\s*([{};])\\s*|(?<=:)[ ]+");

  private final Path sources;
  private final Path preact;

  /** Modules in the order of the script, by their paths; null while the imports are read. */
  private final Map<Path, String> modules = new LinkedHashMap<>();

  private final List<Path> open = new ArrayList<>();

  /**
   * Modules that the script imports when they are needed, from their own folder. Each becomes a
   * script of its own, which is handed the page's modules.
   */
  private final Set<Path> later = new LinkedHashSet<>();

  private Bundle(Path sources, Path preact) {
    this.sources = sources;
    this.preact = preact;
  }

  public static void main(String[] args) throws IOException {
    Path sources = Path.of(args[0]);
    Path preact = Path.of(args[1]);
    Path output = Path.of(args[2]);
    var bundle = new Bundle(sources, preact);
    bundle.add(sources.resolve(MAIN));
    String page = String.join("", bundle.modules.values());
    for (Path root : List.copyOf(bundle.later)) {
      Chunk chunk = bundle.chunk(root);
      Files.writeString(output.resolve(chunk.name()), chunk.text());
      page = page.replace(chunk.imported(), chunk.taken());
    }
    Files.writeString(output.resolve("page.js"), page);
    var styles = new StringBuilder();
    for (String name : STYLES) {
      String text = Files.readString(sources.resolve(name));
      String bare = STYLE_COMMENT.matcher(text).replaceAll("");
      styles.append(STYLE_SPACE.matcher(bare).replaceAll("$1"));
    }
    Files.writeString(output.resolve("page.css"), styles);
    Files.createDirectories(output.resolve("lib"));
    Files.writeString(output.resolve("lib/LICENSE"), Files.readString(preact.resolve("LICENSE")));
  }

  /** Adds a module after all that it imports. */
  private void add(Path file) throws IOException {
    if (modules.containsKey(file)) {
      return;
    }
    if (open.contains(file)) {
      throw new IllegalStateException("modules import each other: " + open + " " + file);
    }
    open.add(file);
    String text = COMMENT.matcher(Files.readString(file)).replaceAll("");
    text = INDENT.matcher(text).replaceAll("");
    for (MatchResult found : IMPORT.matcher(text).results().toList()) {
      add(resolved(file, found.group(3)));
    }
    LATER
        .matcher(text)
        .results()
        .forEach(found -> later.add(file.resolveSibling(found.group(1)).normalize()));
    open.remove(file);
    modules.put(file, wrapped(file, text));
  }

  /**
   * A script that browsers load when it is needed: a function from the page's modules that it uses
   * to the exports of its own root module.
   *
   * @param name the file's name
   * @param shared names of the page's modules, which are the function's parameters
   */
  private record Chunk(String name, String shared, String text) {
    /** Returns the import in the sources. */
    String imported() {
      return "import(\"./%s\")".formatted(name);
    }

    /** Returns the import in the page's script, which hands over the page's modules. */
    String taken() {
      return imported() + ".then((chunk) => chunk.take(%s))".formatted(shared);
    }
  }

  /** Returns the script of a module with all that it imports and the page's script lacks. */
  private Chunk chunk(Path root) throws IOException {
    Set<Path> page = new LinkedHashSet<>(modules.keySet());
    add(root);
    Set<Path> own = new LinkedHashSet<>(modules.keySet());
    own.removeAll(page);
    String text = own.stream().map(modules::get).collect(Collectors.joining());
    modules.keySet().retainAll(page);
    String shared =
        page.stream()
            .map(this::name)
            .filter(name -> text.contains("= " + name + ";"))
            .collect(Collectors.joining(", "));
    return new Chunk(
        root.getFileName().toString(),
        shared,
        "export const take = (%s) => {\n%sreturn %s;\n};\n".formatted(shared, text, name(root)));
  }

  private Path resolved(Path importer, String name) {
    if (name.startsWith(".")) {
      return importer.resolveSibling(name).normalize();
    }
    return preact.resolve(name.equals("preact/hooks") ? "hooks.module.js" : name + ".module.js");
  }

  private String wrapped(Path file, String text) {
    String body = IMPORT.matcher(text).replaceAll(found -> quote(constants(file, found)));
    String exports =
        EXPORTED
            .matcher(body)
            .results()
            .map(found -> found.group(1))
            .collect(Collectors.joining(", "));
    MatchResult list = EXPORT_LIST.matcher(body).results().findFirst().orElse(null);
    if (list != null) {
      exports = renamed(list.group(1), "$2: $1");
      body = EXPORT_LIST.matcher(body).replaceAll("");
    }
    body = EXPORT.matcher(body).replaceAll("").strip();
    return file.endsWith(MAIN)
        ? body + "\n"
        : "const %s = (() => {\n%s\nreturn { %s };\n})();\n".formatted(name(file), body, exports);
  }

  private static String quote(String replacement) {
    return java.util.regex.Matcher.quoteReplacement(replacement);
  }

  /** Returns the declaration that takes the place of an import. */
  private String constants(Path importer, MatchResult found) {
    String module = name(resolved(importer, found.group(3)));
    return found.group(1) != null
        ? "const %s = %s;".formatted(found.group(1), module)
        : "const { %s } = %s;".formatted(renamed(found.group(2), "$1: $2"), module);
  }

  /** Writes each {@code a as b} of a list as an object's field. */
  private static String renamed(String list, String field) {
    return list.strip().replaceAll("([\\w$]+)\\s+as\\s+([\\w$]+)", field);
  }

  private String name(Path file) {
    Path folder = file.startsWith(sources) ? sources : preact;
    String path = folder.relativize(file).toString();
    return "$" + path.replaceAll("(\\.module)?\\.js$", "").replaceAll("\\W", "_");
  }
}
