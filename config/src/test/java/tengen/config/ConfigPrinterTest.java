package tengen.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** A printed configuration is read back as an equal one. */
final class ConfigPrinterTest {
  private static final int ROUNDS = Boolean.getBoolean("tengen.long") ? 20_000 : 300;
  private static final long SEED = 7;

  @Test
  void theDefaultsArePrinted() {
    assertThat(ConfigPrinter.print(Reading.DEFAULTS))
        .startsWith(
            """
            listeners:
              - name: any
                address: 127.0.0.1
                port: 7300
                protocol: auto
                engine: null
                engines:
            """)
        .contains(
            """
            engines: {}
            time:
              casual:
                turn-ms: 5000
            """)
        .contains("\nlimits:\n  sessions: 1000\n")
        .contains("\narchive:\n  url: \"jdbc:sqlite:games.db\"\n");
  }

  @Test
  void thePrintedPresetsReadBackEqual() {
    for (String file : List.of("default.yaml", "tournament.yaml", "server.yaml")) {
      TengenConfig preset = Reading.of(Path.of(file));
      assertThat(Reading.of(ConfigPrinter.print(preset))).isEqualTo(preset);
    }
  }

  @Test
  void anyConfigurationReadsBackEqualAndInTheSameOrder() {
    for (int round = 0; round < ROUNDS; round++) {
      TengenConfig config = new Generator(new SplittableRandom(SEED + round)).config();
      String yaml = ConfigPrinter.print(config);

      TengenConfig back = Reading.of(yaml);
      assertThat(back).as("seed %d%n%s", SEED + round, yaml).isEqualTo(config);
      assertThat(back.engines().keySet())
          .as("seed %d", SEED + round)
          .containsExactlyElementsOf(config.engines().keySet());
    }
  }

  /** Generates valid configurations with texts that need care in YAML. */
  private record Generator(SplittableRandom random) {
    private static final Pattern RANGE = Pattern.compile("([0-9]+) to ([0-9]+)");

    private static final List<String> HARD =
        List.of(
            "",
            "null",
            "~",
            "no",
            "012",
            "1:30",
            "- a",
            "a: b",
            "#x",
            " lead",
            "trail ",
            "'",
            "\"",
            "\\",
            "\n",
            "a\nb\n",
            "\r\n",
            "\t",
            "\u0000",
            "\u0085",
            "\u2028",
            "\ufeff",
            "\ud800",
            "😀",
            "é",
            "{",
            "[",
            "*a",
            "&a",
            "!t",
            "|",
            ">",
            "%",
            "@",
            "`",
            "? ",
            "---",
            "...",
            "=",
            "<<",
            "\u007f",
            "x".repeat(3000));

    /** Returns sections of plain values that their keys allow. */
    private TengenConfig plain() {
      return Reading.of(
          section("pools", PoolsConfig.SECTION)
              + section("limits", LimitsConfig.section(Reading.PROTOCOLS))
              + section("archive", ArchiveConfig.SECTION)
              + section("games", GamesConfig.SECTION)
              + section("tables", TablesConfig.SECTION)
              + section("logging", LoggingConfig.SECTION));
    }

    private String section(String name, Section<?> section) {
      return section.keys().stream()
          .map(key -> value(key).map(value -> "  " + key.name() + ": " + value + "\n"))
          .flatMap(Optional::stream)
          .collect(Collectors.joining("", name + ":\n", ""));
    }

    /**
     * Returns a number, a word, {@code auto} or {@code null}; empty if the key allows something
     * else.
     */
    private Optional<String> value(Key<?, ?> key) {
      String allowed = key.kind().allowed();
      Matcher range = RANGE.matcher(allowed);
      if (allowed.startsWith("one of ")) {
        return Optional.of(pick(List.of(allowed.substring("one of ".length()).split(", "))));
      }
      if (!range.find()) {
        return Optional.empty();
      }
      long least = Long.parseLong(range.group(1));
      long most = Math.min(Long.parseLong(range.group(2)), least + 100_000);
      String number = Long.toString(random.nextLong(least, most + 1));
      String other = allowed.startsWith("auto") ? "auto" : allowed.endsWith("null") ? "null" : "";
      return Optional.of(other.isEmpty() || random.nextBoolean() ? number : other);
    }

    TengenConfig config() {
      TengenConfig plain = plain();
      Map<String, TimeProfile> time = new LinkedHashMap<>();
      time.put("casual", profile());
      time.put(id(), profile());
      return new TengenConfig(
          listeners(List.copyOf(time.keySet())),
          engines(),
          time,
          plain.pools(),
          plain.limits(),
          auth(),
          plain.archive(),
          plain.games(),
          plain.tables(),
          new ControlConfig(file()),
          plain.logging());
    }

    private List<ListenerConfig> listeners(List<String> profiles) {
      List<ListenerConfig> listeners = new ArrayList<>();
      for (int i = 1 + random.nextInt(3); i > 0; i--) {
        listeners.add(
            new ListenerConfig(
                id() + "." + i,
                pick(List.of("127.0.0.1", "::1", "host-1.example", "fe80::1%eth0")),
                random.nextBoolean() ? 0 : 1000 + i,
                pick(List.of(ListenerConfig.AUTO, ListenerConfig.HTTP, "gomocup", "gtp")),
                random.nextBoolean() ? Optional.empty() : Optional.of(id()),
                random.nextBoolean() ? Map.of() : Map.of("gtp", id()),
                random.nextBoolean() ? List.of() : List.of(id(), id()),
                pick(profiles),
                true,
                pick(List.of(ListenerConfig.AUTO, "gomocup", "yixin")),
                pick(List.of(ListenerConfig.AUTO, "none", "transpose")),
                random.nextBoolean() ? List.of("level") : List.of(id(), id()),
                random.nextBoolean() ? List.of() : List.of("host-2.example", "::1"),
                pick(List.of(LoginMode.values())),
                random.nextBoolean()
                    ? Optional.empty()
                    : Optional.of(new TlsConfig(Path.of("a: b.pem"), Path.of("#k.pem"))),
                clientLimits()));
      }
      return listeners;
    }

    /** Returns at least one token, since a listener may require it. */
    private AuthConfig auth() {
      Map<String, TokenConfig> tokens = new LinkedHashMap<>();
      for (int i = 1 + random.nextInt(3); i > 0; i--) {
        tokens.put(
            id(),
            new TokenConfig(
                "%064x".formatted(random.nextLong(Long.MAX_VALUE)),
                random.nextBoolean() ? List.of() : List.of(pick(List.of(Right.values()))),
                random.nextBoolean() ? List.of() : List.of(id(), id()),
                clientLimits()));
      }
      return new AuthConfig(tokens);
    }

    private ClientLimits clientLimits() {
      return random.nextBoolean()
          ? ClientLimits.NONE
          : new ClientLimits(
              maybeLong(), maybeLong(), maybeLong(), maybeLong(), maybeLong(), maybeLong());
    }

    private Optional<Long> maybeLong() {
      return random.nextBoolean() ? Optional.empty() : Optional.of((long) upTo(100_000));
    }

    private Map<String, EngineConfig> engines() {
      Map<String, EngineConfig> engines = new LinkedHashMap<>();
      for (int i = random.nextInt(4); i > 0; i--) {
        Map<String, String> options = new LinkedHashMap<>();
        for (int j = random.nextInt(5); j > 0; j--) {
          options.put(id(), text());
        }
        OptionalLong seed =
            random.nextBoolean() ? OptionalLong.empty() : OptionalLong.of(random.nextLong());
        engines.put(
            id(), new EngineConfig(id(), maybeInt(1024), maybeInt(1_048_576), seed, options));
      }
      return engines;
    }

    private TimeProfile profile() {
      return new TimeProfile(
          upTo(86_400_000), random.nextInt(60_001), random.nextInt(600_001), upTo(604_800_000));
    }

    private Optional<Path> file() {
      return random.nextBoolean()
          ? Optional.empty()
          : Optional.of(Path.of(pick(List.of("a.log", "logs/b: c.log", "null", "~", "#1"))));
    }

    private String text() {
      return pick(HARD) + pick(HARD) + pick(HARD);
    }

    private String id() {
      String letters = "abcNULL-_.0123";
      StringBuilder id = new StringBuilder(random.nextInt(8) == 0 ? "null" : "n");
      for (int i = random.nextInt(6); i > 0; i--) {
        id.append(letters.charAt(random.nextInt(letters.length())));
      }
      return id.toString();
    }

    private OptionalInt maybeInt(int max) {
      return random.nextBoolean() ? OptionalInt.empty() : OptionalInt.of(upTo(max));
    }

    private int upTo(int max) {
      return 1 + random.nextInt(max);
    }

    private <T> T pick(List<T> values) {
      return values.get(random.nextInt(values.size()));
    }
  }
}
