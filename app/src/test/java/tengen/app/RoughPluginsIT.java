package tengen.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.support.PluginJar;
import tengen.support.Program;

/** A plugin that takes the process for its own. */
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
        .pack(own.home().resolve("plugins/rough.jar"));
  }

  private Program program() throws IOException {
    Path config = scratch.resolve("log.yaml");
    Files.writeString(config, "logging: {file: " + log + "}\n");
    return own.tengen(
        "stdio", "--protocol", "gtp", "--engine", "rough", "--config", config.toString());
  }

  @Test
  void itReadsNothingAndWhatItPrintsIsInTheLogAlone() throws Exception {
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
  void itsExitIsOneLineAndNoSuccess() throws Exception {
    try (Program program = program()) {
      program.peer().send("boardsize 3\nplay b A1\ngenmove w\n");

      assertThat(program.exitCode()).isEqualTo(ExitCode.INTERNAL);
      assertThat(program.errors())
          .isEqualTo("tengen: System.exit was called by acme.Rough$1.search\n");
    }
  }
}
