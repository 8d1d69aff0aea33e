package tengen.testkit;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tengen.engine.EngineDescriptor;
import tengen.engine.Option;
import tengen.game.GameRules;
import tengen.game.Playable;
import tengen.game.Setup;
import tengen.search.Topic;

/** What a plugin says of itself. */
final class DescriptorChecks {
  private static final Predicate<String> HYPHENATED =
      Pattern.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*").asMatchPredicate();

  /** The host reads these itself. */
  private static final Set<String> RESERVED = Set.of("threads", "memory-mib", "seed");

  private DescriptorChecks() {}

  static List<Check> of(Subject subject) {
    return List.of(
        new Check("names itself", () -> namesItself(subject.descriptor())),
        new Check("describes itself the same each time", () -> isSteady(subject)),
        new Check("announces games that rules are known for", () -> knowsItsGames(subject)),
        new Check(
            "has option names in lower case with hyphens",
            () -> namesAreKeys(subject.descriptor().options().stream().map(Option::name))),
        new Check("leaves the host its own options", () -> reservesNothing(subject.descriptor())),
        new Check(
            "has topic names in lower case with hyphens",
            () -> namesAreKeys(subject.descriptor().topics().stream().map(Topic::name))),
        new Check("explains options and topics in one line", () -> helps(subject.descriptor())));
  }

  private static void namesItself(EngineDescriptor descriptor) {
    assertAll(
        () -> assertTrue(HYPHENATED.test(descriptor.id()), "id: " + descriptor.id()),
        () -> assertOneLine("name", descriptor.name()),
        () -> assertOneLine("version", descriptor.version()),
        () -> assertOneLine("author", descriptor.author()),
        () -> assertTrue(descriptor.maxThreads() >= 1, "maxThreads: " + descriptor.maxThreads()));
  }

  private static void isSteady(Subject subject) {
    EngineDescriptor plain = subject.factory().descriptor();
    assertAll(
        () -> assertEquals(plain, subject.factory().descriptor()),
        () -> assertEquals(subject.descriptor(), subject.descriptor()),
        () -> assertEquals(plain.id(), subject.descriptor().id(), "id with settings"),
        () -> assertEquals(plain.options(), subject.descriptor().options(), "with settings"));
  }

  private static void knowsItsGames(Subject subject) {
    List<Playable> games = subject.descriptor().games();
    assertFalse(games.isEmpty(), "no games");
    assertUnique(games.stream().map(Playable::rules));
    assertAll(games.stream().map(game -> () -> isKnown(subject, game)));
  }

  private static void isKnown(Subject subject, Playable game) {
    GameRules rules =
        Optional.ofNullable(subject.rules().get(game.rules()))
            .orElseGet(
                () -> fail("no rules %s in %s".formatted(game.rules(), subject.rules().keySet())));
    boolean sidesAreARange = 1 <= game.minSide() && game.minSide() <= game.maxSide();
    boolean isText = game.minSide() == 0 && game.maxSide() == 0;
    assertTrue(sidesAreARange || isText, () -> "sides from 1, or 0 and 0 for text: " + game);
    boolean isOfFamily = (rules.id() + "-").startsWith(rules.family() + "-");
    assertTrue(isOfFamily, () -> rules.id() + " is not of the family " + rules.family());
    for (Setup setup : Sizes.of(game, rules)) {
      assertEquals("", rules.objection(setup).orElse(""), () -> "announced by " + game);
    }
    assertFalse(
        subject.startsOf(game).isEmpty(),
        () -> "no start of %s: give some by withStarts".formatted(game.rules()));
  }

  private static void namesAreKeys(Stream<String> names) {
    List<String> all = names.toList();
    assertUnique(all.stream());
    assertAll(all.stream().map(name -> () -> assertTrue(HYPHENATED.test(name), name)));
  }

  private static void reservesNothing(EngineDescriptor descriptor) {
    for (Option option : descriptor.options()) {
      assertFalse(RESERVED.contains(option.name()), () -> option.name() + " is the host's");
    }
  }

  private static void helps(EngineDescriptor descriptor) {
    assertAll(
        Stream.concat(
            descriptor.options().stream()
                .map(option -> () -> assertOneLine(option.name(), option.help())),
            descriptor.topics().stream()
                .map(topic -> () -> assertOneLine(topic.name(), topic.help()))));
  }

  private static void assertOneLine(String what, String text) {
    assertTrue(
        !text.isBlank() && text.lines().count() == 1, () -> what + " is not one line: " + text);
  }

  private static void assertUnique(Stream<String> names) {
    var seen = new HashSet<String>();
    names.forEach(name -> assertTrue(seen.add(name), () -> "twice: " + name));
  }
}
