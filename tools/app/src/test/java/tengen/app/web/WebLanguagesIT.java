package tengen.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.Keys;

/** Tests of the page in other languages. */
@BrowserTest
class WebLanguagesIT {
  private final Browser browser;

  WebLanguagesIT(Browser browser) {
    this.browser = browser;
  }

  @ParameterizedTest
  @CsvSource({"ja, エンジンと対局", "ko, 엔진과 대국"})
  void noEnglishIsLeftWhileAGameIsPlayed(String language, String begin) {
    browser.open("");
    browser.choose("#language", language);
    browser.waitForText("#play-engine", begin);
    assertThat(browser.script("document.documentElement.lang")).isEqualTo(language);
    assertThat(PageChecks.english(browser)).as("start").isEmpty();
    browser.play("H8");
    browser.waitForText("#ply", "2 / 2");
    assertThat(PageChecks.english(browser)).as("play").isEmpty();
    browser.click("#settings");
    browser.waitFor("settings", () -> browser.has("dialog[open]"));
    assertThat(PageChecks.english(browser)).as("settings").isEmpty();
    browser.key(Keys.ESCAPE);
    browser.waitFor("no dialog", () -> !browser.has("dialog"));
    browser.click("#resign");
    browser.click("#resign-sure");
    browser.waitFor("the end", () -> browser.has("#end"));
    assertThat(PageChecks.english(browser)).as("end").isEmpty();
  }

  @Test
  void theBrowsersLanguageIsTakenAndOnlyItsWordsAreLoaded() {
    browser.leave();
    browser.prefersLanguages("fr,ko-KR,ja");
    try {
      browser.open("");
      browser.waitForText("#play-engine", "엔진과 대국");
      assertThat(browser.script(SCRIPTS)).isEqualTo(List.of("korean.js", "page.js"));
    } finally {
      browser.prefersLanguages("en");
    }
  }

  private static final String SCRIPTS =
      "performance.getEntriesByType('resource').map(it => it.name.split('/').at(-1))"
          + ".filter(it => it.endsWith('.js')).sort()";
}
