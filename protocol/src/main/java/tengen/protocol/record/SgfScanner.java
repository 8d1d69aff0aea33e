package tengen.protocol.record;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Cuts the main line of a file's first game into nodes. The main line follows the first variation
 * everywhere, so it ends at the first closing parenthesis, however deep that is: nothing here
 * recurses, and what comes behind is not looked at.
 */
final class SgfScanner {
  /** Sabaki issue 709 has a game of 3,600 moves; a file of a million is no game. */
  private static final int MAX_NODES = 10_000;

  private final String text;
  private int at;
  private int countedTo;
  private int line = 1;

  private SgfScanner(String text) {
    this.text = text.replace("\r\n", "\n").replace('\r', '\n');
  }

  /** The nodes from the root on; at least one. */
  static List<SgfNode> mainLine(String text) throws RecordFault {
    return new SgfScanner(text).mainLine();
  }

  private List<SgfNode> mainLine() throws RecordFault {
    skipToGame();
    List<SgfNode> nodes = new ArrayList<>();
    while (at < text.length() && nodes.size() < MAX_NODES) {
      switch (text.charAt(at++)) {
        case ';' -> nodes.add(node());
        case ')' -> {
          return nodes;
        }
        default -> {} // a variation begins, or nothing that matters
      }
    }
    throw fault(
        at < text.length()
            ? "more than " + MAX_NODES + " nodes"
            : "the file ends within the game; a game ends with )");
  }

  /** Mail headers and other text may stand in front of the first game. */
  private void skipToGame() throws RecordFault {
    for (at = text.indexOf('('); at >= 0; at = text.indexOf('(', at)) {
      do {
        at++;
      } while (at < text.length() && Character.isWhitespace(text.charAt(at)));
      if (at < text.length() && text.charAt(at) == ';') {
        return;
      }
    }
    at = 0;
    throw fault("no game; a game begins with (;");
  }

  /** Lower-case letters in an identifier are older formats' decoration: {@code Black[aa]}. */
  private SgfNode node() throws RecordFault {
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
      if (Character.isLetter(c) && complete) {
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

  /** From the opening bracket behind the closing one. White space but LF is a blank. */
  private String value() throws RecordFault {
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
    throw new RecordFault(begins, "a value without end; a value ends with ]");
  }

  private int lineHere() {
    for (; countedTo < at; countedTo++) {
      if (text.charAt(countedTo) == '\n') {
        line++;
      }
    }
    return line;
  }

  private RecordFault fault(String what) {
    return new RecordFault(lineHere(), what);
  }
}
