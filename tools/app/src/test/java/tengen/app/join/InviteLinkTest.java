package tengen.app.join;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests of the links to tables. */
class InviteLinkTest {
  private static final String TOKEN = "0123456789abcdef0123456789abcdef";

  private static InviteLink link(String text) {
    return InviteLink.parse(text).orElseThrow();
  }

  @Test
  void theLinkOfAnInvitationNamesServerTableAndToken() {
    InviteLink link = link("http://127.0.0.1:7380/#/t/ab12/" + TOKEN);

    assertThat(link.server().host()).isEqualTo("127.0.0.1");
    assertThat(link.server().port()).isEqualTo(7380);
    assertThat(link.isEncrypted()).isFalse();
    assertThat(link.directory()).isEqualTo("/");
    assertThat(link.table()).isEqualTo("ab12");
    assertThat(link.token()).contains(TOKEN);
    assertThat(link.to("cd34", TOKEN)).isEqualTo("http://127.0.0.1:7380/#/t/cd34/" + TOKEN);
  }

  @Test
  void aProxyServesThePageOverTlsBelowAPath() {
    InviteLink link = link("https://play.example.org/board/index.html#/t/ab12");

    assertThat(link.server().port()).isEqualTo(443);
    assertThat(link.isEncrypted()).isTrue();
    assertThat(link.directory()).isEqualTo("/board/");
    assertThat(link.token()).isEmpty();
  }

  @Test
  void aHostMayBeAnAddressOfSixteenBytes() {
    assertThat(link("http://[::1]:80#/t/ab12").server().host()).isEqualTo("[::1]");
    assertThat(link("http://[::1]:80#/t/ab12").directory()).isEqualTo("/");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "127.0.0.1:7380",
        "http://127.0.0.1:7380/",
        "http://127.0.0.1:7380/#/g/ab12",
        "http://127.0.0.1:99999/#/t/ab12",
        "ftp://127.0.0.1/#/t/ab12",
        "http://127.0.0.1:7380/#/t/ab12/short"
      })
  void otherTextsAreNoLinks(String text) {
    assertThat(InviteLink.parse(text)).isEmpty();
  }
}
