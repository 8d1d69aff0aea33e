package tengen.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tengen.game.Playable;
import tengen.search.Ability;
import tengen.search.Topic;

final class EngineDescriptorTest {
  private static final Playable NOGO = Playable.board("nogo", 2, 19);
  private static final EngineDescriptor PLAIN =
      new EngineDescriptor("toy", "Toy", "1.0", "Acme", NOGO);
  private static final Option GREEDY = new Option.Flag("greedy", "One ply only.", false);
  private static final Topic VALUE = new Topic("value", "The value.", false);

  @Test
  void theShortDescriptorHasOneThreadAndNoOptions() {
    assertThat(PLAIN)
        .isEqualTo(
            new EngineDescriptor(
                "toy", "Toy", "1.0", "Acme", 1, List.of(NOGO), Set.of(), List.of(), List.of()));
  }

  @Test
  void eachPartChangesAlone() {
    assertThat(
            PLAIN
                .withAbilities(Ability.BALANCE)
                .withOptions(GREEDY)
                .withTopics(VALUE)
                .withMaxThreads(8))
        .isEqualTo(
            new EngineDescriptor(
                "toy",
                "Toy",
                "1.0",
                "Acme",
                8,
                List.of(NOGO),
                Set.of(Ability.BALANCE),
                List.of(GREEDY),
                List.of(VALUE)));
  }

  @ParameterizedTest
  @MethodSource
  void anInvalidDescriptorHasAnObjection(EngineDescriptor engine, String why) {
    assertThat(engine.objection()).contains(why);
  }

  static Stream<Arguments> anInvalidDescriptorHasAnObjection() {
    return Stream.of(
        arguments(named("Toy", "1"), "id \"Toy\": lower case, digits, hyphens"),
        arguments(named("toy-", "1"), "id \"toy-\": lower case, digits, hyphens"),
        arguments(named(null, "1"), "id \"null\": lower case, digits, hyphens"),
        arguments(
            named("t".repeat(65), "1"),
            "id \"" + "t".repeat(65) + "\": lower case, digits, hyphens"),
        arguments(named("toy", null), "version \"null\": one line of text"),
        arguments(named("toy", " "), "version \" \": one line of text"),
        arguments(named("toy", "1\n2"), "version \"1\n2\": one line of text"),
        arguments(named("toy", "\u001b[31m"), "version \"\u001b[31m\": one line of text"),
        arguments(PLAIN.withMaxThreads(0), "max threads 0: 1 or more"),
        arguments(playing(NOGO, NOGO), "rules twice: nogo"),
        arguments(
            playing(Playable.board("No Go", 2, 9)), "rules \"No Go\": lower case, digits, hyphens"),
        arguments(
            playing(Playable.board("nogo", 15, 5)),
            "nogo on sides from 15 to 5: from 1 up, or 0 and 0 for text"),
        arguments(
            playing(Playable.board("nogo", 0, 4)),
            "nogo on sides from 0 to 4: from 1 up, or 0 and 0 for text"),
        arguments(flag("Odd NAME=1"), "option \"Odd NAME=1\": lower case, digits, hyphens"),
        arguments(flag("threads"), "option threads is the host's"),
        arguments(flag("memory-mib"), "option memory-mib is the host's"),
        arguments(flag("seed"), "option seed is the host's"),
        arguments(PLAIN.withOptions(GREEDY, GREEDY), "option twice: greedy"),
        arguments(
            PLAIN.withOptions(new Option.Flag("greedy", "a\nb", true)),
            "help of option greedy \"a\nb\": one line of text"),
        arguments(
            PLAIN.withOptions(new Option.Whole("wide", "How wide.", 5, 9, 1)),
            "initial value of option wide 5: a whole number, 9 to 1"),
        arguments(
            PLAIN.withOptions(new Option.Choice("style", "How.", "odd", List.of("even"))),
            "initial value of option style odd: one of even"),
        arguments(
            PLAIN.withTopics(new Topic("VCF!", "Wins.", false)),
            "topic \"VCF!\": lower case, digits, hyphens"),
        arguments(
            PLAIN.withTopics(new Topic("vcf", "", false)),
            "help of topic vcf \"\": one line of text"),
        arguments(PLAIN.withTopics(VALUE, VALUE), "topic twice: value"));
  }

  @Test
  void aValidDescriptorHasNoObjection() {
    var engine = playing(NOGO, Playable.text("heaps"));
    assertThat(engine.withOptions(GREEDY).withTopics(VALUE).objection()).isEmpty();
  }

  private static EngineDescriptor named(String id, String version) {
    return new EngineDescriptor(id, "Toy", version, "Acme", NOGO);
  }

  private static EngineDescriptor playing(Playable... games) {
    return new EngineDescriptor("toy", "Toy", "1.0", "Acme", games);
  }

  private static EngineDescriptor flag(String name) {
    return PLAIN.withOptions(new Option.Flag(name, "One line.", true));
  }
}
