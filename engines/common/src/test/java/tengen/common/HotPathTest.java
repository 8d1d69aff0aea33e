package tengen.common;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.lang.classfile.Attributes;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class HotPathTest {
  @Test
  void theMarkIsReadableInTheClassFile() throws IOException {
    try (InputStream file =
        Objects.requireNonNull(Xoshiro.class.getResourceAsStream("Xoshiro.class"))) {
      ClassModel model = ClassFile.of().parse(file.readAllBytes());

      assertThat(
              model
                  .findAttribute(Attributes.runtimeInvisibleAnnotations())
                  .orElseThrow()
                  .annotations())
          .anyMatch(mark -> mark.className().equalsString("Ltengen/common/HotPath;"));
    }
  }
}
