package tengen.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.openqa.selenium.Keys;

/** The keyboard of somebody without a mouse, who has to see where the focus is. */
final class Keyboard {
  /** More stops than any screen has. */
  private static final int MOST_STOPS = 90;

  private static final String UNSEEN =
      "(it => it.matches('body') || getComputedStyle(it).outlineStyle !== 'none' ? ''"
          + " : it.outerHTML)(document.activeElement)";

  private final Browser browser;

  Keyboard(Browser browser) {
    this.browser = browser;
  }

  /** Goes on by Tab until what has the focus is such, which is seen at each step. */
  void tabTo(String selector) {
    for (int i = 0; i < MOST_STOPS && !isAt(selector); i++) {
      browser.key(Keys.TAB);
      seesFocus();
    }
    assertThat(isAt(selector)).as("the focus reaches %s", selector).isTrue();
  }

  /** What has the focus has an outline, but for the page, which has it where it begins again. */
  void seesFocus() {
    assertThat(browser.script(UNSEEN)).as("has the focus without an outline").isEqualTo("");
  }

  private boolean isAt(String selector) {
    return (boolean) browser.script("document.activeElement.matches(\"" + selector + "\")");
  }
}
