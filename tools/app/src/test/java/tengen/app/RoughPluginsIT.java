package tengen.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.app.output.ExitCode;
import tengen.support.PluginJar;
import tengen.support.Program;
import tengen.support.StreamPeer;
import tengen.support.Waits;

/**
 * Tests of a plugin that misuses the process, for instance by exiting or by replacing the streams.
 */
@Tag("full")
class RoughPluginsIT {
  private static final String PLUGIN =
      """
      package acme;

      import java.util.List;
      import tengen.engine.*;
      import tengen.game.*;
      import tengen.search.*;

      public final class Rough implements EngineFactory {
        static {
          System.out.println("loaded");
          try {
            System.out.println("read " + System.in.read());
          } catch (java.io.IOException e) {
            System.out.println(e);
          }
        }

        public Rough() {}

        @Override
        public EngineDescriptor descriptor() {
          return new EngineDescriptor("rough", "Rough", "1", "Acme", Playable.board("nogo", 2, 9));
        }

        @Override
        public Engine create(EngineSettings settings, EngineContext context) {
          return new Engine() {
            @Override
            public SearchResult search(Position position, Goal goal, SearchControl control) {
              System.out.println("= A1\\n\\n= B1");
              System.err.println("thinking");
              if (!position.turns().isEmpty()) {
                System.exit(0);
              }
              return new SearchResult(new Move.Place(1, 1), new SearchProgress(1, List.of()));
            }

            @Override
            public void close() {}
          };
        }
      }
      """;

  /**
   * Source of a plugin that runs a statement in its static initialiser. Its engine runs it before
   * each move.
   */
  private static final String INITIALISED =
      """
      package acme;

      import tengen.engine.*;
      import tengen.game.*;
      import tengen.search.*;

      public final class Initialised implements EngineFactory {
        static {
          %s
        }

        public EngineDescriptor descriptor() {
          return new EngineDescriptor("%s", "Toy", "1", "Acme", Playable.board("nogo", 2, 9));
        }

        public Engine create(EngineSettings settings, EngineContext context) {
          return new Engine() {
            public SearchResult search(Position position, Goal goal, SearchControl control) {
              %s
              return new SearchResult(new Move.Place(1, 1), new SearchProgress(1, java.util.List.of()));
            }

            public void close() {}
          };
        }

        static void wait(Object lock) {
          while (true) {
            synchronized (lock) {
              try {
                lock.wait();
              } catch (InterruptedException e) {
                // Ignores the interrupt.
              }
            }
          }
        }
      }
      """;

  @TempDir Path scratch;

  private Path log = Path.of("");
  private Distribution own = Distribution.built();

  @BeforeEach
  void install() throws IOException {
    log = scratch.resolve("tengen.log");
    own = own.copyTo(scratch.resolve("tengen"));
    new PluginJar(scratch.resolve("rough"))
        .source("acme/Rough.java", PLUGIN)
        .resource("META-INF/services/tengen.engine.EngineFactory", "acme.Rough")
        .pack(plugins().resolve("rough.jar"));
  }

  private void install(String id, String initialiser) throws IOException {
    install(id, initialiser, "");
  }

  private void install(String id, String initialiser, String search) throws IOException {
    new PluginJar(scratch.resolve(id))
        .source("acme/Initialised.java", INITIALISED.formatted(initialiser, id, search))
        .resource("META-INF/services/tengen.engine.EngineFactory", "acme.Initialised")
        .pack(plugins().resolve(id + ".jar"));
  }

  private Path plugins() {
    return own.home().resolve("plugins");
  }

  private Program program() throws IOException {
    Path config = scratch.resolve("log.yaml");
    Files.writeString(config, "logging: {file: " + log + "}\n");
    return own.tengen(
        "stdio", "--protocol", "gtp", "--engine", "rough", "--config", config.toString());
  }

  @Test
  void pluginsReadNoInputAndPrintToTheLogOnly() throws Exception {
    try (Program program = program()) {
      program.peer().send("boardsize 3\ngenmove b\nquit\n");

      assertThat(program.peer().rest()).containsExactly("= ", "", "= B2", "", "= ", "");
      assertThat(program.exitCode()).isZero();
      assertThat(program.errors()).isEmpty();
    }
    assertThat(Files.readAllLines(log))
        .extracting(line -> line.replaceFirst("^\\S+ ", ""))
        .contains(
            "INFO System.out: loaded",
            "INFO System.out: read -1",
            "INFO System.out: = A1",
            "INFO System.out: = B1",
            "WARN System.err: thinking");
  }

  @Test
  void hostilePluginsAreLoggedInOneLineEachAndTheDaemonStartsAndStops() throws Exception {
    install("blocks", "wait(new Object());");
    install(
        "spawns", "for (int i = 0; i < 20; i++) { new Thread(() -> wait(new Object())).start(); }");
    install("throws", "if (true) { throw new StackOverflowError(); }");
    Files.write(plugins().resolve("broken.jar"), new byte[] {'P', 'K', 3, 4, 0, 0});
    new PluginJar(scratch.resolve("missing"))
        .resource("META-INF/services/tengen.engine.EngineFactory", "acme.Nowhere")
        .pack(plugins().resolve("missing.jar"));
    try (Server server = Server.start(own, scratch, "spawns")) {
      StreamPeer peer = server.connect();
      peer.send("boardsize 3\ngenmove b\nquit\n");

      assertThat(peer.rest()).containsExactly("= ", "", "= B2", "", "= ", "");
      for (String skipped : List.of("blocks", "throws", "broken", "missing")) {
        assertThat(Files.readAllLines(scratch.resolve("server.log")))
            .filteredOn(line -> line.contains("plugin " + skipped + ".jar skipped: "))
            .as(skipped)
            .hasSize(1);
      }
      server.program().signal("TERM");
      assertThat(server.program().exitCode()).isZero();
      assertThat(server.program().errors()).isEmpty();
    }
  }

  @Test
  void interruptedThreadsContinue() throws Exception {
    install(
        "interrupts",
        "",
        "Thread.getAllStackTraces().keySet().forEach(thread -> {"
            + " if (thread != Thread.currentThread()) { thread.interrupt(); } });");
    try (Server server = Server.start(own, scratch, "interrupts")) {
      StreamPeer peer = server.connect();
      peer.send("boardsize 3\ngenmove b\nquit\n");
      assertThat(peer.rest()).containsExactly("= ", "", "= B2", "", "= ", "");

      StreamPeer next = server.connect();
      next.send("boardsize 3\ngenmove b\nquit\n");
      assertThat(next.rest()).containsExactly("= ", "", "= B2", "", "= ", "");
      server.program().signal("TERM");
      assertThat(server.program().exitCode()).isZero();
    }
    assertThat(Files.readString(scratch.resolve("server.log"))).contains("#2 session closed ");
  }

  @Test
  void aUnitThatPrints20MegabytesCostsItsWorkerAFewLines() throws Exception {
    install(
        "prints",
        "",
        "if (true) {"
            + " for (int i = 0; position.turns().isEmpty() && i < 20_000; i++) {"
            + " System.out.println(\"x\".repeat(999)); }"
            + " return new SearchResult("
            + "context.rules().get(position.rules()).legalMoves(position).iterator().next(),"
            + " new SearchProgress(1, java.util.List.of())); }");
    String db = "jdbc:sqlite:" + scratch.resolve("jobs.db");
    String submit =
        "batch submit selfplay --game nogo --size 2 --engine prints --nodes 1 --games 1 --unit 1"
            + " --stones 0 --db ";
    try (Program program = own.tengen((submit + db).split(" "))) {
      String job = program.peer().line();
      try (Program worker = own.tengen("worker", "--db", db)) {
        Waits.until(
            "the end of the job",
            () -> Commands.run("batch", "status", "--json", job, "--db", db).lines().getFirst(),
            status -> status.contains("\"state\":\"done\""));
        worker.signal("TERM");
        assertThat(worker.exitCode()).isZero();
        assertThat(worker.errors()).contains("System.out: xxx").hasSizeLessThan(100_000);
      }
      assertThat(Commands.run("batch", "status", "--json", job, "--db", db).lines().getFirst())
          .contains("\"done\":1", "\"dead\":0");
    }
  }

  @Test
  void anExitByAPluginIsLoggedAndFails() throws Exception {
    try (Program program = program()) {
      program.peer().send("boardsize 3\nplay b A1\ngenmove w\n");

      assertThat(program.exitCode()).isEqualTo(ExitCode.INTERNAL);
      assertThat(program.errors())
          .isEqualTo("tengen: System.exit was called by acme.Rough$1.search\n");
    }
  }
}
