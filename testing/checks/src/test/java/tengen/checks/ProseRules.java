package tengen.checks;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Rules for prose that a program can check. A rule that rejects plain technical English is wrong
 * and must be relaxed.
 */
final class ProseRules {
  private static final int MAX_SENTENCE_WORDS = 35;
  private static final int MAX_CELL_WORDS = 20;

  /** Openings that leave a comment unclear without its neighbour. */
  private static final Pattern COMMENT_OPENING =
      Pattern.compile(
          "(?:Of|What|That|Who|Whom|Whose|Where|Whether|One|It|Its|They|Their|So|The"
              + " same|How)(?![-\\w]).*");

  /** Openings other than verbs such as "Returns" and "Called". */
  private static final Pattern FUNCTION_OPENING =
      Pattern.compile(
          "(?!(?!This |Its |Always )(?:[A-Z][a-z]+s|Called)\\b|\\{@inheritDoc}|Entry point).*");

  /** Openings of paragraphs and help texts. Questions are allowed. */
  private static final Pattern TEXT_OPENING =
      Pattern.compile("(?:Of|That|Who|Whom|Whether|So|The same)(?![-\\w]).*(?<!\\?)");

  /** Openings of the page's strings, which may be titles such as "Who may play where". */
  private static final Pattern LABEL_OPENING =
      Pattern.compile("(?:Of|That|Whether|So|The same)(?![-\\w]).*(?<!\\?)");

  /** Phrases about the past. "used to" and "no longer" also occur in plain descriptions. */
  private static final Pattern HISTORY =
      Pattern.compile(
          "(?i).*(?:\\b(?:it|they|this|that|which|tengen) used to\\b|\\bformerly\\b|\\bearlier"
              + " versions?\\b|\\bbefore this"
              + " (?:change|version|release|was|were|there)\\b|\\b(?:was|were) [^.;]*\\buntil"
              + " (?:now|this|version|release|[0-9])|^(?!.*\\b(?:if|when|once|after|until|that|which|whose|while|who)\\b).*\\bno"
              + " longer [a-z]).*");

  /** Records of measurements, which are checked for openings only. */
  private static final Pattern LAB_PAGE = Pattern.compile("(?:.*/)?docs/lab/.*");

  /** Pages whose tables are for reference, with longer cells. */
  private static final Pattern REFERENCE_PAGE =
      Pattern.compile(
          ".*(?:bench/README|CHANGELOG|CONTRIBUTING|analysis|botzone|cli|configuration"
              + "|gomocup|gtp|http|metrics|websocket)\\.md");

  private static final Pattern CODE_TAG =
      Pattern.compile("\\{@\\w+ ([^{}]*(?:\\{[^{}]*}[^{}]*)*)}");

  private static final Pattern QUOTED = Pattern.compile("`[^`]*`|\"[^\"]{1,150}\"");

  private ProseRules() {}

  /** Returns {@code file:line: rule: sentence} for each violation. */
  static List<String> violations(Passage passage) {
    List<String> found = new ArrayList<>();
    String text = plain(passage.text());
    String page = passage.file().toString().replace('\\', '/');
    if (opening(passage.kind()).matcher(text).matches()) {
      found.add(line(passage, "opening", sentences(text)[0]));
    }
    if (LAB_PAGE.matcher(page).matches()) {
      return found;
    }
    for (String name : Abbreviations.unexplained(passage)) {
      found.add(line(passage, "unexplained abbreviation", name));
    }
    for (String sentence : sentences(text)) {
      if (words(sentence) > MAX_SENTENCE_WORDS) {
        found.add(line(passage, words(sentence) + " words", sentence));
      }
      if (page.endsWith(".md")
          && !page.endsWith("CHANGELOG.md")
          && HISTORY.matcher(sentence).matches()) {
        found.add(line(passage, "history", sentence));
      }
    }
    if (passage.kind() == Passage.Kind.TABLE_CELL
        && !REFERENCE_PAGE.matcher(page).matches()
        && words(text) > MAX_CELL_WORDS) {
      found.add(line(passage, words(text) + " words in a cell", text));
    }
    return found;
  }

  private static Pattern opening(Passage.Kind kind) {
    return switch (kind) {
      case COMMENT -> COMMENT_OPENING;
      case FUNCTION -> FUNCTION_OPENING;
      case HELP, PARAGRAPH -> TEXT_OPENING;
      case LABEL -> LABEL_OPENING;
      case BLOCK_TAG, HEADING, TABLE_CELL -> Pattern.compile("(?!)");
    };
  }

  /** Makes code and quotations one word each, and drops the addresses of links. */
  private static String plain(String text) {
    String withoutTags =
        CODE_TAG.matcher(text.replaceAll("<pre>.*?</pre>", ". ")).replaceAll("`$1`");
    return QUOTED
        .matcher(withoutTags)
        .replaceAll(found -> Matcher.quoteReplacement(found.group().replace(' ', '_')))
        .replaceAll("]\\([^)]*\\)", "]")
        .replaceAll("</?(?:p|li|ul|ol|tr|td|table)>", ". X")
        .replaceAll("<[^<> ]+>|\\*\\*", "")
        .strip();
  }

  private static String[] sentences(String text) {
    return text.split("(?<=[.!?][\"')\\]]{0,2})\\s+(?=[\"'(`\\[]*(?:[\\p{Lu}0-9`]|\\w+: ))");
  }

  private static long words(String sentence) {
    return Pattern.compile("\\s+")
        .splitAsStream(sentence)
        .filter(word -> word.matches(".*[\\p{L}0-9].*"))
        .count();
  }

  private static String line(Passage passage, String rule, String sentence) {
    return "%s:%d: %s: %s".formatted(passage.file(), passage.line(), rule, sentence);
  }
}
