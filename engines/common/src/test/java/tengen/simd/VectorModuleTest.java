package tengen.simd;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class VectorModuleTest {
  @Test
  void theModuleIsResolvedWhenItIsFirstNeeded() throws Exception {
    assertThat(ModuleLayer.boot().findModule("jdk.incubator.vector")).isEmpty();

    assertThat(VectorModule.isAvailable()).isTrue();

    Module vectors = Class.forName("jdk.incubator.vector.FloatVector").getModule();
    assertThat(vectors.getName()).isEqualTo("jdk.incubator.vector");
    assertThat(VectorModule.class.getModule().canRead(vectors)).isTrue();
  }
}
