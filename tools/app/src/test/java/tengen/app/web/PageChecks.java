package tengen.app.web;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
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

  private static String axe() {
    try (InputStream in = PageChecks.class.getResourceAsStream("/axe.min.js")) {
      return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A script that waits for transitions, during which colours are between those of two themes. */
  private static final String VIOLATIONS =
      "Promise.all(document.getAnimations().filter(it => it instanceof CSSTransition).map(it =>"
          + " it.finished.catch(() => {}))).then(() => axe.run()).then(found =>"
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
