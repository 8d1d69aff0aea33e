package tengen.protocol.record;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Splits a file's first game into nodes, without recursion. The main line takes the first variation
 * everywhere, so it ends at the first closing parenthesis at any depth.
 */
final class SgfScanner {
  /** Maximum number of nodes. Sabaki issue 709 has a game of 3,600 moves. */
  private static final int MAX_NODES = 10_000;

  private final String text;
  private int at;
  private int countedTo;
  private int line = 1;

  private SgfScanner(String text) {
    this.text = text.replace("\r\n", "\n").replace('\r', '\n');
  }

  /** Returns only the main line from the root; the text after it is not read. */
  static List<SgfLine> mainLine(String text) throws RecordException {
    return new SgfScanner(text).lines(false);
  }

  /** Returns the lines of the whole tree, the main line first. */
  static List<SgfLine> tree(String text) throws RecordException {
    return new SgfScanner(text).lines(true);
  }

  private List<SgfLine> lines(boolean all) throws RecordException {
    skipToGame();
    List<SgfLine> lines = new ArrayList<>();
    lines.add(new SgfLine(0, 0, new ArrayList<>()));
    Deque<NodeLocation> opened = new ArrayDeque<>();
    opened.push(new NodeLocation(0, 0));
    NodeLocation location = opened.getFirst();
    boolean isOpened = true;
    for (int nodes = 0; at < text.length(); ) {
      boolean lacksMark = isOpened && isLetter(text.charAt(at));
      char mark = lacksMark ? ';' : text.charAt(at++);
      isOpened = mark == '(' || (isOpened && mark != ';' && mark != ')');
      switch (mark) {
        case ';' -> {
          nodes++;
          if (nodes > MAX_NODES) {
            throw fault("more than " + MAX_NODES + " nodes");
          }
          location = location.next(lines);
          lines.get(location.line()).nodes().add(node());
        }
        case '(' -> opened.push(location);
        case ')' -> {
          location = opened.pop();
          if (!all || opened.isEmpty()) {
            return lines;
          }
        }
        case '[' -> skipValue();
        default -> {} // white space and stray characters
      }
    }
    throw fault("the file ends within the game; a game ends with )");
  }

  /**
   * The place of the next node.
   *
   * @param line number of its line
   * @param depth number of nodes before it
   */
  private record NodeLocation(int line, int depth) {

    /**
     * Returns the place after the next node. Starts a new line if the current one already continues
     * here.
     */
    NodeLocation next(List<SgfLine> lines) {
      SgfLine known = lines.get(line);
      if (known.depth() + known.nodes().size() == depth) {
        return new NodeLocation(line, depth + 1);
      }
      lines.add(new SgfLine(line, depth, new ArrayList<>()));
      return new NodeLocation(lines.size() - 1, depth + 1);
    }
  }

  /** Moves to the first character of the root that is not white space. */
  private void skipToGame() throws RecordException {
    int begin = SgfCollection.begin(text);
    if (begin < 0) {
      throw fault("no game; a game begins with (;");
    }
    do {
      at = ++begin;
    } while (Character.isWhitespace(text.charAt(at)));
  }

  /**
   * Reads a node. Lower-case letters of an identifier are ignored; older versions of the format
   * allow them: {@code Black[aa]}.
   */
  private SgfNode node() throws RecordException {
    int begins = lineHere();
    Map<String, List<String>> properties = new LinkedHashMap<>();
    var identifier = new StringBuilder();
    boolean complete = false;
    while (at < text.length()) {
      char c = text.charAt(at);
      if (c == '[') {
        properties.computeIfAbsent(identifier.toString(), _ -> new ArrayList<>()).add(value());
        complete = true;
        continue;
      }
      if (c == ';' || c == '(' || c == ')') {
        break;
      }
      if (isLetter(c) && complete) {
        identifier.setLength(0);
        complete = false;
      }
      if (c >= 'A' && c <= 'Z') {
        identifier.append(c);
      }
      at++;
    }
    return new SgfNode(begins, properties);
  }

  private static boolean isLetter(char c) {
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
  }

  /** Skips a value that belongs to no node, after its opening bracket. */
  private void skipValue() throws RecordException {
    at--;
    value();
  }

  /**
   * Reads from the opening bracket up to after the closing one. White space except LF becomes a
   * blank.
   */
  private String value() throws RecordException {
    int begins = lineHere();
    var value = new StringBuilder();
    for (at++; at < text.length(); at++) {
      char c = text.charAt(at);
      if (c == ']') {
        at++;
        return value.toString();
      }
      boolean escaped = c == '\\' && at + 1 < text.length();
      if (escaped) {
        c = text.charAt(++at);
      }
      if (c == '\n') {
        value.append(escaped ? "" : "\n");
      } else {
        value.append(c == '\t' || c == '\f' || c == 0x0B ? ' ' : c);
      }
    }
    throw new RecordException(begins, "a value without end; a value ends with ]");
  }

  private int lineHere() {
    for (; countedTo < at; countedTo++) {
      if (text.charAt(countedTo) == '\n') {
        line++;
      }
    }
    return line;
  }

  private RecordException fault(String what) {
    return new RecordException(lineHere(), what);
  }
}
