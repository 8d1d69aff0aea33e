package tengen.engine;

import java.util.HashSet;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tengen.game.Playable;
import tengen.search.Topic;

/**
 * Validation of an {@link EngineDescriptor}. Any part may be null, since plugins are not trusted.
 */
final class DescriptorCheck {
  private static final Predicate<String> HYPHENATED =
      Pattern.compile("(?=.{1,64}$)[a-z][a-z0-9]*(-[a-z0-9]+)*").asMatchPredicate();

  /** Option names that the host reads itself; no plugin may declare them. */
  private static final Set<String> RESERVED_OPTIONS = Set.of("threads", "memory-mib", "seed");

  private DescriptorCheck() {}

  static Optional<String> of(EngineDescriptor engine) {
    return name("id", engine.id())
        .or(() -> line("name", engine.name()))
        .or(() -> line("version", engine.version()))
        .or(() -> line("author", engine.author()))
        .or(() -> threads(engine.maxThreads()))
        .or(() -> duplicate("rules", engine.games().stream().map(Playable::rules)))
        .or(() -> first(engine.games().stream().map(DescriptorCheck::game)))
        .or(() -> duplicate("option", engine.options().stream().map(Option::name)))
        .or(() -> first(engine.options().stream().map(DescriptorCheck::option)))
        .or(() -> duplicate("topic", engine.topics().stream().map(Topic::name)))
        .or(() -> first(engine.topics().stream().map(DescriptorCheck::topic)));
  }

  private static Optional<String> first(Stream<Optional<String>> all) {
    return all.flatMap(Optional::stream).findFirst();
  }

  private static Optional<String> duplicate(String what, Stream<String> names) {
    Set<String> seen = new HashSet<>();
    return names.filter(name -> !seen.add(name)).findFirst().map(name -> what + " twice: " + name);
  }

  private static Optional<String> name(String what, @Nullable String text) {
    return text != null && HYPHENATED.test(text)
        ? Optional.empty()
        : Optional.of("%s \"%s\": lower case, digits, hyphens".formatted(what, text));
  }

  private static Optional<String> line(String what, @Nullable String text) {
    return text != null && !text.isBlank() && text.chars().noneMatch(Character::isISOControl)
        ? Optional.empty()
        : Optional.of("%s \"%s\": one line of text".formatted(what, text));
  }

  private static Optional<String> threads(int max) {
    return max < 1 ? Optional.of("max threads " + max + ": 1 or more") : Optional.empty();
  }

  private static Optional<String> game(Playable game) {
    boolean isBoard = 1 <= game.minSide() && game.minSide() <= game.maxSide();
    boolean isText = game.minSide() == 0 && game.maxSide() == 0;
    return name("rules", game.rules())
        .or(
            () ->
                isBoard || isText
                    ? Optional.empty()
                    : Optional.of(
                        String.format(
                            Locale.ROOT,
                            "%s on sides from %d to %d: from 1 up, or 0 and 0 for text",
                            game.rules(),
                            game.minSide(),
                            game.maxSide())));
  }

  private static Optional<String> option(Option option) {
    return name("option", option.name())
        .or(
            () ->
                RESERVED_OPTIONS.contains(option.name())
                    ? Optional.of("option " + option.name() + " is the host's")
                    : Optional.empty())
        .or(() -> line("help of option " + option.name(), option.help()))
        .or(
            () ->
                option
                    .objection(Objects.requireNonNull(option.initialText(), option.name()))
                    .map(why -> "initial value of option " + why));
  }

  private static Optional<String> topic(Topic topic) {
    return name("topic", topic.name())
        .or(() -> line("help of topic " + topic.name(), topic.help()));
  }
}
