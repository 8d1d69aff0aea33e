package tengen.checks;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.classfile.Annotation;
import java.lang.classfile.Attributes;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.MethodModel;
import java.lang.classfile.attribute.RuntimeInvisibleAnnotationsAttribute;
import java.lang.classfile.attribute.RuntimeVisibleAnnotationsAttribute;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The class files of all modules, read once. */
final class CompiledClasses {
  private static final String HOT_PATH = "Ltengen/common/HotPath;";
  private static final String JMH_STATE = "Lorg/openjdk/jmh/annotations/State;";
  private static final List<ClassModel> ALL =
      Repository.classFiles().stream().map(CompiledClasses::parse).toList();

  private CompiledClasses() {}

  static List<ClassModel> all() {
    return ALL;
  }

  /** Returns whether a class is annotated as a hot path. Reflection does not see the annotation. */
  static boolean isHot(ClassModel model) {
    return model.findAttribute(Attributes.runtimeInvisibleAnnotations()).stream()
        .map(RuntimeInvisibleAnnotationsAttribute::annotations)
        .flatMap(List<Annotation>::stream)
        .anyMatch(annotation -> annotation.className().equalsString(HOT_PATH));
  }

  /** Returns whether JMH creates instances of a class, for which it generates subclasses. */
  static boolean isBenchmark(ClassModel model) {
    return model.findAttribute(Attributes.runtimeVisibleAnnotations()).stream()
        .map(RuntimeVisibleAnnotationsAttribute::annotations)
        .flatMap(List<Annotation>::stream)
        .anyMatch(annotation -> annotation.className().equalsString(JMH_STATE));
  }

  /** Returns a name such as {@code tengen.game.Position.play}. */
  static String name(MethodModel method) {
    return name(method.parent().orElseThrow()) + "." + method.methodName().stringValue();
  }

  /** Returns a name such as {@code tengen.game.Setup$Board}. */
  static String name(ClassModel model) {
    return model.thisClass().asInternalName().replace('/', '.');
  }

  private static ClassModel parse(Path file) {
    try {
      return ClassFile.of().parse(file);
    } catch (IOException thrown) {
      throw new UncheckedIOException(thrown);
    }
  }

  static Stream<String> packages() {
    return ALL.stream().map(CompiledClasses::name).map(CompiledClasses::packageOf).distinct();
  }

  private static String packageOf(String name) {
    return name.substring(0, name.lastIndexOf('.'));
  }
}
