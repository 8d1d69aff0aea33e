package tengen.app.join;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.app.Distribution;
import tengen.app.Server;
import tengen.app.output.ExitCode;
import tengen.support.Program;

/** Tests of programs that take a seat at a table, through the real launcher. */
@Tag("full")
class JoinIT {
  private static final String GOMOKU =
      "\"rules\":\"gomoku-freestyle\",\"boardXSize\":15,\"boardYSize\":15";
  private static final String NOGO = "\"rules\":\"nogo\",\"boardXSize\":5,\"boardYSize\":5";

  /** Points in the order of play, of which no five make a line even if one is left out. */
  private static final String[] APART = {
    "A1", "C1", "E1", "G1", "B3", "D3", "F3", "H3", "A5", "C5", "E5", "G5", "B7", "D7", "F7", "H7",
    "A9", "C9", "E9", "G9", "B11", "D11", "F11", "H11", "A13", "C13", "E13", "G13", "B15", "D15"
  };

  /** Times of a program that starts on a busy machine. */
  private static final String SLOW = ",option.start-ms=120000,option.reply-ms=60000";

  private final Distribution distribution = Distribution.built();

  @TempDir Path scratch;

  private int port;
  private Server server;

  @BeforeEach
  void start() throws IOException {
    port = Server.freePort();
    serve();
  }

  /**
   * Starts a server without the log of the one before, which already has the line that it listens.
   */
  private void serve() throws IOException {
    Files.deleteIfExists(scratch.resolve("server.log"));
    server =
        Server.serve(
            distribution,
            scratch,
            """
            listeners: [{name: any, port: %d, protocol: http}]
            archive: {url: "jdbc:sqlite:%s"}
            """
                .formatted(port, scratch.resolve("games.db")));
  }

  @AfterEach
  void stop() {
    server.close();
  }

  private Program join(String link, String engine, String... options) throws IOException {
    List<String> words = new ArrayList<>(List.of("join", link, "--engine", engine));
    words.addAll(List.of(options));
    return distribution.tengen(words.toArray(String[]::new));
  }

  private String gtp(String engine) {
    return "cmd=%s,arg=stdio,arg=--protocol,arg=gtp,arg=--engine,arg=%s,protocol=gtp"
            .formatted(distribution.launcher(), engine)
        + SLOW;
  }

  @Test
  void aGomocupProgramPlaysToTheEndThroughARestartOfTheServer() throws Exception {
    String brain = "cmd=" + distribution.home().resolve("bin/pbrain-tengen") + SLOW;
    try (var host = new TableHost(port, GOMOKU);
        Program bot = join(host.link(), brain, "--name=Mine", "--st=1", "--stay=0")) {
      host.receive("\"kind\":\"seated\",\"side\":\"W\",\"name\":\"Mine\"");
      host.play(APART);
      host.receiveMove();
      server.close();
      serve();
      host.comeBack();
      host.receive("\"kind\":\"go\"");
      String table = "";
      while (!table.contains("\"over\":")) {
        host.play(APART);
        table = host.receiveMove();
      }

      assertThat(table).contains("\"winner\":\"W\",\"manner\":\"by-rules\"");
      assertThat(bot.exitCode()).as(bot.errors()).isZero();
      assertThat(bot.peer().rest()).singleElement().asString().startsWith("White (Mine) wins: ");
      assertThat(bot.errors()).contains("playing White against Anna at gomoku-freestyle 15x15");
    }
  }

  @Test
  void aGtpProgramAnswersRequestsPlaysARematchAndLeaves() throws Exception {
    try (var host = new TableHost(port, NOGO);
        Program bot = join(host.link(), gtp("nogo-classic"), "--st=0.3")) {
      host.receive("\"kind\":\"seated\"");
      host.play("A1");
      host.receiveMove();
      host.act("\"undo\",\"ply\":2,\"to\":0");
      host.receive("\"kind\":\"declined\",\"side\":\"W\"");
      host.act("\"draw\"");
      host.receive("\"kind\":\"declined\",\"side\":\"W\"");
      host.act("\"resign\"");
      assertThat(bot.peer().line()).isEqualTo("White (tengen) wins: resigned");

      host.act("\"rematch\"");
      host.follow();
      host.receive("\"kind\":\"move\",\"side\":\"B\"");
      bot.signal("TERM");

      assertThat(bot.exitCode()).isZero();
      host.receive("\"kind\":\"away\",\"away\":{\"B\":");
    }
  }

  @Test
  void aSeatThatCannotBeTakenIsAPlainError() throws Exception {
    try (var host = new TableHost(port, NOGO)) {
      assertFails(join(host.link(), "gomoku"), ExitCode.NO_ENGINE, "does not play nogo");
      assertFails(join(host.link(), "none"), ExitCode.NO_ENGINE, "no engine none; engines: ");
      assertFails(join(host.link().replace("/#/t/", "/#/t/0"), "nogo"), ExitCode.NO, "no table 0");
      try (Program _ = join(host.link(), "nogo")) {
        host.receive("\"kind\":\"seated\",\"side\":\"W\",\"name\":\"nogo\"");
        assertFails(join(host.link(), "nogo"), ExitCode.NO, "this seat is taken");
      }
      server.close();
      assertFails(
          join(host.link(), "nogo", "--patience=1"), ExitCode.NO_SERVER, "no server: 127.0.0.1:");
    }
  }

  private static void assertFails(Program bot, int exitCode, String line) {
    try (bot) {
      assertThat(bot.exitCode()).isEqualTo(exitCode);
      assertThat(bot.errors()).contains("tengen: ").contains(line);
      assertThat(bot.peer().rest()).isEmpty();
    }
  }
}
