package tengen.app.install;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.app.Commands;

/** Checks that all problems of a configuration are reported together, whichever part finds them. */
@Tag("full")
final class ConfigProblemsIT {
  @TempDir Path scratch;

  private Path file(String yaml) throws IOException {
    return Files.writeString(scratch.resolve("my.yaml"), yaml);
  }

  @Test
  void allKindsOfProblemsAreReportedTogether() throws Exception {
    Path file =
        file(
            """
            listeners:
              - {name: a, port: 1, protocl: gtp}
              - {name: a, port: 70000, address: 192.0.2.1, insecure: true}
              - {name: c, port: 0, address: 0.0.0.0, engine: alphago, allow: [nogo, gone]}
              - {name: d, port: 0, engine: "?", time: blitz}
              - {name: e, port: 0, protocol: gomocup, engine: nogo}
            engines:
              first: {plugin: alphazero}
              second: {plugin: nogo, options: {levl: 3, threads: 0}}
              third: {plugin: process, options: {command: ./none, games: nogo 9}}
              fourth: {plugin: process, options: {command: sh, games: nogo 9}}
              fifth: {plugin: process, options: {command: sh, dialect: gtp, games: [nogo 9, chess 8]}}
              sixth: {plugin: process, options: {command: "sh\\0", environment: {A: "\\0"}}}
            pools: {queue: none}
            control: {socket: no/such/folder/control}
            logging: {level: loud, file: no/such/folder/my.log}
            """);

    Commands.Result checked = Commands.run("check-config", file.toString());

    assertThat(checked.exitCode()).isEqualTo(3);
    assertThat(checked.errors().replace(file + ":", "").lines().map(ConfigProblemsIT::upToReason))
        .containsExactly(
            "2:24: unknown key 'protocl' in listeners[0]",
            "3:12: listeners[1].name is 'a', which listeners[0] has too",
            "3:21: listeners[1].port is '70000'",
            "3:37: listener a cannot listen on 192.0.2.1:0: Cannot assign requested address",
            "4:33: listeners[2].address is '0.0.0.0', which other machines can reach",
            "4:50: no engine alphago",
            "4:73: no engine gone",
            "5:32: listeners[3].engine is '?'",
            "5:43: listeners[3].time: no time profile 'blitz'",
            "6:5: no engine plays a game of gomocup",
            "8:19: no plugin alphazero",
            "9:42: no option levl",
            "9:54: engines.second.options.threads is '0'",
            "10:47: command ./none: no such program",
            "11:59: games nogo: gomocup supports only Gomoku, such as gomoku-freestyle",
            "12:72: games chess: no such rules",
            "13:47: command has a NUL character",
            "13:68: environment has a NUL character",
            "14:16: pools.queue is 'none'",
            "15:19: control.socket: cannot listen at no/such/folder/control: No such file or"
                + " directory",
            "16:18: logging.level is 'loud'",
            "16:30: logging.file cannot be written: no/such/folder/my.log (No such file or"
                + " directory)");
    assertThat(Commands.run("serve", "--config", file.toString())).isEqualTo(checked);
  }

  private static String upToReason(String line) {
    return line.substring(0, line.indexOf(';'));
  }

  @Test
  void anAddressOfAnotherMachineAloneIsAnotherExitCode() throws Exception {
    Path file = file("listeners: [{name: a, port: 7300, insecure: true, address: 192.0.2.1}]\n");

    Commands.Result checked = Commands.run("check-config", file.toString());

    assertThat(checked.exitCode()).isEqualTo(4);
    assertThat(checked.errors()).startsWith(file + ":1:60: listener a cannot listen on 192.0.2.1");
  }

  @Test
  void anAddressWithoutAHostIsOneProblem() throws Exception {
    Path file = file("listeners: [{name: a, port: 7300, address: none.invalid}]\n");

    Commands.Result checked = Commands.run("check-config", file.toString());

    assertThat(checked.errors())
        .isEqualTo(
            file
                + ":1:44: listener a cannot listen on none.invalid:7300: no such host; use an"
                + " address of this machine\n");
    assertThat(checked.exitCode()).isEqualTo(4);
  }

  @Test
  void conflictingPortsAreReported() throws Exception {
    Path file =
        file(
            """
            listeners:
              - {name: a, port: 7300}
              - {name: b, port: 7300, insecure: true, address: 0.0.0.0}
              - {name: c, port: 7300, address: LOCALHOST}
            """);

    assertThat(Commands.run("check-config", file.toString()).errors().replace(file + ":", ""))
        .isEqualTo(
            """
            3:21: listeners[1].port: a has 127.0.0.1 port 7300, which is this one too; another port
            4:21: listeners[2].port: a has 127.0.0.1 port 7300, which is this one too; another port
            """);
  }

  @Test
  void checkingLeavesNoLogBehind() throws Exception {
    Path log = scratch.resolve("my.log");
    Path file = file("logging: {file: " + log + "}\n");

    assertThat(Commands.run("check-config", file.toString()).exitCode()).isZero();
    assertThat(log).doesNotExist();
  }
}
