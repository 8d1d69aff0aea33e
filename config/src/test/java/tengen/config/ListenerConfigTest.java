package tengen.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The keys of listeners, and values that must be unique. */
final class ListenerConfigTest {

  @Test
  void listenersNeedOnlyANameAndAPort() {
    assertThat(Reading.of("listeners:\n  - {name: one, port: 1}\n").listeners())
        .containsExactly(
            new ListenerConfig(
                "one",
                "127.0.0.1",
                1,
                "auto",
                Optional.empty(),
                Map.of(),
                List.of(),
                "casual",
                false,
                "auto",
                "auto",
                List.of("level"),
                List.of(),
                LoginMode.AUTO,
                Optional.empty(),
                ClientLimits.NONE));
  }

  @Test
  void everyKeyCanBeSet() {
    String yaml =
        """
        listeners:
          - name: two
            address: "::"
            port: 65535
            protocol: gtp
            engine: nogo
            engines: {gtp: nogo-classic, gomocup: gomoku}
            allow: [nogo, gomoku]
            time: slow
            hosts: [tengen.example.org, "192.168.1.7", "https://play.example.org", "http://[::1]:80"]
            login: none
            tls: {certificate: certificate.pem, key: key.pem}
            limits: {sessions: 7}
            insecure: true
            info-rule: yixin
            coord-conversion: none
            web-options: [level, evaluation]
        time: {slow: {}}
        """;

    assertThat(Reading.of(yaml).listeners())
        .containsExactly(
            new ListenerConfig(
                "two",
                "::",
                65535,
                "gtp",
                Optional.of("nogo"),
                Map.of("gtp", "nogo-classic", "gomocup", "gomoku"),
                List.of("nogo", "gomoku"),
                "slow",
                true,
                "yixin",
                "none",
                List.of("level", "evaluation"),
                List.of(
                    "tengen.example.org",
                    "192.168.1.7",
                    "https://play.example.org",
                    "http://[::1]:80"),
                LoginMode.NONE,
                Optional.of(new TlsConfig(Path.of("certificate.pem"), Path.of("key.pem"))),
                new ClientLimits(
                    Optional.of(7L),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty())));
  }

  @Test
  void faultsHaveTheirPath() {
    String yaml =
        """
        listeners:
          - {name: "", address: "a b", port: 65536, protocol: html, hosts: [a/b]}
          - {engine: [x], engines: {auto: x, gtp: "?"}, allow: x, time: 3 s}
          - seven
          - {name: n, port: -1, allow: [a, {b: c}]}
        """;

    assertThat(Reading.problems(yaml))
        .containsExactly(
            "f.yaml:2:12: listeners[0].name is ''; it must be " + Scalars.ID.allowed(),
            "f.yaml:2:25: listeners[0].address is 'a b'; it must be a host name or an IP address,"
                + " without a port",
            "f.yaml:2:38: listeners[0].port is '65536'; it must be a whole number, 0 to 65535",
            "f.yaml:2:55: listeners[0].protocol is 'html'; it must be one of auto, http, gomocup,"
                + " gtp, analysis, botzone, ualberta",
            "f.yaml:2:69: listeners[0].hosts[0] is 'a/b'; it must be a host name, an IP address, or"
                + " a proxy's https://NAME",
            "f.yaml:3:5: listeners[1] has no name; it needs one: " + Scalars.ID.allowed(),
            "f.yaml:3:5: listeners[1] has no port; it needs one: a whole number, 0 to 65535",
            "f.yaml:3:14: listeners[1].engine is a list; it must be " + Scalars.ID.allowed(),
            "f.yaml:3:29: key 'auto' in listeners[1].engines; it must be one of gomocup, gtp,"
                + " analysis, botzone, ualberta",
            "f.yaml:3:43: listeners[1].engines.gtp is '?'; it must be " + Scalars.ID.allowed(),
            "f.yaml:3:56: listeners[1].allow is 'x'; it must be a list of engine ids",
            "f.yaml:3:65: listeners[1].time is '3 s'; it must be " + Scalars.ID.allowed(),
            "f.yaml:4:5: listeners[2] is 'seven'; it must be a map of name, address, port,"
                + " protocol, engine, engines, allow, time, insecure, info-rule, coord-conversion,"
                + " web-options, hosts, login, tls, limits",
            "f.yaml:5:21: listeners[3].port is '-1'; it must be a whole number, 0 to 65535",
            "f.yaml:5:36: listeners[3].allow[1] is a map; it must be " + Scalars.ID.allowed());
  }

  @Test
  void aPortCanBeUsedOnceOnAnAddress() {
    String yaml =
        """
        listeners:
          - {name: a, port: 7300, address: localhost}
          - {name: b, port: 7300, address: 127.0.0.2}
          - {name: c, port: 7300, address: LocalHost}
        """;

    assertThat(Reading.problems(yaml))
        .containsExactly(
            "f.yaml:4:21: listeners[2].port: listeners[0] has localhost port 7300 already; use"
                + " another port, or 0 for any free one");
  }

  @Test
  void portZeroMayRepeat() {
    String yaml = "listeners: [{name: a, port: 0}, {name: b, port: 0}, {name: c, port: 0}]\n";

    assertThat(Reading.of(yaml).listeners()).hasSize(3);
  }

  @Test
  void eachListenerHasANameOfItsOwn() {
    assertThat(Reading.problems("listeners: [{name: a, port: 1}, {name: a, port: 2}]\n"))
        .containsExactly(
            "f.yaml:1:40: listeners[1].name is 'a', which listeners[0] has too; names must be"
                + " unique");
  }

  @Test
  void aTimeProfileMustBeDefined() {
    String yaml = "listeners: [{name: a, port: 1, time: blits}]\ntime: {blitz: {}}\n";

    assertThat(Reading.problems(yaml))
        .containsExactly(
            "f.yaml:1:38: listeners[0].time: no time profile 'blits'; did you mean blitz? defined:"
                + " blitz, casual");
  }

  @Test
  void configurationsWithoutAListenerAreRejected() {
    assertThat(Reading.problems("listeners: []\n"))
        .containsExactly(
            "f.yaml:1:12: listeners is an empty list; it must have one element at least");
    assertThat(Reading.problems("listeners: 5\n"))
        .containsExactly("f.yaml:1:12: listeners is '5'; it must be a list of listeners");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"0.0.0.0", "'::'", "192.168.1.7", "0", "example.org", "localhost.example.org"})
  void publicAddressesAreRejectedUnlessInsecureIsSet(String address) {
    String yaml = "listeners:\n  - {name: a, port: 1, address: %s%s}\n";

    assertThat(Reading.problems(yaml.formatted(address, "")))
        .containsExactly(
            "f.yaml:2:33: listeners[0].address is '"
                + address.replace("'", "")
                + "', which other machines can reach; use 127.0.0.1, or add login: required and"
                + " tls, or insecure: true");
    assertThat(Reading.problems(yaml.formatted(address, ", insecure: true"))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"0.0.0.0:8080", "127.0.0.1:8080", "localhost:8080", "example.org:80"})
  void anAddressHasNoPort(String address) {
    assertThat(
            Reading.problems("listeners: [{name: a, port: 1, address: '%s'}]".formatted(address)))
        .containsExactly(
            "f.yaml:1:41: listeners[0].address is '"
                + address
                + "'; it must be a host name or an IP address, without a port");
  }

  @Test
  void anAddressThatOthersMayReachNeedsLoginAndEncryption() {
    String tls = "tls: {certificate: c.pem, key: k.pem}";
    String yaml =
        "listeners: [{name: a, port: 1, address: 0.0.0.0, %%s}]\nauth: {tokens: {alice: {sha256: %s}}}"
            .formatted("0".repeat(64));

    assertThat(Reading.problems(yaml.formatted(tls))).isEmpty();
    assertThat(Reading.problems(yaml.formatted(tls + ", login: optional"))).hasSize(1);
    assertThat(Reading.problems(yaml.formatted("login: required"))).hasSize(1);
  }

  @ParameterizedTest
  @CsvSource({"required, 1", "optional, 1", "auto, 0", "none, 0"})
  void requiredLoginNeedsATokenInTheConfiguration(String login, int problems) {
    String yaml = "listeners: [{name: a, port: 1, login: %s}]\n".formatted(login);

    assertThat(Reading.problems(yaml))
        .hasSize(problems)
        .allMatch(
            "f.yaml:1:39: listeners[0].login: auth.tokens is empty; add a token, or use login: none"
                ::equals);
  }

  @ParameterizedTest
  @ValueSource(strings = {"127.0.0.1", "127.9.9.9", "'::1'", "LocalHost", "'0:0:0:0:0:0:0:1'"})
  void loopbackAddressesNeedNoLogin(String address) {
    String yaml = "listeners: [{name: a, port: 1, address: %s}]\n";

    assertThat(Reading.problems(yaml.formatted(address))).isEmpty();
  }

  @Test
  void theEngineOfAProtocolOverridesTheListenersEngine() {
    String yaml = "listeners: [{name: a, port: 1, engine: x, engines: {gtp: y}}]\n";

    ListenerConfig listener = Reading.of(yaml).listeners().getFirst();
    assertThat(listener.engineFor("gtp")).contains("y");
    assertThat(listener.engineFor("gomocup")).contains("x");
  }
}
