package tengen.support;

import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.spi.ToolProvider;
import tengen.game.GameRules;

/** Compiles a plugin and packs it, as its author does. */
public final class PluginJar {
  private final Path sources;
  private final Path classes;
  private final List<String> files = new ArrayList<>();
  private String api = location(GameRules.class).toString();

  /** Creates an empty plugin; {@code scratch} is an empty folder for its sources and classes. */
  public PluginJar(Path scratch) throws IOException {
    sources = Files.createDirectories(scratch.resolve("sources"));
    classes = Files.createDirectories(scratch.resolve("classes"));
  }

  /** Adds a source file such as {@code acme/Random.java} or {@code module-info.java}. */
  public PluginJar source(String name, String text) throws IOException {
    files.add(write(sources.resolve(name), text).toString());
    return this;
  }

  /** Adds a file that is packed unchanged. */
  public PluginJar resource(String name, String text) throws IOException {
    write(classes.resolve(name), text);
    return this;
  }

  /** Compiles against another version of the API. */
  public PluginJar against(Path otherApi) {
    api = otherApi.toString();
    return this;
  }

  /** Adds a library to compile against. */
  public PluginJar with(Path library) {
    api += File.pathSeparator + library;
    return this;
  }

  /** Compiles against the engine API and the libraries, and packs the jar. */
  public void pack(Path jar) throws IOException {
    List<String> javac = new ArrayList<>(List.of("-d", classes.toString(), "-proc:none"));
    boolean modular = files.stream().anyMatch(file -> file.endsWith("module-info.java"));
    javac.addAll(List.of(modular ? "--module-path" : "--class-path", api));
    javac.addAll(files);
    if (!files.isEmpty()) {
      run("javac", javac);
    }
    run("jar", List.of("--create", "--file", jar.toString(), "-C", classes.toString(), "."));
  }

  private static Path write(Path file, String text) throws IOException {
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }

  private static Path location(Class<?> type) {
    try {
      return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void run(String tool, List<String> arguments) {
    var output = new StringWriter();
    var writer = new PrintWriter(output);
    int code =
        ToolProvider.findFirst(tool)
            .orElseThrow()
            .run(writer, writer, arguments.toArray(String[]::new));
    if (code != 0) {
      throw new IllegalArgumentException(tool + " failed: " + output);
    }
  }
}
