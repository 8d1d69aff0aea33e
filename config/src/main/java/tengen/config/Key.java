package tengen.config;

import java.util.function.Function;

/**
 * A key of the file, with its name, kind, unit and meaning. The section's initial record has its
 * default.
 *
 * @param <R> the record that the key is a component of
 * @param unit {@code ms}, {@code bytes}; empty if none
 * @param required whether the file must contain the key
 */
record Key<R, T>(
    String name, Kind<T> kind, Function<R, T> of, boolean required, String unit, String help) {

  Key(String name, Kind<T> kind, Function<R, T> of, String unit, String help) {
    this(name, kind, of, false, unit, help);
  }

  Shown show(R values) {
    return kind.show(of.apply(values));
  }
}
