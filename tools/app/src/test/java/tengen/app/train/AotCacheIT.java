package tengen.app.train;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.app.Distribution;
import tengen.app.Server;
import tengen.support.PluginJar;
import tengen.support.Program;
import tengen.support.StreamPeer;

/** Checks that the AOT cache, in any state, changes nothing but the start time. */
@Tag("full")
class AotCacheIT {
  /** A plugin whose id tells whether the JDK's vector module is available. */
  private static final String VECTORS =
      """
      package acme;

      import tengen.engine.*;
      import tengen.game.Playable;

      public final class Vectors implements EngineFactory {
        @Override
        public EngineDescriptor descriptor() {
          String id = "vectors-" + tengen.simd.VectorModule.isAvailable();
          return new EngineDescriptor(id, id, "1", "Acme", Playable.board("nogo", 2, 9));
        }

        @Override
        public Engine create(EngineSettings settings, EngineContext context) {
          throw new AssertionError();
        }
      }
      """;

  @TempDir Path scratch;

  @Test
  void anOutdatedCacheIsLeftAsideInSilence() throws Exception {
    Distribution own = Distribution.built().copyTo(scratch.resolve("a folder/tengen"));
    CachedSession plain = CachedSession.run(own, scratch);
    assertThat(plain.usesCache()).isFalse();
    assertThat(plain.answers()).contains("= Tengen");
    own.train("stdio");
    assertThat(own.home().resolve("cache").toFile().list())
        .containsExactlyInAnyOrder("stdio.aot", "stdio.key", "stdio.lock");
    assertSame(own, plain, true);
    assertThatTheJvmTakesIt(own);
    assertThat(flagsOfATool(own)).doesNotContain(CachedSession.CACHE);

    Distribution moved = new Distribution(scratch.resolve("moved"));
    Files.move(own.home(), moved.home());
    assertSame(moved, plain, false);
    Files.move(moved.home(), own.home());

    touch(own.home().resolve("lib/tengen-protocol-0.1.0.jar"));
    assertOutdated(own, plain);

    Path cache = own.home().resolve("cache/stdio.aot");
    byte[] bytes = Files.readAllBytes(cache);
    Files.write(cache, Arrays.copyOf(bytes, bytes.length / 2));
    assertOutdated(own, plain);

    Files.delete(cache);
    assertSame(own, plain, false);
  }

  @Test
  void aToolHasACacheOfItsOwn() throws Exception {
    assertThat(flagsOfATool(Distribution.built()))
        .contains(CachedSession.CACHE)
        .contains("tools.aot");
  }

  @Test
  void enginesGetTheVectorModuleInSilenceBesideTheCache() throws Exception {
    Distribution own = Distribution.built().copyTo(scratch.resolve("tengen"));
    new PluginJar(scratch.resolve("vectors"))
        .with(own.home().resolve("lib/tengen-engine-common-0.1.0.jar"))
        .source("acme/Vectors.java", VECTORS)
        .resource("META-INF/services/tengen.engine.EngineFactory", "acme.Vectors")
        .pack(own.home().resolve("plugins/vectors.jar"));
    own.train("stdio");

    List<String> command = new ArrayList<>();
    command.addAll(List.of("env", "TENGEN_JAVA_OPTIONS=-XX:AOTMode=on", own.launcher()));
    command.addAll(List.of("stdio", "--protocol", "gtp", "--engine", "vectors-true"));
    try (Program program = Program.start(scratch, command)) {
      program.peer().send("version\nquit\n");
      assertThat(program.peer().rest()).startsWith("= 0.1.0 vectors-true");
      assertThat(program.errors()).isEmpty();
    }
    try (Program program = own.tengen("engines")) {
      assertThat(program.peer().rest()).anyMatch(line -> line.startsWith("vectors-true "));
      assertThat(program.errors()).isEmpty();
    }
    String listener = "listeners: [{name: any, port: 0, engines: {gtp: vectors-true}}]\n";
    try (Server server = Server.serve(own, scratch, listener)) {
      StreamPeer client = server.connect();
      client.send("version\nquit\n");
      assertThat(client.rest()).startsWith("= 0.1.0 vectors-true");
      server.program().signal("TERM");
      assertThat(server.program().errors()).isEmpty();
    }
  }

  /** Returns the JVM's flags. The JVM exits if its cache does not match. */
  private String flagsOfATool(Distribution own) throws Exception {
    String options = "JDK_JAVA_OPTIONS=-XX:AOTMode=on -XX:+PrintCommandLineFlags";
    String launcher = own.home().resolve("bin/tengen").toString();
    try (Program program = Program.start(scratch, List.of("env", options, launcher, "engines"))) {
      assertThat(program.exitCode()).isZero();
      return program.errors();
    }
  }

  /** Checks that an outdated cache is detected by the launcher, or else by the JVM. */
  private void assertOutdated(Distribution own, CachedSession plain) throws Exception {
    assertSame(own, plain, false);
    Path key = own.home().resolve("cache/stdio.key");
    FileTime made = Files.getLastModifiedTime(key);
    touch(key);
    assertSame(own, plain, true);
    Files.setLastModifiedTime(key, made);
  }

  private void assertSame(Distribution own, CachedSession plain, boolean usesCache)
      throws Exception {
    CachedSession session = CachedSession.run(own, scratch);
    assertThat(session.usesCache()).isEqualTo(usesCache);
    assertThat(session.answers()).isEqualTo(plain.answers());
  }

  private static void touch(Path file) throws IOException {
    Files.setLastModifiedTime(file, FileTime.from(Instant.now().plusSeconds(60)));
  }

  /** Starts a JVM with AOTMode=on, which exits if the cache does not match. */
  private void assertThatTheJvmTakesIt(Distribution own) throws Exception {
    Path home = own.home().toRealPath();
    var command =
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "@" + home.resolve("config/stdio.jvm"),
            "-XX:AOTMode=on",
            CachedSession.CACHE + home.resolve("cache/stdio.aot"),
            "--module-path=" + home.resolve("lib"),
            "-m",
            "tengen.app/tengen.app.Main",
            "version");
    try (Program program = Program.start(scratch, command)) {
      assertThat(program.exitCode()).isZero();
    }
  }
}
