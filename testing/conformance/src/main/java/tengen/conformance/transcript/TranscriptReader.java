package tengen.conformance.transcript;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import tengen.conformance.transcript.Transcript.EndInput;
import tengen.conformance.transcript.Transcript.Ends;
import tengen.conformance.transcript.Transcript.Entry;
import tengen.conformance.transcript.Transcript.Expect;
import tengen.conformance.transcript.Transcript.Send;

/** Parser of one transcript file; used once. */
final class TranscriptReader {
  private static final Pattern STATUS_ALONE = Pattern.compile("[=?][0-9]*");

  private static final String OPEN = "\\c";

  private final String name;
  private final Notation notation;
  private final TemplateReader templates;
  private final List<String> title = new ArrayList<>();
  private final Map<String, String> settings = new HashMap<>();
  private final List<Entry> entries = new ArrayList<>();
  private boolean inTitle = true;

  TranscriptReader(String name, Notation notation) {
    this.name = name;
    this.notation = notation;
    this.templates = new TemplateReader(notation);
  }

  Transcript read(String text) {
    int number = 0;
    for (String line : text.lines().toList()) {
      number++;
      try {
        read(number, line);
      } catch (IllegalArgumentException e) {
        throw new IllegalArgumentException(name + ":" + number + ": " + e.getMessage(), e);
      }
    }
    if (entries.isEmpty()) {
      throw new IllegalArgumentException(name + ": a transcript without a step");
    }
    return new Transcript(name, notation, title, settings, entries);
  }

  private void read(int number, String line) {
    if (line.isEmpty()) {
      return;
    }
    char mark = line.charAt(0);
    if (line.length() > 1 && line.charAt(1) != ' ') {
      throw new IllegalArgumentException("write a blank after the mark");
    }
    if (line.endsWith(" ")) {
      throw new IllegalArgumentException("write a blank at the end of the line as \\s");
    }
    String rest = line.length() < 2 ? "" : line.substring(2);
    switch (mark) {
      case '#' -> comment(rest);
      case '@' -> setting(rest);
      case '>' -> entries.add(sent(number, rest));
      case '<' -> entries.add(expected(number, rest));
      case '!' -> entries.add(event(number, rest));
      default -> throw new IllegalArgumentException("not a mark: " + mark);
    }
    inTitle &= mark == '#';
  }

  private void comment(String text) {
    if (inTitle) {
      title.add(text);
    }
  }

  private void setting(String text) {
    if (!entries.isEmpty()) {
      throw new IllegalArgumentException("settings stand before the first step");
    }
    String[] words = text.split(" ", 2);
    settings.put(words[0], words.length == 1 ? "" : words[1]);
  }

  private Send sent(int number, String text) {
    boolean open = text.endsWith(OPEN);
    return new Send(number, templates.sent(open ? withoutOpen(text) : text), !open);
  }

  private Expect expected(int number, String text) {
    boolean open = text.endsWith(OPEN);
    String line = open ? withoutOpen(text) : withBlank(text);
    return new Expect(number, templates.expected(line), open);
  }

  private static String withoutOpen(String text) {
    return text.substring(0, text.length() - OPEN.length());
  }

  private String withBlank(String text) {
    boolean alone = notation.blocks() && STATUS_ALONE.matcher(text).matches();
    return alone ? text + " " : text;
  }

  private static Entry event(int number, String text) {
    return switch (text) {
      case "eof" -> new EndInput(number);
      case "ends" -> new Ends(number);
      default -> throw new IllegalArgumentException("not an event: " + text);
    };
  }
}
