package tengen.protocol.analysis;

import java.util.Locale;
import java.util.Set;

/**
 * KataGo's names of the rules of Go ({@code cpp/game/rules.cpp} of KataGo). Programs for Go send
 * one with each query, and the engine plays its own game instead.
 */
final class GoRules {
  /** The names in lower case, without the separators that KataGo permits between words. */
  private static final Set<String> NAMES =
      Set.of(
          "aga",
          "agabutton",
          "ancientarea",
          "ancientterritory",
          "bga",
          "chinese",
          "chinesekgs",
          "chineseogs",
          "french",
          "goe",
          "ing",
          "japanese",
          "korean",
          "newzealand",
          "nz",
          "stonescoring",
          "tromptaylor");

  private GoRules() {}

  /** Returns whether KataGo knows these rules by that name. */
  static boolean isName(String rules) {
    return NAMES.contains(rules.strip().toLowerCase(Locale.ROOT).replaceAll("[-_ ]", ""));
  }
}
