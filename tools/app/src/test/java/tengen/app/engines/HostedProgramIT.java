package tengen.app.engines;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.app.Distribution;
import tengen.support.Executables;
import tengen.support.Program;
import tengen.support.StreamPeer;
import tengen.support.Waits;

/** Tests of Tengen's launchers as programs hosted by another Tengen. */
@Tag("full")
class HostedProgramIT {
  private final Distribution distribution = Distribution.built();

  @TempDir Path scratch;

  private Path config = Path.of("");
  private Path protocolLog = Path.of("");

  @BeforeEach
  void configure() throws IOException {
    config = scratch.resolve("hosts.yaml");
    protocolLog = scratch.resolve("protocolLog.log");
    Path bin = distribution.home().resolve("bin");
    Files.writeString(
        config,
        """
        engines:
          gomoku:
            plugin: process
            options:
              command: %1$s/pbrain-tengen
              arguments: [--set, level=20, --log-protocol, %2$s]
              games: gomoku-freestyle 5-22 rectangles
              start-ms: 600000
          nogo:
            plugin: process
            options:
              command: %1$s/tengen
              arguments: [stdio, --protocol, gtp, --engine, nogo-classic, --log-protocol, %2$s]
              dialect: gtp
              games: [nogo 2-19]
              start-ms: 600000
        """
            .formatted(bin, protocolLog));
  }

  private Program gtp(String engine) throws IOException {
    return distribution.tengen(
        "stdio", "--protocol", "gtp", "--engine", engine, "--config", config.toString());
  }

  private static String ask(Program program, String command)
      throws IOException, InterruptedException {
    StreamPeer peer = program.peer();
    peer.send(command + "\n");
    String answer = peer.line();
    assertThat(peer.line()).isEmpty();
    return answer;
  }

  /** Returns the last logged line of the hosted program. */
  private String lastLoggedLine() throws IOException {
    return Files.readAllLines(protocolLog).stream()
        .filter(line -> line.matches(".* stdio < .+"))
        .reduce("", (_, line) -> line.replaceFirst(".* stdio < ", ""));
  }

  @Test
  void aGomocupProgramIsPlayedOverGtp() throws Exception {
    try (Program program = gtp("gomoku")) {
      assertThat(ask(program, "time_settings 0 100 1")).isEqualTo("= ");
      assertThat(ask(program, "play b A1")).isEqualTo("= ");
      String answer = ask(program, "genmove w");

      String move =
          Waits.until("a move in the log", this::lastLoggedLine, word -> word.contains(","));
      String[] point = move.split(",", -1);
      char column = "ABCDEFGHJKLMNOP".charAt(Integer.parseInt(point[0]));
      assertThat(answer).isEqualTo("= " + column + (15 - Integer.parseInt(point[1])));
      assertThat(ask(program, "quit")).isEqualTo("= ");
      assertThat(program.exitCode()).isZero();
    }
  }

  @Test
  void aGtpProgramIsPlayedAndLeavesWithItsHost() throws Exception {
    try (Program program = gtp("nogo")) {
      assertThat(ask(program, "boardsize 5")).isEqualTo("= ");
      assertThat(ask(program, "time_settings 0 100 1")).isEqualTo("= ");
      String answer = ask(program, "genmove b");
      Waits.until("the answer in the log", this::lastLoggedLine, answer::equals);
      assertThat(ask(program, "play w C3")).isEqualTo("= ");
      program.peer().send("time_settings 3600 0 0\ngenmove b\n");
      Waits.until(
          "the second genmove",
          () -> Files.readString(protocolLog),
          text -> text.lines().filter(l -> l.endsWith("genmove b")).count() == 2);
      List<ProcessHandle> hosted =
          ProcessHandle.of(program.pid()).orElseThrow().descendants().toList();
      program.signal("KILL");

      assertThat(hosted).isNotEmpty();
      awaitEnd(hosted);
    }
  }

  /** Checks the short timeout for interactive play; {@code reply-ms} applies to matches. */
  @Test
  void aProgramThatDoesNotStopIsSoonGivenUpForAnother() throws Exception {
    Path pids = scratch.resolve("pids");
    Path deaf =
        executable(
            "deaf",
            """
            #!/bin/sh
            cd "${0%/*}"
            echo $$ >>pids
            while read -r line; do
              case $line in START*) echo OK ;; BEGIN | TURN*) exec sleep 3600 ;; esac
            done
            """);
    Files.writeString(
        config,
        """
        engines:
          deaf:
            plugin: process
            options: {command: %s, games: gomoku-freestyle 5-22, reply-ms: 60000}
        """
            .formatted(deaf));
    try (Program program = gtp("deaf")) {
      assertThat(ask(program, "time_settings 0 1 1")).isEqualTo("= ");
      // On a busy machine a move may be due before the program has started.
      Waits.until(
          "the end of a program that was asked for a move",
          () -> startedAfterAMove(program, pids),
          started -> !started.isEmpty() && !isAlive(started.getFirst()));
      Waits.until(
          "another program", () -> startedAfterAMove(program, pids), started -> started.size() > 1);
    }
  }

  private static List<String> startedAfterAMove(Program program, Path pids) throws Exception {
    assertThat(ask(program, "genmove b")).matches("= [A-T]\\d+");
    return Files.exists(pids) ? Files.readAllLines(pids) : List.of();
  }

  private static boolean isAlive(String pid) {
    return ProcessHandle.of(Long.parseLong(pid)).filter(ProcessHandle::isAlive).isPresent();
  }

  /** Waits until all programs have ended. Each would otherwise run for an hour. */
  private static void awaitEnd(List<ProcessHandle> programs) {
    Waits.until(
        "the end of the programs",
        () -> programs.stream().filter(ProcessHandle::isAlive).toList(),
        List::isEmpty);
  }

  private Path executable(String name, String script) throws IOException {
    return Executables.write(scratch.resolve(name), script);
  }

  /**
   * Uses a program that never replies and ignores requests to end. One child has left its session,
   * and one is an orphan.
   */
  @ParameterizedTest
  @ValueSource(strings = {"TERM", "KILL"})
  void aStubbornProgramAndItsChildrenEndWithTheirHost(String signal) throws Exception {
    Path pids = scratch.resolve("pids");
    Path stubborn =
        executable(
            "stubborn",
            """
            #!/bin/sh
            trap '' TERM
            cd "${0%/*}"
            (setsid sleep 3600 & echo $! >>pids)
            sleep 3600 &
            echo $! $$ >>pids
            wait
            """);
    Files.writeString(
        config,
        """
        engines:
          stubborn:
            plugin: process
            options: {command: %s, games: gomoku-freestyle 5-22, start-ms: 600000}
        """
            .formatted(stubborn));
    try (Program program = gtp("stubborn")) {
      program.peer().send("boardsize 15\n");
      Waits.until(
          "2 lines of " + pids, () -> Files.exists(pids) && Files.readAllLines(pids).size() == 2);
      List<ProcessHandle> left =
          Stream.of(Files.readString(pids).strip().split("\\s", -1))
              .flatMap(pid -> ProcessHandle.of(Long.parseLong(pid)).stream())
              .toList();
      assertThat(left).hasSize(3);

      program.signal(signal);
      awaitEnd(left);
    }
  }
}
