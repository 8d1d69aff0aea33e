package tengen.app.stdio;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import tengen.app.TengenCommand;

/** Checks that lines parsed without picocli have the meaning that picocli gives them. */
class LaunchLineTest {
  private static final List<String> OPTIONS =
      List.of("--protocol", "--engine", "--config", "--set", "--help", "--frobnicate");

  private static final List<String> VALUES =
      List.of(
          "gtp",
          "gomocup",
          "GTP",
          "uci",
          "nogo-classic",
          "stdio",
          "",
          "-",
          "--engine",
          "@lines",
          "a b/c.yaml",
          "C:\\x.yaml",
          "depth=2",
          "depth=3",
          "=2",
          "depth=",
          "a=b=c",
          "a=\"b\"",
          "\"gtp\"",
          "$HOME",
          "${x}",
          "a,b=c",
          "a=b|c=d",
          "\u00e4=\u00f6");

  @Test
  void theLinesThatManagersUseAreRead() {
    StdioCommand command =
        LaunchLine.read(
                ("stdio --protocol gomocup --config a.yaml --engine x --set depth=2 --set"
                        + " style=greedy --config b.yaml")
                    .split(" "))
            .orElseThrow();

    assertThat(command.protocol).isEqualTo("gomocup");
    assertThat(command.engine).isEqualTo("x");
    assertThat(command.config.file).isEqualTo(Path.of("b.yaml"));
    assertThat(command.options).isEqualTo(Map.of("depth", "2", "style", "greedy"));
  }

  @Test
  void everyOtherLineIsLeftToPicocli() {
    for (String line :
        List.of(
            "version",
            "stdio",
            "stdio --help",
            "stdio --protocol",
            "stdio --protocol GTP",
            "stdio --protocol=gtp",
            "stdio --engine x",
            "stdio --protocol gtp --engine -x",
            "stdio --protocol gtp --engine @x",
            "stdio --protocol gtp --set depth",
            "stdio --protocol gtp --help me",
            "--debug stdio --protocol gtp")) {
      assertThat(LaunchLine.read(line.split(" "))).as(line).isEmpty();
    }
    assertThat(LaunchLine.read()).isEmpty();
  }

  @Test
  void launchLineAndPicocliAgree() {
    var random = new Random(1);
    int read = 0;
    for (int i = 0; i < 200; i++) {
      String[] line = line(random);
      var command = LaunchLine.read(line);
      if (command.isPresent()) {
        read++;
        assertThat(meaning(command.get())).as(Arrays.toString(line)).isEqualTo(picocli(line));
      }
    }
    assertThat(read).isGreaterThan(20);
  }

  private static String[] line(Random random) {
    List<String> words = new ArrayList<>(List.of("stdio", "--protocol", "gtp"));
    for (int pairs = random.nextInt(3); pairs > 0; pairs--) {
      words.add(OPTIONS.get(random.nextInt(OPTIONS.size())));
      words.add(VALUES.get(random.nextInt(VALUES.size())));
    }
    return words.toArray(String[]::new);
  }

  private static List<Object> picocli(String[] line) {
    CommandLine program = TengenCommand.commandLine(System.out, line);
    program.parseArgs(line);
    return meaning(Objects.requireNonNull(program.getSubcommands().get("stdio")).getCommand());
  }

  private static List<Object> meaning(StdioCommand command) {
    return List.of(
        command.protocol,
        String.valueOf(command.engine),
        String.valueOf(command.config.file),
        List.copyOf(command.options.entrySet()));
  }
}
