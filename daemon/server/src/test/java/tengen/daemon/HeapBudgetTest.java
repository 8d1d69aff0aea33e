package tengen.daemon;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.config.PoolsConfig;

class HeapBudgetTest {
  private static final Path CONFIG = Path.of("..", "..", "config");

  @Test
  void tablesThatFillTheHeapAreRejectedWithBothFigures() {
    String message =
        new HeapBudget(1L << 30).fault(pools(OptionalInt.of(1024))).orElseThrow().message();

    assertThat(message)
        .startsWith("pools.memory-mib is 1024 and does not fit into the JVM's heap of 1024 MiB;")
        .contains("768 at most");
  }

  @ParameterizedTest(name = "{0} MiB of heap: {1} MiB of tables at most, {2} by auto")
  @CsvSource({"16384, 12288, 1024", "1024, 768, 512", "200, 150, 100", "64, 16, 16", "16, 1, 1"})
  void tablesLeaveAQuarterOfTheHeapAndAutoIsHalfOfIt(long heap, int most, int auto) {
    var budget = new HeapBudget(heap << 20);

    assertThat(budget.fault(pools(OptionalInt.of(most)))).isEmpty();
    assertThat(budget.fault(pools(OptionalInt.of(most + 1)))).isPresent();
    assertThat(budget.fault(pools(OptionalInt.empty()))).isEmpty();
    assertThat(budget.tablesMib(pools(OptionalInt.empty()))).isEqualTo(auto);
  }

  @ParameterizedTest(name = "{0} MiB of heap, {1} of tables: {2} MiB for clients, {3} by auto")
  @CsvSource({"1024, 512, 256, 128", "1024, 768, 128, 128", "200, 48, 76, 25", "16, 1, 7, 2"})
  void clientMemoryIsAtMostHalfOfTheRest(long heap, int tables, int most, int auto) {
    var budget = new HeapBudget(heap << 20);
    String yaml = "{pools: {memory-mib: %d}, limits: {buffer-mib: %s}}";

    assertThat(budget.bufferFault(TestDaemon.config(yaml.formatted(tables, most)))).isEmpty();
    assertThat(budget.bufferFault(TestDaemon.config(yaml.formatted(tables, most + 1))))
        .hasValueSatisfying(
            fault ->
                assertThat(fault.message())
                    .startsWith("limits.buffer-mib is " + (most + 1) + " and does not fit")
                    .contains("heap of " + heap + " MiB", most + " at most"));
    assertThat(budget.bufferBytes(TestDaemon.config(yaml.formatted(tables, "auto"))) >> 20)
        .isEqualTo(auto);
  }

  @ParameterizedTest
  @ValueSource(strings = {"default.yaml", "server.yaml", "tournament.yaml"})
  void thePresetsFitTheHeapOfTheDocumentedService(String preset) throws IOException {
    long unitMib =
        1024 * figure(Path.of("..", "..", "docs", "run-as-a-service.md"), "MemoryMax=(\\d+)G");
    long percent = figure(CONFIG.resolve("serve.jvm"), "-XX:MaxRAMPercentage=(\\d+)");

    assertFits(preset, unitMib * percent / 100);
  }

  @ParameterizedTest
  @ValueSource(strings = {"default.yaml", "tournament.yaml"})
  void thePresetsFitTheHeapOfASession(String preset) throws IOException {
    assertFits(preset, figure(CONFIG.resolve("stdio.jvm"), "-Xmx(\\d+)m"));
  }

  private static void assertFits(String preset, long heapMib) throws IOException {
    PoolsConfig pools = TestDaemon.config(Files.readString(CONFIG.resolve(preset))).pools();

    assertThat(new HeapBudget(heapMib << 20).fault(pools)).isEmpty();
  }

  private static PoolsConfig pools(OptionalInt memoryMib) {
    return new PoolsConfig(OptionalInt.empty(), 2, 64, memoryMib);
  }

  private static long figure(Path file, String pattern) throws IOException {
    Matcher found = Pattern.compile(pattern).matcher(Files.readString(file));
    assertThat(found.find()).as("%s in %s", pattern, file).isTrue();
    return Long.parseLong(found.group(1));
  }
}
