package tengen.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.openqa.selenium.Keys;

/** A user with only a keyboard, for whom the focus must be visible. */
final class Keyboard {
  /** Maximum number of Tab stops; more than any screen has. */
  private static final int MAX_STOPS = 90;

  private static final String UNSEEN =
      "(it => it.matches('body') || getComputedStyle(it).outlineStyle !== 'none' ? ''"
          + " : it.outerHTML)(document.activeElement)";

  private final Browser browser;

  Keyboard(Browser browser) {
    this.browser = browser;
  }

  /**
   * Presses Tab until a matching element has the focus. Checks at each step that the focus is
   * visible.
   */
  void tabTo(String selector) {
    for (int i = 0; i < MAX_STOPS && !isAt(selector); i++) {
      browser.key(Keys.TAB);
      assertFocusVisible();
    }
    assertThat(isAt(selector)).as("the focus reaches %s", selector).isTrue();
  }

  /**
   * Checks that the focused element has an outline. The page itself, where the focus starts again,
   * needs none.
   */
  void assertFocusVisible() {
    assertThat(browser.script(UNSEEN)).as("has the focus without an outline").isEqualTo("");
  }

  private boolean isAt(String selector) {
    return (boolean) browser.script("document.activeElement.matches(\"" + selector + "\")");
  }
}
