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
import tengen.cgt.catalog.Analysis;
import tengen.cgt.catalog.Catalog;
import tengen.cgt.catalog.GameValue;
import tengen.cgt.value.Forms;

/** The values that docs/cgt.md states are right. */
class DocumentationTest {
  private static final Pattern BLOCK = Pattern.compile("```\n((?:.+ = .+\n)+)```");

  static Stream<String> equations() throws IOException {
    String page = Files.readString(Path.of("..", "..", "docs", "cgt.md"));
    return BLOCK
        .matcher(page)
        .results()
        .map((MatchResult block) -> block.group(1))
        .flatMap(String::lines);
  }

  @ParameterizedTest
  @MethodSource("equations")
  void bothSidesOfADocumentedEquationHaveTheSameValue(String equation) {
    int sign = equation.lastIndexOf(" = ");
    assertThat(worth(equation.substring(0, sign))).isEqualTo(equation.substring(sign + 3));
  }

  private static String worth(String text) {
    Budget budget = Budget.of(1_000_000);
    if (!text.matches("[a-z-]+ .*")) {
      return new Forms(budget).parse(text).toString();
    }
    Analysis found = Analysis.of(new Catalog().parseSum(text), budget);
    return found.value().map(GameValue::text).orElseGet(() -> found.outcome().symbol());
  }
}
