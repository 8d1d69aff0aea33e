package tengen.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tengen.game.GameRules;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Verdict;

/** Known counts of NoGo's move sequences and positions. */
class NoGoCountsTest {
  private static final GameRules NOGO = Rules.of("nogo");
  private static final boolean LONG = Boolean.getBoolean("tengen.long");

  record Count(int size, int depth, long sequences) {}

  static Stream<Count> counts() {
    return Rules.table("nogo-move-counts.txt").stream()
        .map(
            row ->
                new Count(
                    Integer.parseInt(row[0]), Integer.parseInt(row[1]), Long.parseLong(row[2])))
        .filter(count -> LONG || count.sequences() <= shortLimit());
  }

  /** Returns the number of sequences that the referee counts within a second. */
  private static long shortLimit() {
    return 50_000;
  }

  @ParameterizedTest
  @MethodSource("counts")
  void numbersOfMoveSequencesAreRight(Count count) {
    Position start = Rules.empty("nogo", count.size(), count.size());

    assertThat(sequences(start, count.depth())).isEqualTo(count.sequences());
  }

  private static long sequences(Position position, int depth) {
    return depth == 1
        ? NOGO.legalMoves(position).count()
        : NOGO.legalMoves(position)
            .mapToLong(move -> sequences(position.play(move), depth - 1))
            .sum();
  }

  @ParameterizedTest
  @CsvSource({"2, 57", "3, 12675"})
  void numbersOfLegalSetupsAreRight(int size, int legal) {
    String signs = ".XO";
    int points = size * size;
    int found = 0;
    for (int code = 0; code < Math.pow(3, points); code++) {
      var rows = new String[size];
      for (int y = 0, rest = code; y < size; y++) {
        rows[y] = "";
        for (int x = 0; x < size; x++, rest /= 3) {
          rows[y] += signs.charAt(rest % 3);
        }
      }
      found += NOGO.objection(Rules.board(rows)).isEmpty() ? 1 : 0;
    }
    assertThat(found).isEqualTo(legal);
  }

  @ParameterizedTest
  @CsvSource({"2, 25, 8", "3, 3884, 426"})
  void numbersOfReachablePositionsAreRight(int size, int reachable, int terminal) {
    Set<Position> reached = new HashSet<>();
    reach(Rules.empty("nogo", size, size), reached);

    assertThat(reached).hasSize(reachable);
    assertThat(reached)
        .filteredOn(position -> NOGO.verdict(position) instanceof Verdict.Won)
        .hasSize(terminal);
  }

  private static void reach(Position position, Set<Position> reached) {
    Setup.Board board = NOGO.board(position).orElseThrow();
    if (reached.add(new Position("nogo", board, List.of(), position.toMove()))) {
      NOGO.legalMoves(position).forEach(move -> reach(position.play(move), reached));
    }
  }

  @Test
  void anEmptyBoardOffersEveryPoint() {
    for (int size = 2; size <= 19; size++) {
      assertThat(NOGO.legalMoves(Rules.empty("nogo", size, size))).hasSize(size * size);
      assertThat(NOGO.legalMoves(Rules.empty("nogo", 1, size)))
          .contains(new Place(0, 0), new Place(0, size - 1))
          .hasSize(size);
    }
  }
}
