package tengen.cgt.partizan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.cgt.Budget;
import tengen.cgt.GameOption;
import tengen.cgt.NotationException;
import tengen.cgt.Player;
import tengen.cgt.value.Form;
import tengen.cgt.value.Forms;

class PartizanGamesTest {
  private static final int EXAMPLES = 60;

  private final Forms forms = new Forms(Budget.of(10_000_000));

  static List<Partizan<?>> games() {
    return PartizanGames.all();
  }

  @ParameterizedTest
  @MethodSource("games")
  <P> void outcomesAgreeWithASearchOfAllMoves(Partizan<P> rules) {
    PartizanValues<P> values = new PartizanValues<>(rules, forms);
    PlainSearch<P> search = new PlainSearch<>(rules);
    for (P position : Examples.of(rules, EXAMPLES)) {
      assertThat(values.value(position).outcome())
          .as(rules.print(position))
          .isEqualTo(search.outcome(position));
    }
  }

  /** A game whose positions are never divided into parts. */
  private record Whole<P>(Partizan<P> rules) implements Partizan<P> {
    @Override
    public String id() {
      return rules.id();
    }

    @Override
    public String notation() {
      return rules.notation();
    }

    @Override
    public String example() {
      return rules.example();
    }

    @Override
    public P parse(String text) {
      return rules.parse(text);
    }

    @Override
    public String print(P position) {
      return rules.print(position);
    }

    @Override
    public Stream<GameOption<P>> options(P position, Player player) {
      return rules.options(position, player);
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  <P> void thePartsAddUpToTheWhole(Partizan<P> rules) {
    PartizanValues<P> byParts = new PartizanValues<>(rules, forms);
    PartizanValues<P> whole = new PartizanValues<>(new Whole<>(rules), forms);
    for (P position : Examples.of(rules, EXAMPLES)) {
      assertThat(byParts.value(position)).as(rules.print(position)).isSameAs(whole.value(position));
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  <P> void positionsAreReadAsTheyArePrinted(Partizan<P> rules) {
    for (P position : Examples.of(rules, EXAMPLES)) {
      assertThat(rules.parse(rules.print(position))).isEqualTo(position);
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  <P> void movesHaveNamesOfTheirOwnWithoutBlanks(Partizan<P> rules) {
    for (P position : Examples.of(rules, EXAMPLES)) {
      for (Player player : Player.values()) {
        List<GameOption<P>> options = rules.options(position, player).toList();
        assertThat(options).extracting(GameOption::move).doesNotHaveDuplicates();
        for (GameOption<P> option : options) {
          assertThat(option.move()).matches("[^\\s:]+");
          assertThat(rules.after(position, player, option.move())).contains(option.after());
        }
      }
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "hackenbush; 0-1X", "hackenbush; 0-1", "hackenbush; BRY", "hackenbush; 0-12345B",
        "domineering; ../.", "domineering; ..X", "domineering; 0x3", "domineering; 99x99",
        "domineering; ''", "toads-and-frogs; TXF", "toads-and-frogs; ''", "amazons; L/..",
        "advance-or-eat; X.", "col; ..B", "snort; ./", "nogo-region; XY"
      })
  void invalidPositionsAreRejected(String id, String text) {
    Partizan<?> rules =
        games().stream().filter(game -> game.id().equals(id)).findFirst().orElseThrow();
    assertThatThrownBy(() -> rules.parse(text)).isInstanceOf(NotationException.class);
  }

  @ParameterizedTest
  @CsvSource({
    "hackenbush, 0-1B 1-2R, 0-1B | 1-2R",
    "domineering, ../.#, a1-a2 | a2-b2",
    "toads-and-frogs, TF., 1-3 | -",
    "toads-and-frogs, T.F, 1-2 | 3-2",
    "amazons, L.R, a1-b1/a1 | c1-b1/c1",
    "advance-or-eat, .B/W., b2 a1-a2 | a1",
    "col, X../..., c2 b1 c1 | b2 c2 a1 b1 c1",
    "nogo-region, X.O, - | -",
    "value, 2, 1 | -",
    "value, -3/4, -1 | -1/2",
    "value, ^*, 0 * | 0",
    "value, v2*3, v*2 | 0",
    "value, 1*2, 1 1* | 1 1*",
    "value, {0;0;*|1/2;{|}}, 0 * | 1/2 {|}",
    "value, +-(1;-{0|*}), 1 {*|0} | -1 {0|*}"
  })
  void movesAreWrittenInTheGamesOwnNotation(String id, String text, String moves) {
    Partizan<?> rules =
        games().stream().filter(game -> game.id().equals(id)).findFirst().orElseThrow();
    assertThat(moves(rules, text.replace(';', ','))).isEqualTo(moves);
  }

  /** Looks the moves up: a list of them takes minutes. */
  @ParameterizedTest
  @ValueSource(strings = {"0", "*", "*5", "*2147483646"})
  void aMoveOfALargeNimberIsFound(String move) {
    assertThat(afterLargeNimber(move)).contains(move);
  }

  @ParameterizedTest
  @ValueSource(strings = {"*2147483647", "*99999999999", "*05", "1", "^", "{|}", "zz", ""})
  void otherMovesOfALargeNimberAreIllegal(String move) {
    assertThat(afterLargeNimber(move)).isEmpty();
  }

  private static Optional<String> afterLargeNimber(String move) {
    var rules = new WrittenValue();
    return rules.after(rules.parse("*2147483647"), Player.LEFT, move).map(rules::print);
  }

  private static <P> String moves(Partizan<P> rules, String text) {
    return Stream.of(Player.values())
        .map(player -> rules.options(rules.parse(text), player).map(GameOption::move).toList())
        .map(names -> names.isEmpty() ? "-" : String.join(" ", names))
        .reduce((left, right) -> left + " | " + right)
        .orElseThrow();
  }

  @ParameterizedTest
  @CsvSource({
    "col, ..., 0", "snort, ..., +-(2)", "col, ../.., 0", "snort, ../.., 0",
    "nogo-region, 1x8, *", "nogo-region, 2x2, *", "nogo-region, 3x3, *", "domineering, 3x4, -3/2"
  })
  void emptyBoards(String id, String text, String value) {
    Partizan<?> rules =
        games().stream().filter(game -> game.id().equals(id)).findFirst().orElseThrow();
    assertThat(value(rules, text)).isSameAs(forms.parse(value));
  }

  private <P> Form value(Partizan<P> rules, String text) {
    return new PartizanValues<>(rules, forms).value(rules.parse(text));
  }
}
