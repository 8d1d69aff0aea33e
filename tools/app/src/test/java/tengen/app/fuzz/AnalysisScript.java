package tengen.app.fuzz;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Random input of an analysis client: queries under new ids, stops, questions and invalid lines.
 */
final class AnalysisScript {
  private static final List<String> PARTS =
      List.of(
          ",\"maxVisits\":1",
          ",\"maxVisits\":300,\"lines\":3",
          ",\"maxVisits\":100000000",
          ",\"overrideSettings\":{\"maxTime\":0.05},\"reportDuringSearchEvery\":0.1",
          ",\"avoidMoves\":[{\"player\":\"B\",\"moves\":[\"A1\"],\"untilDepth\":1}]",
          "");

  private static final List<String> GAMES =
      List.of(
          "\"rules\":\"nogo\",\"boardXSize\":5,\"boardYSize\":5",
          "\"rules\":\"nogo\",\"boardXSize\":9,\"boardYSize\":9",
          "\"rules\":\"gomoku-renju\",\"boardXSize\":15,\"boardYSize\":15");

  private static final List<String> NONSENSE =
      List.of(
          "{", "[]", "{\"id\":3}", "{\"id\":\"x\"", "\u00ff\u00fe", "{\"error\":{\"a\":[1e9]}}");

  private final SplittableRandom random;
  private final List<String> ends = new ArrayList<>();
  private final List<String> echoes = new ArrayList<>();
  private int faults;

  AnalysisScript(SplittableRandom random) {
    this.random = random;
  }

  /** Returns each id and turn that must have a final result. */
  List<String> ends() {
    return ends;
  }

  /** Returns the ids of all actions, in the order of their replies. */
  List<String> echoes() {
    return echoes;
  }

  /** Returns the expected number of errors without an id. */
  int faults() {
    return faults;
  }

  /** Returns the next line with its line end. */
  String next() {
    return switch (random.nextInt(8)) {
      case 0, 1, 2, 3 -> query();
      case 4 -> action("\"action\":\"terminate\",\"terminateId\":\"q" + random.nextInt(20) + "\"");
      case 5 -> action("\"action\":\"tengen-position\"," + game() + ",\"moves\":[[\"B\",\"C3\"]]");
      case 6 -> action("\"action\":\"clear_cache\"");
      default -> {
        faults++;
        yield NONSENSE.get(random.nextInt(NONSENSE.size())) + "\n";
      }
    };
  }

  /** Returns a line that ends all analyses. */
  String stop() {
    return action("\"action\":\"terminate_all\"");
  }

  private String game() {
    return GAMES.get(random.nextInt(GAMES.size()));
  }

  private String query() {
    String id = "q" + ends.size();
    int turns = random.nextInt(1, 4);
    for (int turn = 0; turn < turns; turn++) {
      ends.add(id + " " + turn);
    }
    return """
    {"id":"%s",%s,"moves":[["B","C3"],["W","D4"]],"analyzeTurns":%s,"priority":%d%s}
    """
        .formatted(
            id,
            game(),
            List.of(0, 1, 2).subList(0, turns),
            random.nextInt(-1, 2),
            PARTS.get(random.nextInt(PARTS.size())));
  }

  private String action(String fields) {
    String id = "a" + echoes.size();
    echoes.add(id);
    return "{\"id\":\"" + id + "\"," + fields + "}\n";
  }
}
