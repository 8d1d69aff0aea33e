package tengen.training;

import tengen.simd.VectorModule;

/** The vector module, without which a network would take some 500 times as long. */
final class RequiredVectors {
  private RequiredVectors() {}

  /** Throws an exception if the JVM lacks the module. */
  static void check() {
    if (!VectorModule.isFast()) {
      throw new IllegalStateException("needs --add-modules jdk.incubator.vector");
    }
  }
}
