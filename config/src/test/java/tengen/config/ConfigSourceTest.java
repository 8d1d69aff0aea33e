package tengen.config;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Places for problems that a host finds with its knowledge of engines. */
final class ConfigSourceTest {
  private static final String YAML =
      """
      listeners:
        - name: a
          port: 0
          engine: nogos
          allow: [x, y]
      engines:
        mine: {plugin: gomoku, options: {widht: 3, send: [a, b]}}
      """;

  private final ConfigSource source =
      Reading.accepted(Reading.READER.read("f.yaml", YAML)).source();

  @Test
  void aValueHasItsPlace() {
    assertThat(at(ConfigPath.of("listeners").item(0).key("engine"))).isEqualTo("f.yaml:4:13: m");
    assertThat(at(ConfigPath.of("listeners").item(0).key("allow").item(1)))
        .isEqualTo("f.yaml:5:16: m");
    assertThat(at(ConfigPath.of("engines", "mine", "plugin"))).isEqualTo("f.yaml:7:18: m");
    assertThat(at(ConfigPath.of("engines", "mine", "options", "widht")))
        .isEqualTo("f.yaml:7:43: m");
    assertThat(at(ConfigPath.of("engines", "mine", "options", "send").item(1)))
        .isEqualTo("f.yaml:7:56: m");
  }

  @Test
  void missingKeysHaveThePlaceOfTheirParent() {
    assertThat(at(ConfigPath.of("listeners").item(0).key("time"))).isEqualTo("f.yaml:2:5: m");
    assertThat(at(ConfigPath.of("pools", "queue"))).isEqualTo("f.yaml:1:1: m");
  }

  @Test
  void aPathIsWrittenAsInAProgram() {
    assertThat(ConfigPath.of("listeners").item(3).key("engine")).hasToString("listeners[3].engine");
  }

  private String at(ConfigPath path) {
    return source.problem(path, "m").toString();
  }
}
