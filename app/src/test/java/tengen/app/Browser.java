package tengen.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import java.util.logging.Level;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;
import org.openqa.selenium.support.ui.Select;
import org.openqa.selenium.support.ui.WebDriverWait;

/** Debian's Chromium without a window, at the page of a daemon of its own. */
final class Browser implements AutoCloseable {
  private static final Path CHROMIUM = Path.of("/usr/bin/chromium");
  private static final Path DRIVER = Path.of("/usr/bin/chromedriver");
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  private final Server server;
  private final String address;
  private final ChromeDriver driver;

  private Browser(Server server, String address, ChromeDriver driver) {
    this.server = server;
    this.address = address;
    this.driver = driver;
  }

  /**
   * Starts both, which keep what they keep in that folder. Where Chromium is missing the test is
   * skipped, or fails under {@code -Dtengen.browser.required=true}.
   */
  static Browser start(Path scratch) throws IOException {
    require();
    int port = Server.freePort();
    var server =
        Server.serve(
            Distribution.built(),
            scratch,
            "listeners: [{name: web, port: %d, protocol: http}, {name: any, port: 0}]\n"
                .formatted(port));
    return new Browser(server, "http://127.0.0.1:" + port, driver(scratch.resolve("browser")));
  }

  private static void require() {
    boolean isThere = Files.exists(CHROMIUM) && Files.exists(DRIVER);
    if (!isThere) {
      assertThat(Boolean.getBoolean("tengen.browser.required")).as("Chromium").isFalse();
      Foreign.leaveOut("no /usr/bin/chromium with /usr/bin/chromedriver");
    }
  }

  private static ChromeDriver driver(Path folder) {
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
        "--lang=en",
        "--window-size=1280,900",
        "--user-data-dir=" + folder);
    var service =
        new ChromeDriverService.Builder()
            .usingDriverExecutable(DRIVER.toFile())
            .withEnvironment(Map.of("SE_OFFLINE", "true", "SE_AVOID_STATS", "true"))
            .build();
    return new ChromeDriver(service, options);
  }

  /** Of the daemon, as {@code http://HOST:PORT}. */
  String address() {
    return address;
  }

  /** Opens the page, or one of its addresses behind {@code #}, anew. */
  void open(String hash) {
    driver.get("about:blank");
    driver.get(address + "/" + hash);
    waitFor("connected", () -> script("document.documentElement.dataset.state").equals("ready"));
  }

  /** The value of an expression of the page. */
  Object script(String expression) {
    return Objects.requireNonNullElse(driver.executeScript("return " + expression), "");
  }

  void waitFor(String what, BooleanSupplier condition) {
    new WebDriverWait(driver, PATIENCE)
        .withMessage(what)
        .until(_ -> condition.getAsBoolean() ? true : null);
  }

  WebElement element(String selector) {
    return driver.findElement(By.cssSelector(selector));
  }

  boolean has(String selector) {
    return !driver.findElements(By.cssSelector(selector)).isEmpty();
  }

  void click(String selector) {
    element(selector).click();
  }

  void choose(String selector, String value) {
    new Select(element(selector)).selectByValue(value);
  }

  /** Presses a point of the board, by GTP's name. */
  void play(String vertex) {
    waitFor("board", () -> has("[data-point='" + vertex + "']"));
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
    waitFor(part, () -> has(selector) && element(selector).getText().contains(part));
  }

  /** What the page or the browser complained of since the last call. */
  List<String> complaints() {
    return driver.manage().logs().get(LogType.BROWSER).getAll().stream()
        .map(LogEntry::toString)
        .toList();
  }

  @Override
  public void close() {
    driver.quit();
    server.close();
  }
}
