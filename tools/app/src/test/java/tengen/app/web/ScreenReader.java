package tengen.app.web;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebDriverException;

/**
 * A user of a screen reader: finds elements of the accessibility tree by role and name, presses
 * keys, and hears what live regions announce.
 */
final class ScreenReader {
  /** A script that records each text of a live region in {@code announcements}. */
  private static final String LISTEN =
      """
      (() => {
        window.announcements = [];
        const texts = new Map();
        const read = (region) => {
          const copy = region.cloneNode(true);
          copy.querySelectorAll('[aria-live="off"]').forEach((part) => part.remove());
          return copy.textContent.trim();
        };
        new MutationObserver((changes) => {
          const regions = changes.map(({ target }) => (target.closest ? target : target.parentElement)
            ?.closest('[aria-live="polite"], [role="status"]'));
          for (const region of new Set(regions.filter(Boolean))) {
            const text = read(region);
            if (text && texts.get(region) !== text) {
              announcements.push(text);
            }
            texts.set(region, text);
          }
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
        return true;
      })()
      """;

  private final Browser browser;

  ScreenReader(Browser browser) {
    this.browser = browser;
  }

  /** An element of the accessibility tree. */
  record Element(String name, int node) {}

  /** Starts to record announcements. */
  void listen() {
    var _ = browser.script(LISTEN);
  }

  /** Returns what was announced since {@link #listen}, oldest first. */
  List<String> announcements() {
    return ((List<?>) browser.script("window.announcements"))
        .stream().map(String.class::cast).toList();
  }

  /** Waits for an announcement. */
  void await(String what, Predicate<String> isMeant) {
    browser.waitFor(what, () -> announcements().stream().anyMatch(isMeant));
  }

  /** Returns the elements of a role in the order of the page. */
  List<Element> elements(String role) {
    var root = (Map<?, ?>) browser.devTools("DOM.getDocument", Map.of("depth", 0)).get("root");
    Map<String, Object> query = Map.of("nodeId", number(root, "nodeId"), "role", role);
    List<Element> found = new ArrayList<>();
    for (Object each :
        (List<?>) browser.devTools("Accessibility.queryAXTree", query).get("nodes")) {
      var node = (Map<?, ?>) each;
      if (node.get("name") instanceof Map<?, ?> name && !Boolean.TRUE.equals(node.get("ignored"))) {
        found.add(new Element(String.valueOf(name.get("value")), number(node, "backendDOMNodeId")));
      }
    }
    return found;
  }

  private static int number(Map<?, ?> node, String field) {
    return ((Number) node.get(field)).intValue();
  }

  /** Returns whether there is an element of a role and name. */
  boolean finds(String role, String name) {
    return elements(role).stream().anyMatch(it -> it.name().equals(name));
  }

  /** Moves the focus to the element of a role whose name begins so. Waits for the element. */
  void focus(String role, String name) {
    browser.waitFor(role + " " + name, () -> isFocused(role, name));
  }

  private boolean isFocused(String role, String name) {
    List<Element> found =
        elements(role).stream().filter(it -> it.name().startsWith(name)).limit(1).toList();
    try {
      found.forEach(it -> browser.devTools("DOM.focus", Map.of("backendNodeId", it.node())));
      return !found.isEmpty();
    } catch (WebDriverException _) {
      return false;
    }
  }

  /** Presses a button or a link. */
  void press(String role, String name) {
    focus(role, name);
    browser.key(Keys.ENTER);
  }

  /** Chooses a radio button. */
  void choose(String name) {
    focus("radio", name);
    browser.key(Keys.SPACE);
  }

  /** Returns how the value of a slider is read. */
  String valueOf(String slider) {
    return elements("slider").stream()
        .filter(it -> it.name().equals(slider))
        .map(it -> attributes(it).get("aria-valuetext"))
        .findFirst()
        .orElseThrow();
  }

  private Map<String, String> attributes(Element element) {
    Map<String, Object> which = Map.of("backendNodeId", element.node());
    var node = (Map<?, ?>) browser.devTools("DOM.describeNode", which).get("node");
    var all = (List<?>) node.get("attributes");
    Map<String, String> found = new HashMap<>();
    for (int i = 0; i + 1 < all.size(); i += 2) {
      found.put((String) all.get(i), (String) all.get(i + 1));
    }
    return found;
  }
}
