package tengen.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Reading any text ends, throws nothing, and reports problems of a line each. */
final class FuzzTest {
  private static final boolean LONG = Boolean.getBoolean("tengen.long");
  private static final int ROUNDS = LONG ? 30_000 : 200;
  private static final long SEED = 20_260_101;

  /** Texts with a meaning in YAML, so that random text is parsed beyond its first character. */
  private static final List<String> PIECES =
      List.of(
          "listeners",
          "engines",
          "time",
          "pools",
          "limits",
          "logging",
          "name",
          "port",
          "options",
          "threads",
          "seed",
          ": ",
          ":",
          "\n",
          "\n  ",
          "\n- ",
          "- ",
          "{",
          "}",
          "[",
          "]",
          ", ",
          "&a ",
          "*a",
          "!t ",
          "!!int ",
          "\"",
          "'",
          "|",
          ">",
          "|2-\n",
          "%YAML 9999999999.1\n",
          "%TAG ! !\n",
          "---\n",
          "...\n",
          "? ",
          "<<: ",
          "#",
          " ",
          "\t",
          "\\",
          "\\x0",
          "\\U0010ffff",
          "\\ud800",
          "\\Uffffffff",
          "null",
          "~",
          "0",
          "-1",
          "99999999999999999999",
          "012",
          "auto",
          "é",
          "\u2028",
          "\r",
          "\u0085",
          "😀",
          "%",
          "@",
          "`",
          "=",
          "!<%FF>",
          "!<tag:x%C3%28>",
          "|99",
          ">+-");

  @Test
  void randomBytesGiveAConfigurationOrProblems() {
    for (int round = 0; round < ROUNDS; round++) {
      SplittableRandom random = new SplittableRandom(SEED + round);
      byte[] bytes = new byte[random.nextInt(200)];
      random.nextBytes(bytes);
      if (random.nextBoolean()) {
        for (int i = 0; i < bytes.length; i++) {
          bytes[i] &= 0x7F;
        }
      }
      examine(bytes, "bytes, seed " + (SEED + round));
    }
  }

  @Test
  void randomPiecesOfYamlGiveAConfigurationOrProblems() {
    for (int round = 0; round < ROUNDS * 4; round++) {
      SplittableRandom random = new SplittableRandom(SEED + round);
      StringBuilder text = new StringBuilder();
      for (int i = random.nextInt(40); i > 0; i--) {
        text.append(PIECES.get(random.nextInt(PIECES.size())));
      }
      examine(text.toString().getBytes(StandardCharsets.UTF_8), "pieces, seed " + (SEED + round));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"default.yaml", "tournament.yaml", "server.yaml"})
  void aDamagedPresetGivesAConfigurationOrProblems(String file) throws IOException {
    String preset = Files.readString(Path.of(file));
    for (int round = 0; round < ROUNDS; round++) {
      SplittableRandom random = new SplittableRandom(SEED + round);
      StringBuilder text = new StringBuilder(preset);
      for (int i = 1 + random.nextInt(4); i > 0; i--) {
        damage(text, random);
      }
      examine(text.toString().getBytes(StandardCharsets.UTF_8), file + ", seed " + (SEED + round));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[", "{", "- ", "? ", "a: ", "&a [", "&a ", "!", "!a ", "|\n ", "\"", "'", "\n", "{a: ",
        "[*a,", "#", " ", "a", "---\n", "%", "\\", ":", "a:\n", "*a ", "- a\n", "a: b\n"
      })
  void repeatedPiecesAreParsedOrRejected(String piece) {
    String text = piece.repeat((LONG ? ConfigReader.MAX_BYTES : 1 << 15) / piece.length());
    examine(text.getBytes(StandardCharsets.UTF_8), "repeated " + piece);
  }

  private static void damage(StringBuilder text, SplittableRandom random) {
    int at = random.nextInt(text.length());
    int to = Math.min(text.length(), at + 1 + random.nextInt(8));
    String piece = PIECES.get(random.nextInt(PIECES.size()));
    switch (random.nextInt(4)) {
      case 0 -> text.delete(at, to);
      case 1 -> text.insert(at, piece);
      case 2 -> text.replace(at, to, piece);
      default -> text.insert(at, text.substring(at, to));
    }
  }

  private static void examine(byte[] bytes, String what) {
    ConfigReading reading;
    try {
      reading = Reading.READER.read("f.yaml", bytes);
    } catch (RuntimeException | StackOverflowError thrown) {
      throw new AssertionError(what, thrown);
    }
    switch (reading) {
      case ConfigReading.Accepted(TengenConfig config, ConfigSource _) ->
          assertThat(Reading.of(ConfigPrinter.print(config))).as(what).isEqualTo(config);
      case ConfigReading.Rejected(List<ConfigProblem> problems, _) -> {
        assertThat(problems).as(what).isNotEmpty();
        problems.stream().limit(100).forEach(problem -> assertOneLine(problem, what));
      }
    }
  }

  private static void assertOneLine(ConfigProblem problem, String what) {
    String line = problem.toString();
    assertThat(line).as(what).matches("f\\.yaml:([1-9]\\d*:[1-9]\\d*:)? .+").contains("; ");
    assertThat(line.codePoints()).as(what).allMatch(Printable::isPrintable);
  }
}
