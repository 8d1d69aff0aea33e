package tengen.protocol.record;

import java.nio.charset.Charset;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The names of charsets that files use: those of <a
 * href="https://encoding.spec.whatwg.org">WHATWG's Encoding Standard</a> and of the code pages of
 * Windows. The page has the same table, since Java and browsers know different names.
 */
final class CharsetNames {
  /**
   * A form of names, in lower case.
   *
   * @param charset Java's name, in which {@code $1} is the number in a name
   */
  private record Form(Pattern name, String charset) {
    Optional<Charset> find(String given) {
      Matcher found = name.matcher(given);
      return found.matches()
          ? Optional.of(Charset.forName(found.replaceFirst(charset)))
          : Optional.empty();
    }
  }

  private static final List<Form> FORMS =
      List.of(
          form("utf-?8", "UTF-8"),
          form("iso[-_]?8859-1|latin1|l1|cp819|ibm819", "ISO-8859-1"),
          form(
              "(?:cs|x-)?shift[-_]?jis|(?:x-)?sjis|ms_kanji|windows-31j|(?:cp|ms|windows-)932",
              "windows-31j"),
          form("(?:x-)?gbk|gb[-_]?2312(?:-80)?|gb18030|(?:cp|ms|windows-)936", "GB18030"),
          form("(?:cn-)?big5(?:-hkscs)?|(?:cp|ms|windows-)950", "Big5-HKSCS"),
          form("euc[-_]?kr|ks_c_5601-1987|ksc_?5601|(?:cp|ms|windows-)949", "x-windows-949"),
          form("(?:x-)?euc[-_]?jp", "EUC-JP"),
          form("iso-2022-jp", "ISO-2022-JP"),
          form("(?:us-)?ascii", "windows-1252"),
          form("iso[-_]?8859-9|latin5|l5", "windows-1254"),
          form("iso[-_]?8859-11|tis-620|windows-874", "x-windows-874"),
          form("iso[-_]?8859-([2-8]|13|15|16)", "ISO-8859-$1"),
          form("(?:latin|l)([2-4])", "ISO-8859-$1"),
          form("(?:cp|x-cp|windows-)125([0-8])", "windows-125$1"),
          form("koi8-([ru])", "KOI8-$1"),
          form("(?:cp|ibm)866", "IBM866"));

  private CharsetNames() {}

  private static Form form(String name, String charset) {
    return new Form(Pattern.compile("^(?:" + name + ")$"), charset);
  }

  /** Returns the charset of this name, in any case. */
  static Optional<Charset> find(String name) {
    String lower = name.toLowerCase(Locale.ROOT);
    return FORMS.stream().flatMap(form -> form.find(lower).stream()).findFirst();
  }
}
