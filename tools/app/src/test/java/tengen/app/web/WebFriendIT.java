package tengen.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests of a game between two people, each with a browser of their own. */
@BrowserTest
final class WebFriendIT {
  private static final String BLACK = "[data-side='B'] .player-name";
  private static final String WHITE = "[data-side='W'] .player-name";

  private final ArchiveServer archive;
  private final Browser anna;

  WebFriendIT(Browser browser, ArchiveServer archive) {
    this.anna = browser;
    this.archive = archive;
  }

  /** Opens an invitation to a game of NoGo as Anna at Black; returns the address of its link. */
  private String invite() {
    anna.open("");
    anna.click("#tile-friend");
    anna.chooseRules("nogo");
    anna.choose("#invite-clock", "10+5");
    anna.write("#name", "Anna");
    anna.click("#invite-start");
    String link = anna.property("#invite-link", "value");
    return link.substring(link.indexOf('#'));
  }

  private static void join(Browser guest, String link, String name) {
    guest.open(link);
    guest.write("#name", name);
    guest.click("#join");
    guest.waitFor("the game", () -> !guest.has("#invitation"));
  }

  private static void waitForMove(Browser browser, String vertex) {
    browser.waitForName(vertex, vertex + ", Black, last move");
  }

  @Test
  void twoPeopleMeetPlayAgreeAndPlayAgain() throws IOException {
    String link = invite();
    anna.click("#copy-invite-link");
    anna.waitForText("#copy-invite-link", "Copied");
    anna.waitFor("the QR code", () -> anna.has("#invite-code path"));
    var _ = anna.saveScreenshot("invite-host");
    assertThat(PageChecks.violations(anna)).isEmpty();

    try (Browser ben = Browser.start(archive.web())) {
      ben.open(link);
      ben.waitForText("#invitation", "Anna invites you");
      var _ = ben.saveScreenshot("invite-guest");
      join(ben, link, "Ben");
      anna.waitForText(WHITE, "Ben");
      List<Object> boards = List.of(board(anna), board(ben));
      assertThat(ben.script("location.hash").toString()).doesNotContain(link.substring(20));

      anna.play("E5");
      waitForMove(ben, "E5");
      assertThat(anna.has("#offer-draw")).isFalse();
      anna.click("#take-back");
      ben.waitForText("#request", "Anna asks to take back 1 move");
      var _ = ben.saveScreenshot("invite-request");
      assertThat(List.of(board(anna), board(ben))).isEqualTo(boards);
      ben.click("#accept");
      anna.waitForName("E5", "E5, empty");
      anna.play("C3");
      waitForMove(ben, "C3");
      ben.play("D7");
      anna.waitForName("D7", "D7, White, last move");

      anna.click("#offer-draw");
      ben.click("#decline");
      anna.waitForText("#refused", "Ben declines the draw");
      ben.click("#resign");
      ben.click("#resign-sure");
      anna.waitForText("#end", "You win");
      assertThat(List.of(board(anna), board(ben))).isEqualTo(boards);
      anna.click("#rematch");
      ben.waitForText("#request", "rematch");
      ben.click("#accept");
      ben.waitForText(BLACK, "Ben");
      anna.waitForText(WHITE, "Anna");
      ben.play("E5");
      waitForMove(anna, "E5");
      assertThat(List.of(board(anna), board(ben))).isEqualTo(boards);
      assertThat(ben.complaints()).isEmpty();
    }
  }

  /** Returns the place and the size of the board in the window. */
  private static Object board(Browser browser) {
    return browser.script(
        "Object.values(document.querySelector('.board').getBoundingClientRect().toJSON()).join()");
  }

  @Test
  void aSecondGuestSeesThatTheSeatIsTakenAndWatches() throws IOException {
    String link = invite();
    try (Browser other = Browser.start(archive.web())) {
      join(other, link, "Ben");
      other.forget();
      other.open(link);
      other.waitForText("#taken", "Anna");
      var _ = other.saveScreenshot("invite-taken");
      assertThat(PageChecks.violations(other)).isEmpty();
      other.click("#watch-game");
      other.waitForText("#watching", "watching");
      anna.play("E5");
      waitForMove(other, "E5");
      assertThat(other.has("#resign")).isFalse();
    }
  }

  @Test
  void aSeatThatIsOpenIsTakenFromLive() {
    anna.open("");
    anna.click("#tile-friend");
    anna.chooseRules("nogo");
    anna.click("#invite-open");
    anna.click("#invite-start");
    anna.waitForText("#invitation", "listed under Watch");
    String table = anna.script("location.hash").toString().substring("#/t/".length());
    try (Browser guest = Browser.start(archive.web())) {
      guest.open("#/live");
      guest.click("[data-sit='" + table + "']");
      guest.click("#join");
      anna.waitFor("the game", () -> !anna.has("#invitation"));
      anna.play("E5");
      waitForMove(guest, "E5");
    }
  }

  @Test
  void playersWhoLeftAreShownAsAwayAndReturnByTheLink() {
    String link = invite();
    try (Browser ben = Browser.start(archive.web())) {
      join(ben, link, "Ben");
      anna.play("E5");
      waitForMove(ben, "E5");
      String table = ben.script("location.hash").toString();
      String token =
          ben.script("JSON.parse(localStorage.getItem('tengen-tables'))[0][1]").toString();

      ben.leave();
      anna.waitForText("[data-doing='away']", "Away · 1:");
      ben.open("");
      ben.forget();
      ben.open(table + "/" + token);
      anna.waitFor("Ben's return", () -> !anna.has("[data-doing='away']"));
      ben.play("D7");
      anna.waitForName("D7", "D7, White, last move");
    }
  }
}
