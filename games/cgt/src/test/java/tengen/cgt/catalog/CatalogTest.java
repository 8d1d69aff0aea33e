package tengen.cgt.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tengen.cgt.Budget;
import tengen.cgt.NotationException;
import tengen.cgt.Player;
import tengen.cgt.Ruleset;

final class CatalogTest {
  private final Catalog catalog = new Catalog();

  private String appraise(String text) {
    return Analysis.of(catalog.parseSum(text), Budget.of(1_000_000)).print();
  }

  @Test
  void everyGameHasAnIdANotationAndAnExample() {
    assertThat(catalog.games())
        .hasSizeGreaterThan(40)
        .allSatisfy(
            game -> {
              assertThat(game.id()).matches("[a-z0-9-]+");
              assertThat(game.notation()).isNotBlank().doesNotContain("\n");
              Game<?> example = catalog.parse(game.id() + " " + game.example());
              assertThat(example.options(Player.LEFT)).isNotEmpty();
              Description description = catalog.description(game.id()).orElseThrow();
              assertThat(description.rules()).endsWith(".");
              assertThat(description.theory()).endsWith(".");
              assertThat(description.source()).isNotBlank();
            });
    assertThat(catalog.games().stream().map(Ruleset::id)).doesNotHaveDuplicates();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "nim 3 5                      | *6, N, 2-2 wins",
        "nim                          | 0, P",
        "nim 18446744073709551615 1   | *18446744073709551614, N, 1-18446744073709551614 wins",
        "nim 3 5 + kayles 4           | *7, N, 1:2-3 wins",
        "misere-nim 1 1               | N, 1-1 wins; the SJ theorem holds",
        "wythoff 9223372036854775808 1 | N, 1-9223372036854775806 wins",
        "moore 2: 3 3 3               | P",
        "domineering 2x2              | +-(1), N, mean 0, temperature 1, birthday 2, Left wins by"
            + " a1-a2, Right wins by a2-b2",
        "nim 2 + domineering 2x2      | +-(1*2), N, mean 0, temperature 1, birthday 4, Left wins by"
            + " 2:a1-a2, Right wins by 2:a2-b2",
        "hackenbush 0-1B              | 1, L, mean 1, temperature -1, birthday 1, Left wins by"
            + " 0-1B",
        "nim 1000000000000 + hackenbush GB + hackenbush GB | L, value too large, Left wins by"
            + " 2:0-1G",
        "nim 5000000000 + 10000000000 | L, value too large, Left wins by 2:9999999999",
        "nim 5000000000 + domineering 2x2 + -10000000000 | R, value too large, Right wins by"
            + " 2:a2-b2",
        "nim 5000000000 + nim 10000000000 | *14999754240, N, 2:1-5000000000 wins"
      })
  void aGameIsAppraisedInOneLine(String text, String line) {
    assertThat(appraise(text)).isEqualTo(line);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "{1/4|1}; 1/2, L, mean 1/2, temperature -1/2, birthday 2, Left wins by 1/4",
        "1/2 + 1/4; 3/4, L, mean 3/4, temperature -1/4, birthday 3, Left wins by 1:0",
        "{0|*}; ^, L, mean 0, temperature 0, birthday 2, Left wins by 0",
        "*3; *3, N, mean 0, temperature 0, birthday 3, 0 wins",
        "v; v, R, mean 0, temperature 0, birthday 2, Right wins by 0",
        "+-2; +-(2), N, mean 0, temperature 2, birthday 3, Left wins by 2, Right wins by -2",
        "{1|{0|-1}}; {1|{0|-1}}, L, mean 1/4, temperature 3/4, birthday 3, Left wins by 1",
        "nim 2 + *3 + *; 0, P, mean 0, temperature -1, birthday 0"
      })
  void aValueTypedByHandIsAGame(String text, String line) {
    assertThat(appraise(text)).isEqualTo(line);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "graph 0-1 0-2 1-2; tokens 0 1 | *3, N, 0-1 wins",
        "graph 0-1,2 1-3 2-4; tokens 0 + nim 1 | 0, P",
        "coloured-graph 0-1L; tokens 0 + nim 2 | 1*2, L, mean 1, temperature 0, birthday 3, Left"
            + " wins by 2:1-2",
        "loopy-graph 0-1 1-0 1-2 2-3 0-3; tokens 0 | N, 0-3 wins",
        "loopy-graph 0-1 1-0; tokens 0 | D",
        "loopy-graph 0-1L 1-0R; tokens 0 | DL",
        "every nim 3 + nim 5 | N, 1:1-3+2:1-5 wins",
        "misere kayles 3 + nim 2 | N, 1:1-1 wins; the SJ theorem holds",
        "misere kayles 8 | N, 1-2:1,5 wins; the SJ theorem does not apply: kayles 5 has nimber 4,"
            + " misere nimber 1; it says P",
        "misere moore 2: 3 4 5 | N, 2-1,3-2 wins; the SJ theorem does not apply: moore 2:"
            + " 2 2 2 has nimber 0, misere nimber 0, which still adds up as in Nim",
        "misere nim 18446744073709551615 1 1 | N, 1-18446744073709551614 wins; the SJ theorem holds"
      })
  void graphsMisereSumsAndEveryGameAreAppraised(String text, String line) {
    assertThat(appraise(text)).isEqualTo(line);
  }

  @ParameterizedTest
  @CsvSource({
    "{1|0 + nim 3,'invalid value: expected ''}'', got the end'",
    "misere-nim 1 + nim 1,misere-nim cannot be a part of a sum",
    "misere misere-nim 1,misere-nim is not an impartial game in normal play",
    "every nim 2 + domineering 2x2,domineering is not an impartial game in normal play",
    "every every nim 2,every cannot be part of such a game",
    "every nim 2 + every nim 3,every cannot be part of such a game",
    "misere misere nim 2,misere cannot be part of such a game",
    "graph 0-1 1-2 2-0; tokens 0,'the graph has a cycle, 0-1-2-0; use loopy-graph'",
    "coloured-graph 5-7L 7-5R 2-5; tokens 2,'the graph has a cycle, 5-7-5; use loopy-graph'",
    "loopy-graph 0-1 1-0; tokens 0 + nim 1,loopy-graph cannot be a part of a sum",
    "nim 3 + nim x,'''x'' is not a whole number below 2^64'"
  })
  void invalidSumsAreRejected(String text, String reason) {
    assertThatThrownBy(() -> appraise(text))
        .isInstanceOf(NotationException.class)
        .hasMessage(reason);
  }

  @Test
  void anUnknownGameIsRejectedWithAListOfThem() {
    assertThatThrownBy(() -> catalog.parse("chess"))
        .isInstanceOf(NotationException.class)
        .hasMessageStartingWith("unknown game 'chess'; known games: nim, subtraction, ");
  }

  @ParameterizedTest
  @CsvSource({"nim 3 5", "nim", "subtraction 1..5: 8", "domineering ../..", "value {0|^*2}"})
  void aGameIsPrintedAsItIsRead(String text) {
    assertThat(catalog.parse(text).print()).isEqualTo(text);
  }
}
