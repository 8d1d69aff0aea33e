package tengen.testkit;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;

/** Runs the contract's tests of one name by hand. */
final class Failures {
  private Failures() {}

  /**
   * Returns what the first failing test of this name throws, or empty if all pass. Fails if there
   * is no such test.
   */
  static Optional<Throwable> first(EngineContract contract, String name) {
    List<DynamicTest> tests =
        contract
            .tests()
            .flatMap(Failures::leaves)
            .filter(test -> test.getDisplayName().equals(name))
            .toList();
    if (tests.isEmpty()) {
      throw new IllegalArgumentException("no test is named: " + name);
    }
    return tests.stream().flatMap(test -> failure(test).stream()).findFirst();
  }

  /** Returns the messages of all failing tests, run one after the other. */
  static List<String> all(EngineContract contract) {
    return contract
        .tests()
        .flatMap(Failures::leaves)
        .flatMap(test -> failure(test).stream())
        .map(Throwable::getMessage)
        .toList();
  }

  private static Optional<Throwable> failure(DynamicTest test) {
    try {
      test.getExecutable().execute();
      return Optional.empty();
    } catch (Throwable failure) {
      return Optional.of(failure);
    }
  }

  private static Stream<DynamicTest> leaves(DynamicNode node) {
    return switch (node) {
      case DynamicTest test -> Stream.of(test);
      case DynamicContainer container -> container.getChildren().flatMap(Failures::leaves);
      default -> throw new IllegalStateException("neither test nor container: " + node);
    };
  }
}
