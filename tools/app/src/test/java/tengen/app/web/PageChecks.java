package tengen.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Checks that apply to any screen of the page. */
final class PageChecks {
  private PageChecks() {}

  /** Returns the accessibility rules that the screen violates, as found by axe. */
  static List<?> violations(Browser browser) {
    if (browser.script("typeof axe").equals("undefined")) {
      browser.script("(function () {" + axe() + "})()");
    }
    return (List<?>) browser.script(VIOLATIONS);
  }

  /**
   * Returns what {@link #violations} finds on a desktop and on a phone, in light and in dark.
   * Leaves the page at the size of a desktop.
   */
  static List<String> violationsInAllSettings(Browser browser) {
    var found = new ArrayList<String>();
    for (int[] size : new int[][] {{390, 844}, {1280, 720}}) {
      browser.size(size[0], size[1]);
      for (String theme : List.of("light", "dark")) {
        browser.prefer("prefers-color-scheme", theme);
        violations(browser).forEach(it -> found.add(size[0] + " px, " + theme + ": " + it));
      }
    }
    return found;
  }

  private static String axe() {
    try (InputStream in = PageChecks.class.getResourceAsStream("/axe.min.js")) {
      return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * A script that waits for transitions, during which colours are between those of two themes. axe
   * runs all rules, but describes only elements that violate one.
   */
  private static final String VIOLATIONS =
      "Promise.all(document.getAnimations().filter(it => it instanceof CSSTransition).map(it =>"
          + " it.finished.catch(() => {}))).then(() =>"
          + " axe.run({ resultTypes: ['violations'], selectors: false })).then(found =>"
          + " found.violations.map(it => it.id + ': ' + it.nodes.slice(0, 3).map(node =>"
          + " node.html).join(' ')))";

  /**
   * Returns controls that are too small for a finger: below 44 pixels. A choice is hit by its
   * label.
   */
  static List<?> smallTargets(Browser browser) {
    return (List<?>) browser.script(SMALL_TARGETS);
  }

  private static final String SMALL_TARGETS =
      "[...document.querySelectorAll('button, a, input, select, summary')]"
          + ".map(it => ['radio', 'checkbox'].includes(it.type) ? it.closest('label') ?? it : it)"
          + ".filter(it => it.offsetHeight && !it.closest('.skip'))"
          + ".filter(it => it.offsetHeight < 44 || it.offsetWidth < 44)"
          + ".map(it => it.outerHTML)";

  /** Checks that the page has this number of matching elements, each wholly in the window. */
  static void assertInView(Browser browser, String selector, long count) {
    String found = "[...document.querySelectorAll(\"%s\")]".formatted(selector);
    assertThat(browser.script(found + ".length")).as(selector).isEqualTo(count);
    assertThat(browser.script(found + ".every(" + IN_VIEW + ")")).as(selector).isEqualTo(true);
  }

  /** A function of the page that tells whether an element is wholly in the window. */
  private static final String IN_VIEW =
      "((it) => { const box = it.getBoundingClientRect(); return box.height > 0 && box.top >= 0"
          + " && box.left >= 0 && Math.floor(box.bottom) <= innerHeight"
          + " && Math.floor(box.right) <= innerWidth; })";

  /** Returns whether the page is larger than its window. */
  static boolean scrolls(Browser browser) {
    return (boolean) browser.script(SCROLLS);
  }

  private static final String SCROLLS =
      "document.documentElement.scrollWidth > innerWidth"
          + " || document.documentElement.scrollHeight > innerHeight";

  /**
   * Returns English words on a screen in another language, except names of engines, rules and keys,
   * and of the players of stored games.
   */
  static List<?> english(Browser browser) {
    return (List<?>) browser.script(ENGLISH);
  }

  private static final String ENGLISH =
      """
      (() => {
        const names = new Set(["Tengen", "English", "VCF", "VCT", "SGF", "PSQ", "JSON", "PNG", "GIF", "Home", "End",
          "Space", "undo", "eval", "board", "NoGo"]);
        const found = [];
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const isName = node.parentElement.closest("option, script, noscript, .rules, .legend, #position, dt");
          const words = isName ? [] : node.data.match(/[A-Za-z]{3,}/g) ?? [];
          found.push(...words.filter((word) => !names.has(word)));
        }
        const labels = [...document.querySelectorAll("[aria-label]")]
          .filter((it) => !it.closest("#games tbody")).map((it) => it.getAttribute("aria-label"));
        found.push(...labels.flatMap((label) => label.match(/[A-Za-z]{3,}/g) ?? []).filter((word) => !names.has(word)));
        return found;
      })()
      """;
}
