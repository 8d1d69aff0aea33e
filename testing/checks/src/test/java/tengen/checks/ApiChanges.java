package tengen.checks;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The lines that two states of an API do not share.
 *
 * @param breaking changes that a plugin compiled before may fail with: lines that are gone, as "-
 *     line", and methods that types of a plugin now lack, as "+ line"
 * @param compatible all other new lines, as "+ line"
 */
record ApiChanges(List<String> breaking, List<String> compatible) {
  private static final Pattern TYPE =
      Pattern.compile("\\b(?:class|interface|record|enum) (\\S+?)(?:<| |$)");
  private static final Pattern METHOD = Pattern.compile(" abstract .* (\\S+)\\.\\w+\\(");

  static ApiChanges between(List<String> before, List<String> after) {
    List<String> breaking = new ArrayList<>();
    List<String> compatible = new ArrayList<>();
    without(before, after).forEach(line -> breaking.add("- " + line.strip()));
    SequencedSet<String> known = openTypes(before);
    for (String line : without(after, before)) {
      Matcher method = METHOD.matcher(line);
      boolean missing = method.find() && known.contains(method.group(1));
      (missing ? breaking : compatible).add("+ " + line.strip());
    }
    return new ApiChanges(breaking, compatible);
  }

  private static SequencedSet<String> without(List<String> lines, List<String> others) {
    SequencedSet<String> left = new LinkedHashSet<>(lines);
    others.forEach(left::remove);
    return left;
  }

  /** Returns the types that classes of a plugin may implement or extend. */
  private static SequencedSet<String> openTypes(List<String> lines) {
    SequencedSet<String> types = new LinkedHashSet<>();
    for (String line : lines) {
      Matcher type = TYPE.matcher(line);
      if (!line.startsWith(" ") && !line.contains(" sealed ") && type.find()) {
        types.add(type.group(1));
      }
    }
    return types;
  }

  boolean isEmpty() {
    return breaking.isEmpty() && compatible.isEmpty();
  }
}
