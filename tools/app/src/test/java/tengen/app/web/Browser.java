package tengen.app.web;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import org.openqa.selenium.By;
import org.openqa.selenium.ElementNotInteractableException;
import org.openqa.selenium.JavascriptException;
import org.openqa.selenium.Keys;
import org.openqa.selenium.NoSuchWindowException;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.StaleElementReferenceException;
import org.openqa.selenium.WebDriver;
import org.openqa.selenium.WebDriverException;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.WindowType;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.interactions.PointerInput;
import org.openqa.selenium.interactions.Sequence;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.support.ui.Select;
import org.openqa.selenium.support.ui.Wait;
import org.openqa.selenium.support.ui.WebDriverWait;
import tengen.app.Distribution;
import tengen.support.Waits;

/** A browser that shows the page of a daemon. */
final class Browser implements AutoCloseable {
  private static final Duration POLL = Duration.ofMillis(50);
  private static final String NOTHING = "about:blank";

  private static final String PROPERTY =
      "return document.querySelector(arguments[0])?.[arguments[1]] ?? null";

  /** Waits for the next frame and the tasks behind it. A hidden page has no frames. */
  private static final String FRAME =
      "const done = arguments[0];"
          + " document.hidden ? setTimeout(done) : requestAnimationFrame(() => setTimeout(done));";

  /** Chooses the tab of an element whose panel is hidden. */
  private static final String SHOW_PANEL =
      """
      const panel = document.querySelector(arguments[0])?.closest("[role=tabpanel]");
      const tabs = panel ? document.querySelectorAll(`[aria-controls=${panel.id}]`) : [];
      if (panel && !panel.getClientRects().length) {
        [...tabs].find((tab) => tab.getClientRects().length)?.click();
      }
      """;

  private static final String SUMMARY =
      """
      const pointedAt = [...document.querySelectorAll(":hover")].map((it) => it.id || it.className.toString());
      return [location.href, document.documentElement.dataset.state, document.visibilityState,
        `${innerWidth} × ${innerHeight}`, pointedAt.join(" > "), document.body.innerText].join("\\n");
      """;

  private static final String TEXT = "return document.querySelector(arguments[0])?.innerText ?? ''";

  private final WebServer server;
  private final ChromeDriver driver;

  private Browser(WebServer server, ChromeDriver driver) {
    this.server = server;
    this.driver = driver;
  }

  /** Starts a browser for the page of a daemon, which the caller closes. */
  static Browser start(WebServer server) {
    return new Browser(server, Chromium.start());
  }

  /** Returns the same browser for the page of another daemon, which the caller closes. */
  Browser at(WebServer other) {
    return new Browser(other, driver);
  }

  /** Returns the daemon of the page. */
  WebServer server() {
    return server;
  }

  /** Returns the address of the daemon's page as {@code http://HOST:PORT}. */
  String address() {
    return server.address();
  }

  /** Loads the page, with an optional address after {@code #}, and waits until it is ready. */
  void open(String hash) {
    load(hash);
    waitForState("ready");
  }

  /**
   * Loads the page without waiting. Leaves the current page first if only the part after {@code #}
   * differs, which would not reload it.
   */
  void load(String hash) {
    if (!hash.isEmpty()) {
      leave();
    }
    driver.get(address() + "/" + hash);
  }

  /** Leaves the page for an empty one. */
  void leave() {
    if (!NOTHING.equals(driver.getCurrentUrl())) {
      driver.get(NOTHING);
    }
  }

  /** Goes back to the previous page in the browser's history. */
  void goBack() {
    driver.navigate().back();
  }

  /**
   * Opens and selects another window.
   *
   * @return handle of the previous window
   */
  String anotherWindow() {
    String here = driver.getWindowHandle();
    var _ = driver.switchTo().newWindow(WindowType.WINDOW);
    return here;
  }

  /**
   * Selects a window.
   *
   * @return handle of the previous window
   */
  String useWindow(String handle) {
    String here = driver.getWindowHandle();
    var _ = driver.switchTo().window(handle);
    return here;
  }

  /** Closes the current window and selects {@code next}. */
  void closeWindow(String next) {
    driver.close();
    var _ = driver.switchTo().window(next);
  }

  /** Waits for a state of the connection. */
  void waitForState(String state) {
    waitFor(state, () -> isState(state));
  }

  private boolean isState(String state) {
    return script("document.documentElement.dataset.state").equals(state);
  }

  boolean isConnected() {
    return isState("ready");
  }

  /** Returns the value of a JavaScript expression, or an empty string for null. */
  Object script(String expression) {
    return Objects.requireNonNullElse(driver.executeScript("return " + expression), "");
  }

  /**
   * Returns the value of an expression that uses the page's modules, such as {@code $panels_graph}.
   * They are loaded once more, without the page's start.
   */
  Object withModules(String expression) {
    return script("(() => {" + modules() + "return " + expression + "})()");
  }

  /** Returns the page's script up to its last module, which starts the page. */
  private String modules() {
    String text = (String) script("fetch(document.scripts[0].src).then(it => it.text())");
    return text.substring(0, text.lastIndexOf("})();\n") + "})();\n".length());
  }

  void waitFor(String what, BooleanSupplier condition) {
    var _ = waiting(what).until(_ -> condition.getAsBoolean() ? true : null);
  }

  private Wait<WebDriver> waiting(String what) {
    return new WebDriverWait(driver, Waits.CAP, POLL)
        .withMessage(() -> what + "; the page shows: " + summary());
  }

  /** Returns the address, state, pointed-at elements and visible text of the page, for failures. */
  String summary() {
    try {
      return (String) driver.executeScript(SUMMARY);
    } catch (WebDriverException gone) {
      return "nothing, since " + gone.getRawMessage();
    }
  }

  /**
   * Returns the first matching element, and chooses the tab of its panel. Waits for it, since a
   * click shows its effect in the next frame.
   */
  WebElement element(String selector) {
    var _ = driver.executeScript(SHOW_PANEL, selector);
    return waiting(selector).until(_ -> elements(selector).stream().findFirst().orElse(null));
  }

  /** Returns a property of the first matching element. Waits for the element. */
  String property(String selector, String name) {
    return waiting(selector).until(_ -> (String) driver.executeScript(PROPERTY, selector, name));
  }

  boolean has(String selector) {
    return !elements(selector).isEmpty();
  }

  private List<WebElement> elements(String selector) {
    return driver.findElements(By.cssSelector(selector));
  }

  /**
   * Clicks an element. Retries until the page is stable, since a frame may replace the element or
   * show its dialog. Then waits for a frame, which shows the effect.
   */
  void click(String selector) {
    waitFor(selector, () -> isClicked(selector));
    waitForFrame();
  }

  /** Waits until the page shows the effect of input, unless the input left the page. */
  private void waitForFrame() {
    try {
      var _ = driver.executeAsyncScript(FRAME);
    } catch (JavascriptException | NoSuchWindowException _) {
      // The page or its window is gone, and another page is waited for by its content.
    }
  }

  private boolean isClicked(String selector) {
    try {
      element(selector).click();
      return true;
    } catch (StaleElementReferenceException | ElementNotInteractableException _) {
      return false;
    }
  }

  /** Chooses what the board shows beside the stones: {@code nothing}, {@code best} or a topic. */
  void show(String choice) {
    click("#show");
    click("[data-topic='" + choice + "']");
  }

  /** Clicks an element that may be in the menu of the game. */
  void menu(String selector) {
    waitFor(selector, () -> has(selector) || has("#more"));
    if (!has(selector)) {
      click("#more");
    }
    click(selector);
  }

  /** Returns the value of a field of the dialog in which players are chosen. */
  String player(String selector) {
    menu("#players");
    String value = property(selector, "value");
    key(Keys.ESCAPE);
    return value;
  }

  void choose(String selector, String value) {
    click("%s option[value='%s']".formatted(selector, value));
  }

  /** Chooses the rules of a new game in its dialog: a card, or rules on that of five in a row. */
  void chooseRules(String id) {
    boolean isFive = id.startsWith("gomoku-");
    click("[data-card='%s']".formatted(isFive ? "gomoku" : id));
    if (isFive) {
      choose("#rules", id);
    }
  }

  /** Replaces the text of a field. */
  void write(String selector, String text) {
    WebElement field = element(selector);
    field.clear();
    field.sendKeys(text);
  }

  /** Returns the values of a selection list. */
  List<String> options(String selector) {
    return new Select(element(selector))
        .getOptions().stream().map(option -> option.getAttribute("value")).toList();
  }

  /** Waits until the daemon has described the position shown. */
  void waitForPosition() {
    waitFor("position", () -> has("[role='grid'][aria-busy='false'], [data-move], .scene"));
  }

  /** Clicks a point of the board, named as in GTP. */
  void play(String vertex) {
    waitForPosition();
    click("[data-point='" + vertex + "']");
  }

  /** Returns the accessible name of a point. */
  String name(String vertex) {
    return Objects.requireNonNull(
        element("[data-point='" + vertex + "']").getAttribute("aria-label"));
  }

  void waitForName(String vertex, String name) {
    waitFor(
        vertex + " is " + name,
        () -> has("[data-point='%s'][aria-label='%s']".formatted(vertex, name)));
  }

  void waitForText(String selector, String part) {
    waitFor(part, () -> text(selector).contains(part));
  }

  /** Returns the visible text of an element, or an empty string if it is missing. */
  String text(String selector) {
    return (String) driver.executeScript(TEXT, selector);
  }

  /** Writes a file and opens it in the page. */
  void openFile(Path file, String text) throws IOException {
    element("#open").sendKeys(Files.writeString(file, text).toString());
  }

  /** Returns the messages on the browser's console since the last call. */
  List<String> complaints() {
    return driver.manage().logs().get(LogType.BROWSER).getAll().stream()
        .map(LogEntry::toString)
        .toList();
  }

  /**
   * Leaves the page and clears its storage and all emulation settings for the next test. An open
   * page would report that its daemon is gone.
   */
  void forget() {
    command("Emulation.clearDeviceMetricsOverride", Map.of());
    command("Emulation.setScrollbarsHidden", Map.of("hidden", false));
    touch(false);
    command("Emulation.setEmulatedMedia", Map.of("features", List.of()));
    driver.manage().deleteAllCookies();
    boolean isPage = script("location.protocol").equals("http:");
    Object origin = script("location.origin");
    // A page that is still open would report its writes as aborted.
    leave();
    if (isPage) {
      command(
          "Storage.clearDataForOrigin",
          Map.of("origin", origin, "storageTypes", "local_storage,indexeddb"));
    }
  }

  /** Clears the browser's cache. */
  void forgetFiles() {
    command("Network.clearBrowserCache", Map.of());
  }

  /** Blocks URLs that match these patterns, where {@code *} matches any text. */
  void block(String... names) {
    command("Network.enable", Map.of());
    command("Network.setBlockedURLs", Map.of("urls", List.of(names)));
  }

  /** Returns the main thread's CPU time in scripts of this page, in milliseconds. */
  double scriptMs() {
    command("Performance.enable", Map.of("timeDomain", "threadTicks"));
    var metrics =
        (List<?>) driver.executeCdpCommand("Performance.getMetrics", Map.of()).get("metrics");
    return Objects.requireNonNull(metrics).stream()
        .map(metric -> (Map<?, ?>) metric)
        .filter(metric -> "ScriptDuration".equals(metric.get("name")))
        .mapToDouble(
            metric -> 1000 * ((Number) Objects.requireNonNull(metric.get("value"))).doubleValue())
        .sum();
  }

  private void command(String name, Map<String, Object> values) {
    var _ = devTools(name, values);
  }

  /** Runs a command of the DevTools protocol and returns its result. */
  Map<String, Object> devTools(String name, Map<String, Object> values) {
    return driver.executeCdpCommand(name, values);
  }

  /** Sets the languages that the browser asks for, best first, such as {@code ja-JP,en}. */
  void prefersLanguages(String languages) {
    command(
        "Emulation.setUserAgentOverride",
        Map.of("userAgent", script("navigator.userAgent"), "acceptLanguage", languages));
  }

  /** Taps a point by touch. */
  void tap(String vertex) {
    var finger = new PointerInput(PointerInput.Kind.TOUCH, "finger");
    var origin = PointerInput.Origin.fromElement(element("[data-point='" + vertex + "']"));
    driver.perform(
        List.of(
            new Sequence(finger, 0)
                .addAction(finger.createPointerMove(Duration.ZERO, origin, 0, 0))
                .addAction(finger.createPointerDown(PointerInput.MouseButton.LEFT.asArg()))
                .addAction(finger.createPointerUp(PointerInput.MouseButton.LEFT.asArg()))));
    waitForFrame();
  }

  /** Moves the mouse over an element. */
  void pointAt(String selector) {
    new Actions(driver).moveToElement(element(selector)).perform();
  }

  /** Presses a key. */
  void key(CharSequence key) {
    new Actions(driver).sendKeys(key).perform();
    waitForFrame();
  }

  /** Clicks an element and returns the file that the browser downloads into a new folder. */
  Path saved(String selector, String name) throws IOException {
    Path folder = Files.createTempDirectory(Distribution.output(), "saved");
    command(
        "Browser.setDownloadBehavior",
        Map.of("behavior", "allow", "downloadPath", folder.toString()));
    click(selector);
    // The browser first creates the file empty.
    waitFor(name, () -> folder.resolve(name).toFile().length() > 0);
    return folder.resolve(name);
  }

  /** Sets the size of the page in pixels. */
  void size(int width, int height) {
    command(
        "Emulation.setDeviceMetricsOverride",
        Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", false));
    command("Emulation.setScrollbarsHidden", Map.of("hidden", true));
  }

  /** Enables or disables touch input. */
  void touch(boolean enabled) {
    command("Emulation.setTouchEmulationEnabled", Map.of("enabled", enabled));
  }

  /** Emulates a system preference, such as a colour scheme. */
  void prefer(String feature, String value) {
    command(
        "Emulation.setEmulatedMedia",
        Map.of("features", List.of(Map.of("name", feature, "value", value))));
  }

  /** Saves a screenshot in the build's output folder and returns its path. */
  Path saveScreenshot(String name) throws IOException {
    Path folder = Files.createDirectories(Distribution.output().resolve("browser"));
    return Files.write(folder.resolve(name + ".png"), driver.getScreenshotAs(OutputType.BYTES));
  }

  @Override
  public void close() {
    driver.quit();
  }
}
