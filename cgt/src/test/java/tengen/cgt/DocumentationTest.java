package tengen.cgt;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tengen.cgt.catalog.Catalog;
import tengen.cgt.catalog.Game;
import tengen.cgt.partizan.Partizan;
import tengen.cgt.partizan.Values;
import tengen.cgt.value.Form;
import tengen.cgt.value.Forms;

/** What docs/cgt.md says of values is so. */
class DocumentationTest {
  private static final Pattern BLOCK = Pattern.compile("```\n((?:.+ = .+\n)+)```");

  static Stream<String> equations() throws IOException {
    String page = Files.readString(Path.of("..", "docs", "cgt.md"));
    return BLOCK
        .matcher(page)
        .results()
        .map((MatchResult block) -> block.group(1))
        .flatMap(String::lines);
  }

  @ParameterizedTest
  @MethodSource("equations")
  void bothSidesAreOneGame(String equation) {
    int sign = equation.lastIndexOf(" = ");
    String left = equation.substring(0, sign);
    Forms forms = new Forms(Budget.of(1_000_000));
    Form value =
        left.matches("[a-z-]+ .*") ? value(new Catalog().parse(left), forms) : forms.parse(left);
    assertThat(value).hasToString(equation.substring(sign + 3));
  }

  private static <P> Form value(Game<P> game, Forms forms) {
    if (game.rules() instanceof Partizan<P> rules) {
      return new Values<>(rules, forms).value(game.position());
    }
    throw new IllegalArgumentException("no partizan game: " + game.print());
  }
}
