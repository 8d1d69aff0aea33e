package tengen.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import tengen.support.PluginJar;
import tengen.support.StreamPeer;
import tengen.support.Waits;

/** Tests of a daemon that runs out of memory. */
@Tag("full")
class MemoryIT {
  /**
   * A game whose referee uses up all memory for good at the moves EAT and GORGE, as does its
   * engine.
   */
  private static final String HUNGRY =
      """
      package acme;

      import java.util.ArrayList;
      import java.util.Arrays;
      import java.util.List;
      import java.util.Optional;
      import java.util.stream.Stream;
      import tengen.engine.*;
      import tengen.game.*;
      import tengen.search.*;

      public final class Hungry implements EngineFactory, GameRules {
        static final List<byte[]> EATEN = new ArrayList<>();

        public EngineDescriptor descriptor() {
          return new EngineDescriptor("hungry", "Hungry", "1", "Acme", Playable.text("hunger"));
        }

        public List<GameRules> rules() {
          return List.of(this);
        }

        public Engine create(EngineSettings settings, EngineContext context) {
          return new Engine() {
            public SearchResult search(Position position, Goal goal, SearchControl control) {
              if (!position.turns().isEmpty()) {
                eat(new ArrayList<>());
              }
              while (!control.shouldStop(0)) {
                Thread.onSpinWait();
              }
              return new SearchResult(new Move.Text("fast"), new SearchProgress(0, List.of()));
            }

            public void close() {}
          };
        }

        static void eat(List<byte[]> eaten) {
          while (true) {
            eaten.add(new byte[1 << 16]);
          }
        }

        public String id() {
          return "hunger";
        }

        public Setup usualSetup() {
          return new Setup.Text("table");
        }

        public Optional<String> objection(Setup setup) {
          return Optional.empty();
        }

        public Optional<String> objection(Position position, Move move) {
          if (move.equals(new Move.Text("eat"))) {
            eat(EATEN);
          } else if (move.equals(new Move.Text("gorge"))) {
            // More than the heap at once: no other thread meets the lack of memory.
            return Optional.of(Arrays.toString(new long[Integer.MAX_VALUE - 8]));
          }
          return Optional.empty();
        }

        public Stream<Move> legalMoves(Position position) {
          return Stream.of(new Move.Text("fast"));
        }

        public Verdict verdict(Position position) {
          return new Verdict.Open();
        }

        public Optional<Setup.Board> board(Position position) {
          return Optional.empty();
        }

        public String describe(Position position) {
          return "hungry";
        }
      }
      """;

  @TempDir Path scratch;

  private Distribution own;

  @BeforeEach
  void plugInTheHungry() throws IOException {
    own = Distribution.built().copyTo(scratch.resolve("tengen"));
    new PluginJar(scratch.resolve("hungry"))
        .source("acme/Hungry.java", HUNGRY)
        .resource("META-INF/services/tengen.engine.EngineFactory", "acme.Hungry")
        .pack(own.home().resolve("plugins/hungry.jar"));
    Path flags = own.home().resolve("config/serve.jvm");
    Files.writeString(flags, Files.readString(flags) + "-Xmx128m\n");
  }

  @Test
  void anErrorOfMemoryInASessionsWorkEndsThatSessionAlone() throws Exception {
    try (Server server = Server.start(own, scratch, "hungry")) {
      StreamPeer other = server.connect();
      assertServes(other);
      for (int i = 0; i < 5; i++) {
        StreamPeer hungry = server.connect();
        hungry.send("play b gorge\nname\n");

        assertThat(hungry.line()).isEqualTo("? out of memory for this session, which ends");
        assertThat(hungry.rest()).containsOnly("");
        assertServes(other);
      }
      assertThat(scratch.resolve("server.log"))
          .content()
          .contains("session closed ")
          .contains("out of memory");
      assertServesAndEnds(server);
    }
  }

  /** A table of 1 MiB takes two of G1's regions, so that 64 of them would fill the heap. */
  @Test
  void enginesOfManySessionsLeaveRoomInTheHeap() throws Exception {
    String yaml =
        """
        listeners:
          - {name: any, port: 0, engines: {gomocup: small, gtp: nogo-classic}}
        engines:
          small: {plugin: gomoku, options: {memory-mib: 1}}
        pools: {memory-mib: 64}
        """;
    try (Server server = Server.serve(own, scratch, yaml)) {
      for (int i = 0; i < 70; i++) {
        StreamPeer client = server.connect();
        client.send("START 15\nINFO timeout_turn 0\nBEGIN\n");

        assertThat(client.line()).isEqualTo("OK");
        assertThat(Games.move(client)).matches("[0-9]+,[0-9]+");
      }
      assertThat(scratch.resolve("server.log")).content().doesNotContain("out of memory");
      assertServesAndEnds(server);
    }
  }

  @Test
  void memoryThatDoesNotComeBackEndsTheProcessWithOneLine() throws Exception {
    try (Server server = Server.start(own, scratch, "hungry")) {
      server.connect().send("play b fast\nplay w eat\n");

      assertEndsWithOneLine(server);
      List<String> log = Files.readAllLines(scratch.resolve("server.log"));
      assertThat(log).filteredOn(line -> line.contains("WARN out of memory")).hasSize(1);
      assertThat(log).noneMatch(line -> line.startsWith("\tat "));
    }
  }

  @Test
  @EnabledIfSystemProperty(
      named = "tengen.long",
      matches = "true",
      disabledReason = "long form: mvn verify -Plong")
  void anErrorOfMemoryDoesNotKeepASignalFromEndingTheProcess() throws Exception {
    try (Server server = Server.start(own, scratch, "hungry")) {
      StreamPeer client = server.connect();
      client.send("name\ngenmove b\nplay w eat\n");
      assertThat(client.line()).isEqualTo("= Tengen");
      server.program().signal("TERM");

      assertThat(server.program().exitCode()).isIn(0, 70);
    }
  }

  @Test
  @EnabledIfSystemProperty(
      named = "tengen.long",
      matches = "true",
      disabledReason = "long form: mvn verify -Plong")
  void anOutOfMemoryErrorInASearchEndsNoSession() throws Exception {
    try (Server server = Server.start(own, scratch, "hungry")) {
      StreamPeer other = server.connect();
      assertServes(other);
      StreamPeer client = server.connect();
      for (int i = 0; i < 20; i++) {
        client.send("play b fast\ngenmove w\n");

        assertThat(client.line()).isEqualTo("= ");
        assertThat(client.line()).isEmpty();
        assertThat(client.line()).isEqualTo("= fast");
        assertThat(client.line()).isEmpty();
      }
      assertServes(other);
    }
  }

  /** Limits the process to one gigabyte, of which the heap is an eighth. */
  @Test
  @EnabledIfSystemProperty(
      named = "tengen.long",
      matches = "true",
      disabledReason = "long form: mvn verify -Plong")
  void unfinishedLinesOfAGigabyteAffectNoOtherClient() throws Exception {
    byte[] line = ("name\n" + "a".repeat(4_194_204)).getBytes(StandardCharsets.US_ASCII);
    try (Server server = Server.start(own, scratch, "nogo-classic")) {
      for (FloodingClient each : FloodingClient.connect(server.port(), 261)) {
        each.send(line);
      }
      Path log = scratch.resolve("server.log");
      Waits.until(
          "200 lines without memory",
          () -> Files.readString(log).split("no memory for a line", -1).length,
          parts -> parts > 200);

      assertServesAndEnds(server);
    }
  }

  @Test
  @EnabledIfSystemProperty(
      named = "tengen.long",
      matches = "true",
      disabledReason = "long form: mvn verify -Plong")
  void endlessQueuedCommandsAffectNoOtherClient() throws Exception {
    byte[] commands =
        ("genmove b\n" + "name\n".repeat(300_000)).getBytes(StandardCharsets.US_ASCII);
    try (Server server = Server.start(own, scratch, "nogo-classic")) {
      for (FloodingClient each : FloodingClient.connect(server.port(), 60)) {
        each.send(commands);
      }

      assertServesAndEnds(server);
    }
  }

  @Test
  @EnabledIfSystemProperty(
      named = "tengen.long",
      matches = "true",
      disabledReason = "long form: mvn verify -Plong")
  void largeGamesAreRejectedWhereTheMemoryIsUsedUp() throws Exception {
    String game = "tengen-game nim " + "1 ".repeat(32_000) + "\n";
    try (Server server = Server.start(own, scratch, "cgt")) {
      List<StreamPeer> peers = new ArrayList<>();
      String answer = "= ";
      while (answer.equals("= ") && peers.size() < 60) {
        peers.add(server.connect());
        StreamPeer peer = peers.getLast();
        peer.send("name\n" + game);
        assertThat(peer.line()).isEqualTo("= Tengen");
        assertThat(peer.line()).isEmpty();
        answer = peer.line();
      }

      assertThat(answer).startsWith("? no memory for a ");
      assertThat(peers).hasSizeGreaterThan(4);
      assertServesAndEnds(server);
    }
  }

  private static void assertServes(StreamPeer client) throws Exception {
    client.send("name\n");
    assertThat(client.line()).isEqualTo("= Tengen");
    assertThat(client.line()).isEmpty();
  }

  private static void assertServesAndEnds(Server server) throws Exception {
    assertServes(server.connect());
    server.program().signal("TERM");
    assertThat(server.program().exitCode()).isZero();
    assertThat(server.program().errors()).isEmpty();
  }

  private static void assertEndsWithOneLine(Server server) throws Exception {
    int exitCode = server.program().exitCode();
    assertThat(exitCode).as(server.program().errors()).isEqualTo(70);
    assertThat(server.program().errors().lines())
        .singleElement()
        .asString()
        .startsWith("tengen: out of memory");
  }
}
