package tengen.app.stdio;

import java.util.Iterator;
import java.util.List;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;
import tengen.app.install.Installation;

/** Completion candidates and converter of {@code --protocol}. Instantiated by picocli. */
final class ProtocolName implements Iterable<String>, ITypeConverter<String> {
  private final List<String> names = Installation.DIALECTS.names();

  ProtocolName() {}

  @Override
  public Iterator<String> iterator() {
    return names.iterator();
  }

  @Override
  public String convert(String name) {
    if (names.contains(name)) {
      return name;
    }
    throw new TypeConversionException(
        "expected one of " + names + " (case-sensitive) but was '" + name + "'");
  }
}
