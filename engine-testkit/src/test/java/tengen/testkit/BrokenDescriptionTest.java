package tengen.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tengen.engine.EngineDescriptor;
import tengen.engine.Option;
import tengen.game.Playable;
import tengen.game.Setup;
import tengen.search.Topic;
import tengen.support.ToyEngine;
import tengen.support.ToyFactory;

/** What is wrong with a plugin's description of itself is found. */
final class BrokenDescriptionTest {
  private static final String GAMES = "announces games that rules are known for";
  private static final String OPTIONS = "has option names in lower case with hyphens";
  private static final String RESERVED = "leaves the host its own options";

  @ParameterizedTest(name = "{0}: {2}")
  @MethodSource
  void aWrongDescriptionIsFound(String check, EngineDescriptor descriptor, String message) {
    assertThat(Failures.first(contract(Toys.describedAs(descriptor)), check))
        .hasValueSatisfying(failure -> assertThat(failure.toString()).contains(message));
  }

  static Stream<Arguments> aWrongDescriptionIsFound() {
    return Stream.of(
        arguments("names itself", named("Toy", "Toy", "1"), "id: Toy"),
        arguments("names itself", named("toy-", "Toy", "1"), "id: toy-"),
        arguments("names itself", named("toy", " ", "1"), "name is not one line"),
        arguments("names itself", named("toy", "Toy", "1\n2"), "version is not one line"),
        arguments("names itself", Toys.good().withMaxThreads(0), "maxThreads: 0"),
        arguments(GAMES, playing(), "no games"),
        arguments(GAMES, playing(square(3, 4), square(5, 6)), "twice: four-in-a-row"),
        arguments(GAMES, playing(Playable.board("chess", 8, 8)), "no rules chess"),
        arguments(GAMES, playing(square(3, 20)), "sides from 3 to 7"),
        arguments(GAMES, playing(square(5, 4)), "sides from 1"),
        arguments(GAMES, playing(square(0, 4)), "sides from 1"),
        arguments(GAMES, playing(Playable.text(FourInARow.ID)), "give some by withStarts"),
        arguments(OPTIONS, optional("NodesPerMove"), "NodesPerMove"),
        arguments(OPTIONS, optional("nodes_per_move"), "nodes_per_move"),
        arguments(OPTIONS, Toys.good().withOptions(Toys.SPREAD, Toys.SPREAD), "twice: spread"),
        arguments(RESERVED, optional("threads"), "threads is the host's"),
        arguments(RESERVED, optional("memory-mib"), "memory-mib is the host's"),
        arguments(RESERVED, optional("seed"), "seed is the host's"),
        arguments(
            "has topic names in lower case with hyphens",
            Toys.good().withTopics(new Topic("VCF!", "Wins.", false)),
            "VCF!"),
        arguments(
            "explains options and topics in one line",
            Toys.good().withTopics(new Topic("vcf", "", false)),
            "vcf is not one line"),
        arguments(
            "wide: its initial value is allowed",
            Toys.good().withOptions(new Option.Whole("wide", "How wide.", 12, 1, 9)),
            "1 to 9"),
        arguments(
            "style: its initial value is allowed",
            Toys.good().withOptions(new Option.Choice("style", "How.", "odd", List.of("even"))),
            "one of even"));
  }

  @Test
  void aDescriptionThatChangesIsFound() {
    var calls = new AtomicInteger();
    var factory =
        new ToyFactory(_ -> named("toy", "Toy", "1." + calls.incrementAndGet()), ToyEngine::new);
    assertThat(Failures.first(contract(factory), "describes itself the same each time"))
        .isPresent();
  }

  @Test
  void aFamilyThatTheIdDoesNotBeginWithIsFound() {
    var contract =
        EngineContract.of(Toys.describedAs(Toys.good()))
            .withRules(new FourInARow("rows"), new OneHeap())
            .withStarts(OneHeap.ID, new Setup.Text("7"));
    assertThat(Failures.first(contract, GAMES))
        .hasValueSatisfying(
            failure ->
                assertThat(failure.toString()).contains("four-in-a-row is not of the family rows"));
  }

  private static EngineContract contract(ToyFactory factory) {
    return EngineContract.of(factory).withRules(new FourInARow(), new OneHeap());
  }

  private static EngineDescriptor named(String id, String name, String version) {
    return new EngineDescriptor(id, name, version, "Tengen", square(3, 4));
  }

  private static EngineDescriptor playing(Playable... games) {
    return new EngineDescriptor("toy", "Toy", "1", "Tengen", games);
  }

  private static EngineDescriptor optional(String name) {
    return Toys.good().withOptions(new Option.Flag(name, "One line.", true));
  }

  private static Playable square(int minSide, int maxSide) {
    return Playable.board(FourInARow.ID, minSide, maxSide);
  }
}
