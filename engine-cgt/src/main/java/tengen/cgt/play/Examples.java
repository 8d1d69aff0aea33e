package tengen.cgt.play;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** A small start of every game, in the order in which games are listed; Nim is first. */
final class Examples {
  static final Map<String, String> ALL = all();

  private Examples() {}

  private static Map<String, String> all() {
    Map<String, String> all = new LinkedHashMap<>();
    heaps(all);
    coins(all);
    all.put("green-hackenbush", "0-1 1-2 1-2 2-2");
    partizan(all);
    return Collections.unmodifiableMap(all);
  }

  private static void heaps(Map<String, String> all) {
    all.put("nim", "3 5 7");
    all.put("misere-nim", "3 4 5");
    all.put("subtraction", "1,3,4: 10 20");
    all.put("misere-subtraction", "1..3: 5 6");
    all.put("octal", "0.07: 5 6");
    all.put("misere-octal", "0.77: 3 4");
    all.put("kayles", "5 9");
    all.put("misere-kayles", "4 5");
    all.put("dawson-chess", "5 9");
    all.put("misere-dawson-chess", "4 5");
    all.put("dawson-kayles", "5 9");
    all.put("treblecross", "9");
    all.put("officers", "5 9");
    all.put("lasker", "4 7");
    all.put("misere-lasker", "2 3");
    all.put("grundy", "8 9");
    all.put("take-square", "5 9");
    all.put("take-power-of-2", "5 9");
    all.put("take-coprime", "5 9");
    all.put("take-at-most-half", "5 9");
    all.put("take-proper-divisor", "6 9");
    all.put("moore", "2: 3 4 5");
    all.put("staircase", "2 3 1");
    all.put("wythoff", "3 4");
    all.put("prime-nim", "3: 10 29");
  }

  private static void coins(Map<String, String> all) {
    all.put("even-pairs", "2 6");
    all.put("mock-turtles", "1 4 5");
    all.put("moebius", "1 4 5");
    all.put("ruler", "3 6");
    all.put("triplets", "2 5");
    all.put("turning-turtles", "2 5");
    all.put("twins", "1 4");
    all.put("within", "3: 2 5");
    all.put("coin-product", "twins ruler: 2,3 1,2");
  }

  private static void partizan(Map<String, String> all) {
    all.put("hackenbush", "0-1B 1-2R 1-3B 0-4G");
    all.put("domineering", "3x3");
    all.put("toads-and-frogs", "TT.FF");
    all.put("amazons", "L.../...R");
    all.put("advance-or-eat", ".B./WBW/.WW");
    all.put("col", "3x3");
    all.put("snort", "2x3");
    all.put("nogo-region", "2x3");
  }
}
