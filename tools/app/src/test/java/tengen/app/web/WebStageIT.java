package tengen.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests of games without a board: their pictures, which are played by clicks, and their values. */
@BrowserTest
class WebStageIT {
  private static final String NAMES =
      "[...document.querySelectorAll('.scene [data-move]')].map(it => it.ariaLabel)";

  private final Browser browser;

  WebStageIT(Browser browser) {
    this.browser = browser;
  }

  private static String link(String rules, String text) {
    return "#/p?g=%s&t=%s&m=".formatted(rules, URLEncoder.encode(text, StandardCharsets.UTF_8));
  }

  /** Returns the names of the buttons in the picture that make a move. */
  private List<?> names() {
    return (List<?>) browser.script(NAMES);
  }

  @Test
  void aPersonPlaysNimAgainstTheEngineByClicks() {
    browser.open("");
    browser.menu("#new");
    browser.chooseRules("nim");
    browser.click("#start-black");
    browser.waitFor("a button for each counter", () -> names().size() == 15);
    assertThat(names()).asString().contains("Take 1 from heap 1, leaving 2");
    browser.click(".scene [data-move='1-1']");
    browser.waitForText("#ply", "2 / 2");
  }

  /** Plays to the end; the side to move is always clicked for. */
  @ParameterizedTest
  @CsvSource({
    "nim, nim 1 2, 2-1 1-1 2-1, Left wins",
    "domineering, domineering 3x2, a2-a3 a1-b1 b2-b3, Left wins",
    "hackenbush, hackenbush 0-1B 1-2R 0-3R, 0-1B 0-3R, Right wins",
  })
  void gamesAreClickedToTheirEnd(String rules, String text, String moves, String winner) {
    browser.open(link(rules, text));
    int ply = 0;
    for (String move : moves.split(" ")) {
      browser.click(".scene [data-move='%s']".formatted(move));
      browser.waitForText("#ply", "%d / %<d".formatted(++ply));
    }
    browser.waitForText("#end", winner);
    assertThat(browser.has(".scene")).isTrue();
  }

  @Test
  void everyLegalMoveHasANameAndItsTextUnderDetails() {
    browser.open(link("hackenbush", "hackenbush 0-1B 1-2R 0-3B"));
    browser.waitFor("two buttons", () -> names().size() == 2);
    assertThat(names())
        .asString()
        .isEqualTo("[Cut blue edge 1 of stalk 1, Cut blue edge 1 of stalk 2]");
    browser.click("#text-details summary");
    browser.waitForText("#position", "0-1B 0-3B 1-2R");
    browser.click("#text-details [data-move='0-3B']");
    browser.waitForText("#position", "0-1B 1-2R");
  }

  @ParameterizedTest
  @CsvSource({
    "domineering, domineering 3x3",
    "hackenbush, hackenbush 0-1B 1-2R 0-3G 0-4B",
    "nim, nim 3 5 7"
  })
  void everyLegalMoveIsANamedButtonOfThePicture(String rules, String text) {
    browser.open(link(rules, text));
    browser.waitForPosition();
    browser.click("#text-details summary");
    List<Object> drawn = moves(".scene");
    assertThat(drawn).hasSizeGreaterThan(2).doesNotHaveDuplicates();
    var _ = browser.element("#text-details [data-move]");
    assertThat(moves("#text-details")).hasSameElementsAs(drawn);
    assertThat(new ArrayList<Object>(names()))
        .hasSameSizeAs(drawn)
        .doesNotHaveDuplicates()
        .doesNotContain("");
  }

  @ParameterizedTest
  @CsvSource({
    "hackenbush, hackenbush 0-1B 1-2R 0-3R 3-4B 3-5R 0-6B 6-7B 0-8R 0-9B 9-10G, 40",
    "nim, nim 3 5 7, 30",
    "lasker, lasker 2 2 3, 24"
  })
  void whatIsPressedIsLargeOnAPhone(String rules, String text, int pixels) {
    browser.size(390, 844);
    browser.open(link(rules, text));
    browser.waitFor("a picture", () -> !names().isEmpty());
    assertThat(((Number) browser.script(LEAST_SIDE)).intValue()).isGreaterThanOrEqualTo(pixels);
  }

  private static final String LEAST_SIDE =
      "Math.min(...[...document.querySelectorAll('.scene .hit')]"
          + ".flatMap(it => [it.offsetWidth, it.offsetHeight]))";

  /** Returns the moves whose buttons are in an element. */
  private List<Object> moves(String selector) {
    return new ArrayList<>((List<?>) browser.script(MOVES.formatted(selector)));
  }

  private static final String MOVES =
      "[...document.querySelectorAll('%s [data-move]')].map(it => it.dataset.move)";

  @Test
  void theFirstLinkLeadsToThePicture() {
    browser.open(link("nim", "nim 3 5 7"));
    browser.waitFor("a button for each counter", () -> names().size() == 15);
    browser.script("document.querySelector('.skip').click()");
    assertThat(browser.script("document.activeElement.matches('.scene')")).isEqualTo(true);
  }

  @Test
  void anAmazonIsMovedByThreePresses() {
    browser.open(link("amazons", "amazons L../..R"));
    browser.click("[data-choice='from a2']");
    browser.click("[data-choice='to b2']");
    browser.click("#picture-cancel");
    browser.click("[data-choice='from a2']");
    browser.click("[data-choice='to b1']");
    browser.click("[data-move='a2-b1/a2']");
    browser.waitForText("#ply", "1 / 1");
  }

  @Test
  void theValueMovesWithPlay() {
    browser.open(link("domineering", "domineering 2x3"));
    browser.click("[data-topic='value']");
    browser.waitForText("[data-value='outcome']", "Whoever moves first");
    browser.waitForText(".bigv", "{2|−1/2}");
    assertThat(browser.element("[data-value='mean']").getText()).isEqualTo("3/4");
    assertThat(browser.element("#thermograph").getText()).contains("2", "−1/2", "3/4", "5/4");
    // Above the temperature, both walls stand at the mean.
    assertThat(browser.script("document.querySelector('.wall.B').points.getItem(1).x"))
        .isEqualTo(browser.script("document.querySelector('.wall.W').points.getItem(1).x"));
    browser.click(".scene [data-move='b1-b2']");
    browser.waitForText("[data-value='outcome']", "Left, whoever starts");
    browser.waitForText(".bigv", "2");
    browser.click("#value-details summary");
    browser.waitForText("#value-details [data-value='value']", "2");
  }

  @ParameterizedTest
  @ValueSource(strings = {"light", "dark"})
  void picturesAreAccessible(String scheme) {
    browser.prefer("prefers-color-scheme", scheme);
    browser.open(link("sum", "nim 2 3 + hackenbush BRG + domineering 2x2 + kayles 4"));
    browser.waitForPosition();
    browser.click("#text-details summary");
    var _ = browser.element("#text-details [data-move]");
    assertThat(PageChecks.violations(browser)).isEmpty();
  }

  @Test
  @EnabledIfSystemProperty(
      named = "tengen.long",
      matches = "true",
      disabledReason = "long form: mvn verify -Plong")
  void aSumIsPlayedByClicks() {
    browser.open("");
    browser.menu("#new");
    browser.chooseRules("sum");
    browser.write("#text", "nim 3 5 + domineering ../..");
    browser.click("#start-both");
    browser.click("[data-topic='value']");
    browser.waitForText("[data-value='outcome']", "Whoever moves first");
    browser.click(".scene [data-move='1:2-2']");
    browser.waitForText("#ply", "1 / 1");
  }
}
