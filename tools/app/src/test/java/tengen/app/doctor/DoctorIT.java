package tengen.app.doctor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.app.Commands;
import tengen.app.Distribution;
import tengen.app.Server;
import tengen.support.Program;
import tengen.support.StreamPeer;

/** Tests of the command {@code doctor} beside a daemon. */
@Tag("full")
class DoctorIT {
  @TempDir Path scratch;

  private Commands.Result doctor(String... more) throws IOException {
    List<String> line =
        new ArrayList<>(List.of("doctor", "--config", scratch.resolve("server.yaml").toString()));
    line.addAll(List.of(more));
    return Commands.run(line.toArray(String[]::new));
  }

  @Test
  void aSoundInstallationIsCheckedWithoutDisturbingItsDaemon() throws Exception {
    int web = Server.freePort();
    int gtp = Server.freePort();
    String yaml =
        """
        listeners:
          - {name: any, port: %d, engines: {gtp: nogo-classic}}
          - {name: web, port: %d, protocol: http}
        archive: {url: "jdbc:sqlite:%s"}
        control: {socket: %s}
        """
            .formatted(gtp, web, scratch.resolve("games.db"), scratch.resolve("control"));
    try (Server server = Server.serve(Distribution.built(), scratch, yaml)) {
      StreamPeer player = server.connect();
      player.send("boardsize 5\n");
      assertThat(player.line()).isEqualTo("= ");
      assertThat(player.line()).isEmpty();
      String log = Files.readString(scratch.resolve("server.log"));

      Commands.Result found = doctor();

      assertThat(found.exitCode()).as(found.toString()).isZero();
      String user = " is used by tengen serve, process " + server.program().pid();
      assertThat(found.lines())
          .noneMatch(line -> line.startsWith("problem"))
          .contains(
              "ok       ports          127.0.0.1:" + gtp + " (any)" + user,
              "ok       ports          127.0.0.1:" + web + " (web)" + user)
          .anyMatch(line -> line.matches("ok +jdk +25.*"))
          .anyMatch(line -> line.matches("ok +archive +tables of version \\d+; 0 of 4096 MiB"));
      assertThat(scratch.resolve("server.log")).content().isEqualTo(log);
      player.send("name\n");
      assertThat(player.line()).isEqualTo("= Tengen");
    }
  }

  @Test
  void aTrainedCacheIsUsed() throws Exception {
    Distribution copy = Distribution.built().copyTo(scratch.resolve("copy"));
    copy.train("connect");
    Path config =
        Files.writeString(
            scratch.resolve("server.yaml"),
            "listeners: [{name: a, port: 0}]\narchive: {url: null}\n");

    try (Program doctor = copy.tengen("doctor", "--config", config.toString())) {
      assertThat(doctor.peer().rest())
          .anyMatch(line -> line.startsWith("note     start caches   used: connect; missing"));
      assertThat(doctor.exitCode()).as(doctor.errors()).isZero();
    }
  }

  @Test
  void problemsOfTheConfigurationAreListed() throws IOException {
    Files.writeString(
        scratch.resolve("server.yaml"),
        "listeners: [{name: a, port: 70000}]\nengines: {x: {plugin: none}}\n");

    Commands.Result found = doctor("--json");

    assertThat(found.exitCode()).isEqualTo(1);
    assertThat(found.lines()).hasSize(1);
    assertThat(found.lines().getFirst())
        .contains("\"check\":\"configuration\",\"level\":\"problem\"")
        .contains("server.yaml:1:29: listeners[0].port is '70000'")
        .contains("server.yaml:2:23: no plugin none");
  }
}
