package tengen.checks;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.module.ModuleDescriptor;
import java.lang.reflect.AccessFlag;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The types and members that a module's exported packages offer to other modules, as lines. */
final class ApiSignatures {
  private static final Set<String> OBJECT_METHODS = Set.of("equals", "hashCode", "toString");

  private ApiSignatures() {}

  /** Returns a line for each public or protected type, followed by one for each of its members. */
  static List<String> of(Path module) {
    Path classes = module.resolve("target/classes");
    return packages(classes).stream()
        .sorted()
        .flatMap(name -> types(classes, name).stream())
        .filter(ApiSignatures::isVisible)
        .flatMap(type -> Stream.concat(Stream.of(header(type)), members(type)))
        .toList();
  }

  private static List<String> packages(Path classes) {
    try (InputStream descriptor = Files.newInputStream(classes.resolve("module-info.class"))) {
      return ModuleDescriptor.read(descriptor).exports().stream()
          .map(ModuleDescriptor.Exports::source)
          .toList();
    } catch (IOException thrown) {
      throw new UncheckedIOException(thrown);
    }
  }

  private static List<Class<?>> types(Path classes, String name) {
    List<Class<?>> types = new ArrayList<>();
    try (Stream<Path> files = Files.list(classes.resolve(name.replace('.', '/')))) {
      for (Path file : files.sorted().toList()) {
        String type = file.getFileName().toString();
        if (type.endsWith(".class") && !type.equals("package-info.class")) {
          types.add(load(name + "." + type.replace(".class", "")));
        }
      }
    } catch (IOException thrown) {
      throw new UncheckedIOException(thrown);
    }
    return types;
  }

  private static Class<?> load(String name) {
    try {
      return Class.forName(name, false, ApiSignatures.class.getClassLoader());
    } catch (ClassNotFoundException thrown) {
      throw new IllegalStateException(thrown);
    }
  }

  private static boolean isVisible(Class<?> type) {
    Class<?> outer = type.getEnclosingClass();
    return isVisible(type.getModifiers())
        && (outer == null || (type.isMemberClass() && isVisible(outer)));
  }

  private static boolean isVisible(int modifiers) {
    return Modifier.isPublic(modifiers) || Modifier.isProtected(modifiers);
  }

  private static String header(Class<?> type) {
    var line = new StringBuilder(type.toGenericString());
    if (type.getSuperclass() != null && type.getSuperclass() != Object.class) {
      line.append(" extends ").append(type.getGenericSuperclass().getTypeName());
    }
    append(line, type.isInterface() ? " extends " : " implements ", type.getGenericInterfaces());
    if (type.isSealed()) {
      append(line, " permits ", type.getPermittedSubclasses());
    }
    return line.toString();
  }

  private static void append(StringBuilder line, String keyword, Type[] types) {
    if (types.length > 0) {
      line.append(
          Arrays.stream(types)
              .map(Type::getTypeName)
              .collect(Collectors.joining(", ", keyword, "")));
    }
  }

  private static Stream<String> members(Class<?> type) {
    Stream<String> fields =
        Arrays.stream(type.getDeclaredFields())
            .filter(ApiSignatures::isApi)
            .map(ApiSignatures::line);
    Stream<String> constructors =
        Arrays.stream(type.getDeclaredConstructors())
            .filter(ApiSignatures::isApi)
            .map(Constructor::toGenericString);
    Stream<String> methods =
        Arrays.stream(type.getDeclaredMethods())
            .filter(ApiSignatures::isApi)
            .filter(each -> !OBJECT_METHODS.contains(each.getName()))
            .map(Method::toGenericString);
    return Stream.of(fields, constructors, methods)
        .flatMap(Stream::sorted)
        .map(line -> "  " + line);
  }

  private static boolean isApi(Member member) {
    return isVisible(member.getModifiers()) && !member.isSynthetic();
  }

  /** Returns the field with the value that compilers copy into other classes, if it has one. */
  private static String line(Field field) {
    boolean copied =
        field.accessFlags().containsAll(Set.of(AccessFlag.STATIC, AccessFlag.FINAL))
            && (field.getType().isPrimitive() || field.getType() == String.class);
    return copied ? field.toGenericString() + " = " + value(field) : field.toGenericString();
  }

  private static Object value(Field field) {
    try {
      return field.get(null);
    } catch (IllegalAccessException thrown) {
      throw new IllegalStateException(thrown);
    }
  }
}
