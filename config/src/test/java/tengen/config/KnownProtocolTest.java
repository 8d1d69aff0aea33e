package tengen.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** An additional protocol adds a value for listeners and a key for line limits. */
final class KnownProtocolTest {
  private static final ConfigReader READER =
      new ConfigReader(List.of(new KnownProtocol("gtp", 4096), new KnownProtocol("echo", 512)));

  @Test
  void aListenerMayChooseEachProtocolThatTheReaderIsGiven() {
    String yaml = "listeners: [{name: e, port: 0, protocol: echo, engines: {echo: x}}]\n";

    ListenerConfig listener = config(yaml).listeners().getFirst();
    assertThat(listener.protocol()).isEqualTo("echo");
    assertThat(listener.engines()).isEqualTo(Map.of("echo", "x"));
    assertThat(listener.accepts("echo")).isTrue();
    assertThat(listener.accepts("gtp")).isFalse();
  }

  @Test
  void aListenerMayChooseNoOther() {
    assertThat(problems("listeners: [{name: e, port: 0, protocol: gomocup}]\n"))
        .containsExactly(
            "f.yaml:1:42: listeners[0].protocol is 'gomocup'; it must be one of auto, http, gtp,"
                + " echo");
  }

  @Test
  void eachProtocolHasALineLimitWithItsOwnDefault() {
    assertThat(
            config("listeners: [{name: a, port: 0}]\nlimits: {echo-line-bytes: 300}\n")
                .limits()
                .lineBytes())
        .isEqualTo(Map.of("gtp", 4096, "echo", 300));
    assertThat(problems("listeners: [{name: a, port: 0}]\nlimits: {gomocup-line-bytes: 300}\n"))
        .singleElement()
        .asString()
        .startsWith(
            "f.yaml:2:10: unknown key 'gomocup-line-bytes' in limits; known: sessions,"
                + " idle-seconds, gtp-line-bytes, echo-line-bytes, ");
  }

  @Test
  void thePrintedKeysReadBack() {
    TengenConfig config =
        config("listeners: [{name: a, port: 0}]\nlimits: {echo-line-bytes: 300}\n");

    assertThat(ConfigPrinter.print(config)).contains("  echo-line-bytes: 300\n");
    assertThat(config(ConfigPrinter.print(config))).isEqualTo(config);
  }

  private static TengenConfig config(String yaml) {
    return Reading.accepted(READER.read("f.yaml", yaml)).config();
  }

  private static List<String> problems(String yaml) {
    return Reading.problems(READER.read("f.yaml", yaml));
  }
}
