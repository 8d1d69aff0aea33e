package tengen.testkit;

import org.junit.jupiter.api.DynamicTest;

/**
 * A property that the contract demands of a plugin.
 *
 * @param name the property as a statement
 */
record Check(String name, Body body) {

  /** The code of a check; fails by an assertion or any exception. */
  interface Body {
    void run() throws Exception;
  }

  DynamicTest test(CheckRunner runner) {
    return DynamicTest.dynamicTest(name, () -> runner.run(this));
  }
}
