package tengen.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The shipped configuration files are valid. */
final class PresetsTest {

  @ParameterizedTest
  @ValueSource(strings = {"default.yaml", "tournament.yaml", "server.yaml"})
  void aPresetHasNoProblem(String file) {
    assertThat(Reading.READER.read(Path.of(file))).isInstanceOf(ConfigReading.Accepted.class);
  }

  @Test
  void theDefaultPresetIsWhatAnEmptyFileMeansWithOneEngineWrittenOut() {
    TengenConfig preset = Reading.of(Path.of("default.yaml"));
    TengenConfig defaults = Reading.DEFAULTS;

    EngineConfig gomoku =
        new EngineConfig(
            "gomoku", OptionalInt.of(1), OptionalInt.empty(), OptionalLong.empty(), Map.of());
    assertThat(preset)
        .isEqualTo(
            new TengenConfig(
                defaults.listeners(),
                Map.of("gomoku", gomoku),
                defaults.time(),
                defaults.pools(),
                defaults.limits(),
                defaults.auth(),
                defaults.archive(),
                defaults.games(),
                defaults.tables(),
                defaults.control(),
                defaults.logging()));
  }

  @Test
  void theTournamentPresetPlaysGomokuOnOneThreadInSmallMemory() {
    TengenConfig preset = Reading.of(Path.of("tournament.yaml"));

    ListenerConfig first = preset.listeners().getFirst();
    assertThat(first.protocol()).isEqualTo("gomocup");
    assertThat(first.engineFor("gomocup")).isEqualTo(Optional.of("gomoku"));
    assertThat(preset.time().get(first.time()).overheadMs()).isBetween(50L, 100L);
    assertThat(preset.pools().searchThreads()).hasValue(1);
    assertThat(preset.pools().memoryMib().orElseThrow()).isLessThanOrEqualTo(100);
  }

  @Test
  void thePresetsBindOnlyTheLoopbackAddress() {
    for (String file : List.of("default.yaml", "tournament.yaml", "server.yaml")) {
      assertThat(Reading.of(Path.of(file)).listeners())
          .isNotEmpty()
          .allMatch(listener -> listener.address().equals("127.0.0.1"), file);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"stdio.jvm", "serve.jvm"})
  void jvmFlagFilesHaveOneFlagPerLineAndPrintNothing(String file) throws IOException {
    List<String> flags =
        Files.readAllLines(Path.of(file)).stream().filter(line -> !line.startsWith("#")).toList();

    assertThat(flags).allMatch(flag -> flag.matches("-[^\\s\"'\\\\]+"));
    assertThat(flags).contains("-Xlog:disable", "-Xlog:all=error,aot*=off,cds*=off:stderr");
  }
}
