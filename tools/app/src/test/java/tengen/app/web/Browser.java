package tengen.app.web;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import java.util.logging.Level;
import org.openqa.selenium.By;
import org.openqa.selenium.ElementNotInteractableException;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.StaleElementReferenceException;
import org.openqa.selenium.WebDriver;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.WindowType;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.interactions.PointerInput;
import org.openqa.selenium.interactions.Sequence;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;
import org.openqa.selenium.support.ui.Select;
import org.openqa.selenium.support.ui.Wait;
import org.openqa.selenium.support.ui.WebDriverWait;
import tengen.app.Distribution;
import tengen.support.Foreign;
import tengen.support.Waits;

/** Debian's Chromium without a window, at the page of a daemon. */
final class Browser implements AutoCloseable {
  private static final Path CHROMIUM = Path.of("/usr/bin/chromium");
  private static final Path DRIVER = Path.of("/usr/bin/chromedriver");
  private static final Duration POLL = Duration.ofMillis(50);
  private static final String NOTHING = "about:blank";

  private static final String TEXT = "return document.querySelector(arguments[0])?.innerText ?? ''";

  private final WebServer server;
  private final ChromeDriver driver;

  private Browser(WebServer server, ChromeDriver driver) {
    this.server = server;
    this.driver = driver;
  }

  /** Starts it for the page of a daemon, which its caller closes. */
  static Browser start(WebServer server) {
    return new Browser(server, driver());
  }

  /** The same browser for the page of another daemon, which its caller closes. */
  Browser at(WebServer other) {
    return new Browser(other, driver);
  }

  /**
   * Where Chromium is missing the test is skipped, or fails under {@code
   * -Dtengen.browser.required=true}.
   */
  static void require() {
    boolean isThere = Files.exists(CHROMIUM) && Files.exists(DRIVER);
    if (!isThere) {
      Foreign.missing("no /usr/bin/chromium with /usr/bin/chromedriver", "browser");
    }
  }

  private static ChromeDriver driver() {
    var log = new LoggingPreferences();
    log.enable(LogType.BROWSER, Level.ALL);
    var options = new ChromeOptions();
    options.setBinary(CHROMIUM.toFile());
    options.setCapability("goog:loggingPrefs", log);
    options.addArguments(
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // One process for all pages: to start one takes longer than to show a page.
        "--renderer-process-limit=1",
        "--disable-site-isolation-trials",
        "--disable-features=IsolateOrigins,site-per-process",
        "--lang=en",
        "--window-size=1280,900");
    var service =
        new ChromeDriverService.Builder()
            .usingDriverExecutable(DRIVER.toFile())
            .withEnvironment(Map.of("SE_OFFLINE", "true", "SE_AVOID_STATS", "true"))
            .build();
    return new ChromeDriver(service, options);
  }

  /** Where the daemon's page is, as {@code http://HOST:PORT}. */
  String address() {
    return server.address();
  }

  /** Opens the page, or one of its addresses behind {@code #}, anew. */
  void open(String hash) {
    load(hash);
    waitForState("ready");
  }

  /** The same, whatever comes of it; an address behind {@code #} alone would be no other page. */
  void load(String hash) {
    if (!hash.isEmpty()) {
      leave();
    }
    driver.get(address() + "/" + hash);
  }

  /** Ends the page. */
  void leave() {
    if (!NOTHING.equals(driver.getCurrentUrl())) {
      driver.get(NOTHING);
    }
  }

  /** The page before this one, as the browser has kept it. */
  void goBack() {
    driver.navigate().back();
  }

  /** Another window, which is the one in use from here on. @return how to come back to this one */
  String anotherWindow() {
    String here = driver.getWindowHandle();
    var _ = driver.switchTo().newWindow(WindowType.WINDOW);
    return here;
  }

  /** Uses that window. @return how to come back to this one */
  String useWindow(String handle) {
    String here = driver.getWindowHandle();
    var _ = driver.switchTo().window(handle);
    return here;
  }

  /** Closes this window and uses that. */
  void closeWindow(String next) {
    driver.close();
    var _ = driver.switchTo().window(next);
  }

  /** Waits for a state of the connection. */
  void waitForState(String state) {
    waitFor(state, () -> script("document.documentElement.dataset.state").equals(state));
  }

  /** The value of an expression of the page. */
  Object script(String expression) {
    return Objects.requireNonNullElse(driver.executeScript("return " + expression), "");
  }

  void waitFor(String what, BooleanSupplier condition) {
    var _ = patience(what).until(_ -> condition.getAsBoolean() ? true : null);
  }

  private Wait<WebDriver> patience(String what) {
    return new WebDriverWait(driver, Waits.CAP, POLL).withMessage(what);
  }

  /** The first of these, once it is there: what is pressed shows its effect in the next frame. */
  WebElement element(String selector) {
    return patience(selector).until(_ -> elements(selector).stream().findFirst().orElse(null));
  }

  boolean has(String selector) {
    return !elements(selector).isEmpty();
  }

  private List<WebElement> elements(String selector) {
    return driver.findElements(By.cssSelector(selector));
  }

  /**
   * Presses what is there when the page stands still: a frame may bring another in its place, or
   * show the dialog that it is in.
   */
  void click(String selector) {
    waitFor(selector, () -> isClicked(selector));
  }

  private boolean isClicked(String selector) {
    try {
      element(selector).click();
      return true;
    } catch (StaleElementReferenceException | ElementNotInteractableException _) {
      return false;
    }
  }

  void choose(String selector, String value) {
    click("%s option[value='%s']".formatted(selector, value));
  }

  /** Has a field hold this alone. */
  void write(String selector, String text) {
    WebElement field = element(selector);
    field.clear();
    field.sendKeys(text);
  }

  /** What can be chosen there. */
  List<String> options(String selector) {
    return new Select(element(selector))
        .getOptions().stream().map(option -> option.getAttribute("value")).toList();
  }

  /** Waits until the daemon has said what it knows of the position that is shown. */
  void waitForPosition() {
    waitFor("position", () -> has("[role='grid'][aria-busy='false'], [data-move]"));
  }

  /** Presses a point of the board, by GTP's name. */
  void play(String vertex) {
    waitForPosition();
    click("[data-point='" + vertex + "']");
  }

  /** What a screen reader is told of a point. */
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

  /** What is read there; empty: it is not there. */
  String text(String selector) {
    return (String) driver.executeScript(TEXT, selector);
  }

  /** Writes a file and has the page open it. */
  void openFile(Path file, String text) throws IOException {
    element("#open").sendKeys(Files.writeString(file, text).toString());
  }

  /** What the daemon counts under this name; -1: nothing. */
  double metric(String name) {
    try (InputStream in = URI.create(address() + "/metrics").toURL().openStream()) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> line.startsWith(name + " "))
          .mapToDouble(line -> Double.parseDouble(line.substring(name.length() + 1)))
          .findFirst()
          .orElse(-1);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The status of the daemon's answer for a path. */
  int status(String path) {
    try {
      var connection = (HttpURLConnection) URI.create(address() + path).toURL().openConnection();
      return connection.getResponseCode();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What the page or the browser complained of since the last call. */
  List<String> complaints() {
    return driver.manage().logs().get(LogType.BROWSER).getAll().stream()
        .map(LogEntry::toString)
        .toList();
  }

  /**
   * Ends the page, and forgets what it has kept and what was asked of the browser, for the next
   * test: its daemon may be gone by then, which a page that is still open would complain of.
   */
  void forget() {
    command("Emulation.clearDeviceMetricsOverride", Map.of());
    command("Emulation.setScrollbarsHidden", Map.of("hidden", false));
    touch(false);
    command("Emulation.setEmulatedMedia", Map.of("features", List.of()));
    driver.manage().deleteAllCookies();
    if (script("location.protocol").equals("http:")) {
      driver.executeScript("localStorage.clear()");
    }
    leave();
  }

  /** Has the browser ask for all files anew. */
  void forgetFiles() {
    command("Network.clearBrowserCache", Map.of());
  }

  /** Has the browser get no files of these names, where {@code *} stands for anything. */
  void block(String... names) {
    command("Network.enable", Map.of());
    command("Network.setBlockedURLs", Map.of("urls", List.of(names)));
  }

  /** Of the DevTools protocol. */
  private void command(String name, Map<String, Object> values) {
    var _ = driver.executeCdpCommand(name, values);
  }

  /** Taps a point with a finger. */
  void tap(String vertex) {
    var finger = new PointerInput(PointerInput.Kind.TOUCH, "finger");
    var origin = PointerInput.Origin.fromElement(element("[data-point='" + vertex + "']"));
    driver.perform(
        List.of(
            new Sequence(finger, 0)
                .addAction(finger.createPointerMove(Duration.ZERO, origin, 0, 0))
                .addAction(finger.createPointerDown(PointerInput.MouseButton.LEFT.asArg()))
                .addAction(finger.createPointerUp(PointerInput.MouseButton.LEFT.asArg()))));
  }

  /** Moves the mouse there. */
  void pointAt(String selector) {
    new Actions(driver).moveToElement(element(selector)).perform();
  }

  /** Presses a key of the page. */
  void key(CharSequence key) {
    new Actions(driver).sendKeys(key).perform();
  }

  /** What a press has the browser save into a folder of its own. */
  Path saved(String selector, String name) throws IOException {
    Path folder = Files.createTempDirectory(Distribution.output(), "saved");
    command(
        "Browser.setDownloadBehavior",
        Map.of("behavior", "allow", "downloadPath", folder.toString()));
    click(selector);
    // The browser makes it empty at first.
    waitFor(name, () -> folder.resolve(name).toFile().length() > 0);
    return folder.resolve(name);
  }

  /** Has the page as many pixels, as on another screen. */
  void size(int width, int height) {
    command(
        "Emulation.setDeviceMetricsOverride",
        Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", false));
    command("Emulation.setScrollbarsHidden", Map.of("hidden", true));
  }

  /** Whether fingers are what points. */
  void touch(boolean enabled) {
    command("Emulation.setTouchEmulationEnabled", Map.of("enabled", enabled));
  }

  /** Has the system prefer something. */
  void prefer(String feature, String value) {
    command(
        "Emulation.setEmulatedMedia",
        Map.of("features", List.of(Map.of("name", feature, "value", value))));
  }

  /** Keeps what is seen now among the build's output, and tells where. */
  Path keepPicture(String name) throws IOException {
    Path folder = Files.createDirectories(Distribution.output().resolve("browser"));
    return Files.write(folder.resolve(name + ".png"), driver.getScreenshotAs(OutputType.BYTES));
  }

  @Override
  public void close() {
    driver.quit();
  }
}
