package tengen.app.engines;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tengen.app.flags.GameFlags;
import tengen.app.output.CommandException;
import tengen.app.output.ExitCode;
import tengen.engine.EngineDescriptor;
import tengen.game.GameRules;
import tengen.game.Playable;
import tengen.host.plugin.PluginCatalog;

/**
 * The project of a new engine plugin: a copy of the example {@code first-engine} with other names.
 *
 * @param id of the engine, also the name of the project
 * @param rules id of the rules that the engine plays
 */
record PluginProject(String id, String rules) {
  /** Package of the only referees that the contract tests find. */
  private static final String REFEREES = "tengen.rules";

  /** Names in the example that differ in a copy. */
  private static final Pattern NAMES =
      Pattern.compile("acme-first|first-engine|FirstEngine|\"First\"|gomoku-freestyle|\\bacme\\b");

  /** Directory of the artifacts that the project is built against. */
  private static final Path REPOSITORY = Path.of("repository");

  private static final String SUFFIX = "-engine";

  /**
   * Returns the project of an engine.
   *
   * @param game a family of games, or the id of rules
   * @param known engines and rules of this installation
   * @throws CommandException if the id is invalid or taken, or no referee of the contract tests
   *     knows the game
   */
  static PluginProject of(String id, String game, PluginCatalog known) throws CommandException {
    String rules = rules(game, known.rules().values());
    var descriptor = new EngineDescriptor(id, id, "1.0", id, Playable.board(rules, 5, 15));
    if (descriptor.objection().isPresent()) {
      throw misused(
          "the name must have lower-case letters, digits and hyphens, such as my-engine, got '"
              + id
              + "'");
    }
    if (known.plugins().containsKey(id)) {
      throw misused("there is an engine " + id + " already; choose another name");
    }
    return new PluginProject(id, rules);
  }

  private static String rules(String game, Collection<GameRules> known) throws CommandException {
    Predicate<GameRules> isMeant = each -> each.id().equals(game) || each.family().equals(game);
    List<GameRules> tested =
        known.stream().filter(each -> each.getClass().getPackageName().equals(REFEREES)).toList();
    Optional<GameRules> found = tested.stream().filter(isMeant).findFirst();
    if (found.isPresent()) {
      return found.get().id();
    }
    throw misused(
        "--game must be one of %s, got '%s'%s"
            .formatted(
                names(tested),
                game,
                known.stream().anyMatch(isMeant)
                    ? ", whose referee the contract tests lack; copy docs/examples/more-games"
                    : ""));
  }

  private static String names(List<GameRules> tested) {
    return tested.stream()
        .flatMap(each -> Stream.of(each.family(), each.id()))
        .distinct()
        .collect(Collectors.joining(", "));
  }

  private static CommandException misused(String why) {
    return new CommandException(
        ExitCode.COMMAND_LINE, "tengen: " + why + "; see tengen new-engine --help");
  }

  /**
   * Copies the example to a directory that does not exist.
   *
   * @throws CommandException with the file that cannot be written
   */
  void create(Path example, Path directory) throws CommandException, IOException {
    try (Stream<Path> files = Files.walk(example)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Path place = example.relativize(file);
        boolean isArtifact = place.startsWith(REPOSITORY);
        String name = isArtifact ? place.toString() : renamed(place.toString());
        byte[] content =
            isArtifact
                ? Files.readAllBytes(file)
                : renamed(Files.readString(file)).getBytes(StandardCharsets.UTF_8);
        write(directory.toAbsolutePath().resolve(name), content);
      }
    }
  }

  private static void write(Path file, byte[] content) throws CommandException {
    try {
      Files.createDirectories(file.getParent());
      Files.write(file, content);
    } catch (IOException e) {
      throw GameFlags.unwritten(file, e);
    }
  }

  /** Returns a text or path of the example with the names of this project. */
  String renamed(String text) {
    return NAMES
        .matcher(text)
        .replaceAll(found -> Matcher.quoteReplacement(replacement(found.group())));
  }

  private String replacement(String name) {
    return switch (name) {
      case "acme-first", "first-engine" -> id;
      case "FirstEngine" -> className();
      case "\"First\"" -> '"' + capitalized(id, " ") + '"';
      case "acme" -> className().toLowerCase(Locale.ROOT);
      default -> rules;
    };
  }

  /** Returns a name that ends in "Engine", so neither it nor the package is a word of Java. */
  private String className() {
    String stem = id.endsWith(SUFFIX) ? id.substring(0, id.length() - SUFFIX.length()) : id;
    return capitalized(stem, "") + "Engine";
  }

  private static String capitalized(String hyphenated, String separator) {
    return Stream.of(hyphenated.split("-", -1))
        .map(word -> word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1))
        .collect(Collectors.joining(separator));
  }
}
