package tengen.training;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tengen.common.gomoku.WinRule;

/**
 * Options of {@link GomokuTrainingGames}, each a name such as {@code --choice-nodes} and a value.
 *
 * @param folder folder of the files
 * @param rules {@code --rules}: rules of the files in turn, with commas
 * @param first {@code --first}: number of the first file
 * @param shards {@code --shards}: number of files
 * @param games {@code --games}: number of games in a file
 * @param nodes {@code --nodes}: limit of the search for a position's value
 * @param choiceNodes {@code --choice-nodes}: limit of the search for its next best moves
 * @param seed {@code --seed}: seed of the folder
 * @param threads {@code --threads}: number of files that are made at a time
 * @param pauseFile {@code --pause-file}: searches wait while this file exists
 * @param build {@code --build}: name of the engine's build, such as its commit
 */
record GeneratorOptions(
    Path folder,
    List<WinRule> rules,
    int first,
    int shards,
    int games,
    long nodes,
    long choiceNodes,
    long seed,
    int threads,
    Optional<Path> pauseFile,
    String build) {
  private static final String RULES =
      "gomoku-freestyle,gomoku-standard,gomoku-freestyle,gomoku-renju";

  GeneratorOptions {
    rules = List.copyOf(rules);
  }

  static GeneratorOptions parse(String... arguments) {
    if (arguments.length % 2 == 0) {
      throw new IllegalArgumentException(
          "a folder and pairs of option and value expected, got " + Arrays.toString(arguments));
    }
    Map<String, String> values = new HashMap<>();
    for (int i = 1; i + 1 < arguments.length; i += 2) {
      values.put(arguments[i], arguments[i + 1]);
    }
    var options =
        new GeneratorOptions(
            Path.of(arguments[0]),
            Arrays.stream(take(values, "--rules", RULES).split(",", -1))
                .map(rule -> WinRule.of(rule).orElseThrow())
                .toList(),
            Integer.parseInt(take(values, "--first", "0")),
            Integer.parseInt(take(values, "--shards", "1000")),
            Integer.parseInt(take(values, "--games", "500")),
            Long.parseLong(take(values, "--nodes", "20000")),
            Long.parseLong(take(values, "--choice-nodes", "8000")),
            Long.parseLong(take(values, "--seed", "1")),
            Integer.parseInt(take(values, "--threads", "1")),
            Optional.ofNullable(values.remove("--pause-file")).map(Path::of),
            take(values, "--build", "unknown"));
    if (!values.isEmpty()) {
      throw new IllegalArgumentException("unknown options: " + values.keySet());
    }
    return options;
  }

  private static String take(Map<String, String> values, String name, String otherwise) {
    String value = values.remove(name);
    return value == null ? otherwise : value;
  }

  /** Returns the rule of a file. */
  WinRule rule(int number) {
    return rules.get(number % rules.size());
  }
}
