package tengen.checks;

import java.nio.file.Path;
import java.util.List;

/**
 * Prints the violations of {@link ProseRules} below folders. Run it with JDK 25 from the root of
 * the repository: {@code java testing/checks/src/test/java/tengen/checks/ProseCheck.java FOLDER…}
 */
final class ProseCheck {
  private ProseCheck() {}

  static void main(String[] folders) {
    int count = 0;
    for (String folder : folders) {
      List<String> found = violations(Path.of(folder));
      found.forEach(System.out::println);
      count += found.size();
    }
    System.out.println(count + " violations");
  }

  /** Returns {@code file:line: rule: sentence} for each violation in a file or below a folder. */
  static List<String> violations(Path folder) {
    return ProseReader.read(folder).stream()
        .flatMap(passage -> ProseRules.violations(passage).stream())
        .toList();
  }
}
