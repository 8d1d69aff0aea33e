package tengen.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.WebElement;

/** Tests of engines' topics on the page. */
@BrowserTest
class WebTopicsIT {
  private static final Pattern EXTENT =
      Pattern.compile("(\\d+) positions.*?(\\d+) (?:more )?moves");

  private static final String PROOF = "document.querySelector('#proof')?.textContent ?? ''";
  private static final String EMPTY =
      "document.querySelector(\"[data-point][aria-label$='empty']\").dataset.point";

  private final Browser browser;

  WebTopicsIT(Browser browser) {
    this.browser = browser;
  }

  /** Returns the size and depth shown in an element. */
  private String extent(String selector) {
    Matcher found = EXTENT.matcher(browser.element(selector).getText());
    assertThat(found.find()).as(selector).isTrue();
    return found.group(1) + " " + found.group(2);
  }

  @Test
  void everyTopicOfTheEnginesIsReachedByTwoClicks() {
    browser.open("#/p?g=gomoku-freestyle&s=15&m=h8");
    browser.waitForPosition();
    assertThat(browser.script("document.querySelectorAll('#show').length")).isEqualTo(1L);
    List<?> topics = (List<?>) browser.script(TOPICS);
    assertThat(topics)
        .hasSizeGreaterThan(5)
        .asString()
        .contains("threats", "vct-shortest", "proof");
    browser.click("#show");
    for (Object topic : topics) {
      WebElement choice = browser.element("[data-topic='%s']".formatted(topic));
      assertThat(choice.isDisplayed() && choice.isEnabled()).as("%s", topic).isTrue();
    }
    browser.click("[data-topic='vct-shortest']");
    browser.waitFor("the topic", () -> browser.has("#finding"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"#/p?g=gomoku-renju&s=9&m=e5a1f5b1g5c1", "#/p?g=nogo&s=3&m=b2a1"})
  void everyTopicIsToldInTheReadersLanguageAndCoordinates(String position) {
    browser.open(position);
    browser.waitForPosition();
    browser.choose("#language", "zh");
    browser.waitForText("#show", "显示");
    browser.click("#show");
    List<?> topics = (List<?>) browser.script(SHOWN_TOPICS);
    browser.click("#show");
    assertThat(topics).hasSizeGreaterThan(4);
    for (Object topic : topics) {
      browser.show(topic.toString());
      browser.waitFor(
          "an answer",
          () ->
              browser.has("#finding")
                  && !browser.text("#finding").contains("正在查找")
                  && !browser.has("#finding .loading"));
      assertThat(browser.text("#finding"))
          .as("%s", topic)
          .isNotBlank()
          .doesNotContainPattern("[a-z]{2}|\\d,\\d");
      assertThat(browser.has("#said")).as("%s", topic).isFalse();
    }
  }

  private static final String SHOWN_TOPICS =
      "[...document.querySelectorAll('[data-topic]')].map(it => it.dataset.topic)"
          + ".filter(it => !['nothing', 'best'].includes(it))";

  /** A script that returns the topics that mark points of a board for freestyle Gomoku. */
  private static final String TOPICS =
      """
      new Promise((resolve) => {
        const socket = new WebSocket(`ws://${location.host}/analysis`);
        socket.onopen = () => socket.send(JSON.stringify({ id: "h", action: "tengen-hello", v: 1 }));
        socket.onmessage = ({ data }) => {
          socket.close();
          const able = JSON.parse(data).engines.filter(({ games }) =>
            games.some(({ rules }) => rules === "gomoku-freestyle"));
          const topics = able.flatMap((engine) => engine.topics).filter(({ marksPoints }) => marksPoints);
          resolve([...new Set(topics.map(({ name }) => name))]);
        };
      })
      """;

  @Test
  void theProofIsWalkedFromItsBeginningToAWinByThreats() {
    browser.open("#/p?g=gomoku-freestyle&s=15&m=a1");
    browser.show("proof");
    browser.click("#proof-start");
    browser.waitForText("#proof", "Up to symmetry there are 35");
    browser.play("P15");
    browser.click("#proof [data-step]");
    browser.waitForText("#proof", "of their own");
    assertThat(browser.has(".mark")).isTrue();
    String smallest = "#proof .replies li:last-child button";
    String reply = extent(smallest);
    browser.click(smallest);
    browser.waitForText("#proof", "Black plays");
    assertThat(extent("#proof-node")).isEqualTo(reply);
    browser.click("#proof [data-step]");
    browser.waitForText("#proof", "every reply");
    browser.play("A1");
    if (Boolean.getBoolean("tengen.long")) {
      walkToTheWin();
    }
  }

  private void walkToTheWin() {
    while (!browser.has(".win-line")) {
      browser.click("#proof-line");
      browser.waitFor(
          "the win, or White's turn",
          () ->
              browser.has(".win-line") || browser.script(PROOF).toString().contains("every reply"));
      if (!browser.has(".win-line")) {
        browser.play((String) browser.script(EMPTY));
      }
    }
  }
}
