package tengen.config;

import java.util.function.Function;

/**
 * One key of the file: the one place that knows its name, kind, unit and meaning. Its default is
 * what the section's initial record holds.
 *
 * @param <R> the record that it is a component of
 * @param unit {@code ms}, {@code bytes}; empty: none
 * @param required whether the file must give it
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
