package tengen.cgt.value;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** Games with random options among earlier ones: numbers, infinitesimals and hot games. */
final class RandomForms {
  static final long SEED = 20261122;

  private RandomForms() {}

  static List<Form> some(Forms forms, int count, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    List<Form> made = new ArrayList<>();
    for (String text : List.of("0", "1", "-1", "*", "1/2", "-1/4", "^", "v", "*2", "2", "-2")) {
      made.add(forms.parse(text));
    }
    int few = made.size();
    while (made.size() < few + count) {
      made.add(forms.game(someOf(made, random), someOf(made, random)));
    }
    return made;
  }

  private static List<Form> someOf(List<Form> made, SplittableRandom random) {
    List<Form> chosen = new ArrayList<>();
    for (int each = random.nextInt(1, 3); each > 0; each--) {
      chosen.add(made.get(random.nextInt(Math.min(made.size(), 24))));
    }
    return chosen;
  }
}
