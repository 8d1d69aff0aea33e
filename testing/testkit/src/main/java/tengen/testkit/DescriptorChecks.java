package tengen.testkit;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.List;
import java.util.Optional;
import tengen.engine.EngineDescriptor;
import tengen.game.GameRules;
import tengen.game.Playable;
import tengen.game.Setup;

/** Checks of a plugin's descriptor. */
final class DescriptorChecks {
  private DescriptorChecks() {}

  static List<Check> of(Subject subject) {
    return List.of(
        new Check(
            "describes itself without objection",
            () -> assertEquals("", subject.descriptor().objection().orElse(""))),
        new Check("describes itself the same each time", () -> isSteady(subject)),
        new Check("announces games that rules are known for", () -> knowsItsGames(subject)));
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
    assertAll(games.stream().map(game -> () -> isKnown(subject, game)));
  }

  private static void isKnown(Subject subject, Playable game) {
    GameRules rules =
        Optional.ofNullable(subject.rules().get(game.rules()))
            .orElseGet(
                () -> fail("no rules %s in %s".formatted(game.rules(), subject.rules().keySet())));
    boolean isOfFamily = (rules.id() + "-").startsWith(rules.family() + "-");
    assertTrue(isOfFamily, () -> rules.id() + " is not of the family " + rules.family());
    for (Setup setup : Sizes.of(game, rules)) {
      assertEquals("", rules.objection(setup).orElse(""), () -> "announced by " + game);
    }
    assertFalse(
        subject.startsOf(game).isEmpty(),
        () -> "no start of %s: give some by withStarts".formatted(game.rules()));
  }
}
