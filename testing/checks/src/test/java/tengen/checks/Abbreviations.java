package tengen.checks;

import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The abbreviations that a page of the manual uses. A page explains those that its readers may not
 * know, once and in any place: {@code all moves as first (RAVE)}, {@code SPSA (Spall, 1992)}, or
 * {@code VCF, victory by continuous fours}.
 */
final class Abbreviations {
  /** Names of formats, protocols and systems that readers know. Signals are known too. */
  private static final Set<String> KNOWN =
      Set.of(
          "API", "ASCII", "CPU", "CR", "CRC", "DNS", "GNU", "GPL", "GTP", "GUI", "HTML", "HTTP",
          "HTTPS", "ID", "IDE", "IP", "ISO", "JDK", "JSON", "JVM", "KGS", "LF", "NTP", "NUL", "OCI",
          "PEM", "PKCS", "PNG", "PSQ", "RFC", "SGF", "SHA", "SQL", "SSH", "SVG", "TAB", "TCP",
          "TLS", "URL", "UTC", "UTF", "XOR", "YAML");

  private static final Pattern PAGE = Pattern.compile("(?:.*/)?docs/(?!cli\\.)[a-z-]+\\.md");
  private static final Pattern ABBREVIATION =
      Pattern.compile("(?<![\\w#/.-])([A-Z]{2,7})s?(?![\\w-]| [0-9])");
  private static final Pattern CODE =
      Pattern.compile("`[^`]*`|\"[^\"]*\"|]\\([^)]*\\)|\\*[^*]+\\*");

  private Abbreviations() {}

  /** Returns the unexplained abbreviations of a paragraph of the manual. */
  static List<String> unexplained(Passage passage) {
    String page = passage.file().toString().replace('\\', '/');
    if (passage.kind() != Passage.Kind.PARAGRAPH || !PAGE.matcher(page).matches()) {
      return List.of();
    }
    Matcher found = ABBREVIATION.matcher(CODE.matcher(passage.text()).replaceAll("` `"));
    return found
        .results()
        .map((MatchResult match) -> match.group(1))
        .filter(name -> !KNOWN.contains(name) && !name.startsWith("SIG"))
        .filter(name -> !isExplained(name, Repository.read(passage.file())))
        .distinct()
        .toList();
  }

  private static boolean isExplained(String name, String page) {
    return Pattern.compile("\\(" + name + "\\)|\\b" + name + "\\**(?: \\(|, [a-z])")
        .matcher(page)
        .find();
  }
}
