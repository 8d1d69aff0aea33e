package tengen.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tengen.app.Distribution;
import tengen.app.Server;

/** Tests of games at the daemon's tables. */
@BrowserTest
final class WebTablesIT {
  /** Level at which a move takes a third of a second. Below 40 a whole game takes that long. */
  private static final int THINKING = 80;

  private final Browser shared;

  WebTablesIT(Browser browser) {
    this.shared = browser;
  }

  private static void begin(Browser browser, int level, String who) {
    browser.menu("#new");
    browser.chooseRules("nogo");
    browser.choose("#level-new", String.valueOf(level));
    browser.click(who);
    browser.waitFor("a table", () -> !table(browser).isEmpty());
  }

  private static String table(Browser browser) {
    String hash = (String) browser.script("location.hash");
    return hash.startsWith("#/t/") ? hash.substring("#/t/".length()) : "";
  }

  private static int plies(Browser browser) {
    return Integer.parseInt(browser.element("#ply").getText().split(" / ")[1]);
  }

  @Test
  void aGameAgainstAnEngineGoesOnAfterAReload() {
    shared.open("");
    shared.menu("#new");
    shared.chooseRules("nogo");
    shared.choose("#clock", "5+3");
    shared.click("#start-black");
    shared.waitFor("a table", () -> !table(shared).isEmpty());
    shared.play("E5");
    shared.waitForText("#ply", "2 / 2");
    assertThat(shared.element("#clock-B").getText()).matches("[45]:[0-9]{2}");

    shared.open("#/t/" + table(shared));

    shared.waitForText("#ply", "2 / 2");
    assertThat(shared.name("E5")).isEqualTo("E5, Black");
    shared.click("#take-back");
    shared.waitForText("#ply", "0 / 2");
    shared.play("C3");
    shared.waitForName("C3", "C3, Black");
  }

  @Test
  void enginesPlayWithoutAPageAndPauseAndStep() {
    shared.open("");
    begin(shared, THINKING, "#start-engines");
    String table = table(shared);
    // Slow enough that the game is not over before the pause.
    shared.choose("#speed", "0.5");
    shared.waitFor("moves", () -> plies(shared) > 1);

    shared.click("#pause");
    shared.waitFor("paused", () -> !shared.has("#step:disabled"));
    int paused = plies(shared);
    shared.click("#step");
    shared.waitFor("one more", () -> plies(shared) == paused + 1);
    shared.waitFor("paused", () -> !shared.has("#step:disabled"));
    assertThat(plies(shared)).isEqualTo(paused + 1);

    shared.click("#pause");
    shared.leave();
    shared.open("#/t/" + table);
    shared.waitFor("moves without a page", () -> plies(shared) > paused + 2);
    shared.click("#pause");
    shared.waitFor("paused", () -> !shared.has("#step:disabled"));
  }

  @Test
  void othersWatchWhatIsPublicAndNotWhatIsPrivate() {
    shared.open("");
    begin(shared, 0, "#start-black");
    String open = table(shared);
    shared.play("E5");
    shared.waitForText("#ply", "2 / 2");
    shared.menu("#new");
    shared.click("#private");
    shared.click("#start-black");
    shared.waitFor("another table", () -> !table(shared).isEmpty() && !table(shared).equals(open));
    String secret = table(shared);

    shared.forget();
    shared.open("#/live");
    shared.click("[data-table='" + open + "']");
    shared.waitForText("#watching", "watching");
    shared.waitForText("#ply", "2 / 2");
    assertThat(shared.has("#resign")).isFalse();
    assertThat(shared.has("[data-table='" + secret + "']")).isFalse();
    shared.open("#/t/" + secret);
    shared.waitForText("#message", "private");
  }

  @Test
  void blackIsTakenBySwap2() {
    takeBySwap2("black", "human", "gomoku");
  }

  @ParameterizedTest
  @CsvSource({"white, gomoku, human", "two, '', ''"})
  @EnabledIfSystemProperty(
      named = "tengen.long",
      matches = "true",
      disabledReason = "long form: mvn verify -Plong")
  void otherChoicesAreMadeBySwap2(String choice, String black, String white) {
    takeBySwap2(choice, black, white);
  }

  /** Plays against an engine that places three arbitrary stones. */
  private void takeBySwap2(String choice, String black, String white) {
    beginSwap2("#start-white");
    shared.waitForText("#ply", "3 / 3");
    assertThat(shared.element("#opening").getText()).contains("White's player chooses");
    assertThat(shared.has("[data-choice='two']")).isTrue();
    assertThat(shared.script(WORDS_START)).isEqualTo(1L);

    shared.click("[data-choice='" + choice + "']");

    if (choice.equals("two")) {
      shared.waitForText("#opening", "two stones more");
      shared.play("A1");
      shared.waitForText("#ply", "4 / 4");
      assertThat(shared.name("A1")).startsWith("A1, White");
      shared.play("C1");
      shared.waitFor("a colour taken", () -> !shared.has("#opening"));
    } else {
      shared.waitFor(choice, () -> !shared.has("#opening"));
      assertThat(player("B")).isEqualTo(black);
      assertThat(player("W")).isEqualTo(white);
    }
  }

  /** Number of different places where the lines of the choices begin. */
  private static final String WORDS_START =
      "new Set([...document.querySelectorAll('.choice > *')]"
          + ".map(it => it.getBoundingClientRect().left)).size";

  private void beginSwap2(String who) {
    shared.open("");
    shared.menu("#new");
    shared.chooseRules("gomoku-freestyle");
    shared.choose("#opening-procedure", "swap2");
    shared.choose("#opponent", "gomoku");
    shared.choose("#level-new", "0");
    shared.click(who);
    shared.waitFor("an opening", () -> shared.has("#opening"));
  }

  private String player(String side) {
    return shared.player("#player-" + side);
  }

  /**
   * Plays two people at one screen: the second places two more stones, and the first takes White.
   */
  @Test
  @EnabledIfSystemProperty(
      named = "tengen.long",
      matches = "true",
      disabledReason = "long form: mvn verify -Plong")
  void atFiveStonesTheFirstTakesAColour() throws IOException {
    beginSwap2("#start-both");
    for (String move : List.of("H8", "J9", "A1")) {
      shared.play(move);
      shared.waitFor(move, () -> !shared.name(move).endsWith("empty"));
    }
    var _ = shared.element("[data-choice='two']");
    var _ = shared.saveScreenshot("opening");
    assertThat(PageChecks.violations(shared)).isEmpty();
    shared.click("[data-choice='two']");
    shared.play("B1");
    shared.waitFor("B1", () -> !shared.name("B1").endsWith("empty"));
    shared.play("C1");
    shared.waitForText("#opening", "Five stones");
    assertThat(shared.has("[data-choice='two']")).isFalse();
    shared.click("[data-choice='white']");
    shared.waitFor("the game", () -> !shared.has("#opening"));
    shared.play("D1");
    shared.waitForName("D1", "D1, White, last move");
  }

  /** Kills the daemon during a search. An open page must continue by itself. */
  @Test
  // The long form takes longer than tests may by default.
  @Timeout(1800)
  void noMoveThatWasShownIsLostWhenTheDaemonIsKilled() throws IOException {
    int kills = Boolean.getBoolean("tengen.long") ? 100 : 1;
    int port = Server.freePort();
    Path scratch = Files.createTempDirectory(Distribution.output(), "tables");
    Server server = serve(port, scratch);
    try {
      Browser browser = shared.at(new WebServer(server, "http://127.0.0.1:" + port));
      browser.open("");
      begin(browser, THINKING, "#start-engines");
      List<String> shown = moreThan(browser, List.of());
      for (int i = 0; i < kills; i++) {
        if (browser.has("#end")) {
          String over = table(browser);
          begin(browser, THINKING, "#start-engines");
          browser.waitFor("another table", () -> !table(browser).equals(over));
          shown = moreThan(browser, List.of());
        }
        browser.script(WATCH_TOAST);
        server.close();
        browser.waitForState("lost");
        assertThat(browser.script("window.toast")).asString().contains("your game is safe");
        server = serve(port, scratch);
        browser.waitForState("ready");
        if (i % 2 == 1) {
          browser.open("#/t/" + table(browser));
        }
        shown = moreThan(browser, shown);
      }
      int last = shown.size();
      browser.open("#/t/" + table(browser));
      browser.waitFor("as many moves", () -> plies(browser) >= last);
      assertThat(moves(browser).subList(0, last)).isEqualTo(shown);
      browser.leave();
      assertThat(browser.complaints()).allMatch(it -> it.contains("ERR_CONNECTION_REFUSED"));
    } finally {
      server.close();
    }
  }

  /**
   * A script that promises the text of the toast when 3 seconds of the page's clock and two frames
   * have passed since the page has drawn that its connection is lost.
   */
  private static final String WATCH_TOAST =
      """
      (() => {
        const text = () => document.querySelector("#offline")?.textContent ?? "no toast";
        window.toast = new Promise((resolve) =>
          new MutationObserver((_, observer) => {
            if (document.documentElement.dataset.state === "lost") {
              observer.disconnect();
              setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve(text()))), 3000);
            }
          }).observe(document.documentElement, { attributes: true }));
      })()
      """;

  /** Returns the moves once there are more than {@code before}, or the game is over. */
  private static List<String> moreThan(Browser browser, List<String> before) {
    browser.waitFor("a move more", () -> plies(browser) > before.size() || browser.has("#end"));
    List<String> now = ((List<?>) browser.script(MOVES)).stream().map(String::valueOf).toList();
    assertThat(now.stream().limit(before.size()).toList()).isEqualTo(before);
    return now;
  }

  private static List<String> moves(Browser browser) {
    return ((List<?>) browser.script(MOVES)).stream().map(String::valueOf).toList();
  }

  /**
   * A script that returns the moves without marks of mistakes, which a resumed table does not have.
   */
  private static final String MOVES =
      "[...document.querySelectorAll('#moves > .mv')]"
          + ".map(it => it.textContent.replace(/[?!]+$/, ''))";

  private static Server serve(int port, Path scratch) throws IOException {
    return Server.serve(
        Distribution.built(),
        scratch,
        """
        listeners: [{name: web, port: %d, protocol: http}, {name: any, port: 0}]
        archive: {url: "jdbc:sqlite:%s"}
        """
            .formatted(port, scratch.resolve("games.db")));
  }
}
