package tengen.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

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
import tengen.support.ToyEngine;
import tengen.support.ToyFactory;

/** Tests that errors in a plugin's descriptor are found. */
final class BrokenDescriptionTest {
  private static final String GAMES = "announces games that rules are known for";
  private static final String OBJECTION = "describes itself without objection";

  @ParameterizedTest(name = "{0}: {2}")
  @MethodSource
  void aWrongDescriptionIsFound(String check, EngineDescriptor descriptor, String message) {
    assertThat(Failures.first(contract(Toys.describedAs(descriptor)), check))
        .hasValueSatisfying(failure -> assertThat(failure.toString()).contains(message));
  }

  static Stream<Arguments> aWrongDescriptionIsFound() {
    return Stream.of(
        arguments(OBJECTION, named("Toy", "Toy", "1"), "id \"Toy\": lower case"),
        arguments(
            OBJECTION,
            Toys.good().withOptions(new Option.Whole("wide", "How wide.", 12, 1, 9)),
            "1 to 9"),
        arguments(GAMES, playing(), "no games"),
        arguments(GAMES, playing(Playable.board("chess", 8, 8)), "no rules chess"),
        arguments(GAMES, playing(square(3, 20)), "sides from 3 to 7"),
        arguments(GAMES, playing(Playable.text(FourInARow.ID)), "give some by withStarts"));
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

  private static Playable square(int minSide, int maxSide) {
    return Playable.board(FourInARow.ID, minSide, maxSide);
  }
}
