package tengen.testkit;

import org.junit.jupiter.api.DynamicTest;

/**
 * One fact that a plugin keeps.
 *
 * @param name states the fact
 */
record Check(String name, Body body) {

  /** Fails by an assertion, or by what the engine throws. */
  interface Body {
    void run() throws Exception;
  }

  DynamicTest test(Trial trial) {
    return DynamicTest.dynamicTest(name, () -> trial.run(this));
  }
}
