package tengen.app.web;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.logging.Level;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;
import tengen.support.Foreign;

/** Debian's headless Chromium. */
final class Chromium {
  private static final Path CHROMIUM = Path.of("/usr/bin/chromium");
  private static final Path DRIVER = Path.of("/usr/bin/chromedriver");

  private Chromium() {}

  /**
   * Skips the test if Chromium is missing, or fails it under {@code
   * -Dtengen.browser.required=true}.
   */
  static void require() {
    boolean isInstalled = Files.exists(CHROMIUM) && Files.exists(DRIVER);
    if (!isInstalled) {
      Foreign.missing("no /usr/bin/chromium with /usr/bin/chromedriver", "browser");
    }
  }

  /** Starts a browser, which the caller closes. */
  static ChromeDriver start() {
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
        // Uses one process for all pages, since a process starts slower than a page loads.
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
}
