package tengen.jobs;

/**
 * Work that is divided into units.
 *
 * @param id equal for equal work
 * @param kind type of work, such as {@code match}
 * @param spec shared data of the units in the kind's format; after an empty line, a description of
 *     the work
 * @param build of the program that submitted it; only the same build runs its units
 */
public record Job(String id, String kind, String spec, String build) {
  /** Separates the data from the description in {@link #spec}. */
  public static final String BEFORE_TEXT = "\n\n";

  /** Returns the description of the work. */
  public String text() {
    int before = spec.indexOf(BEFORE_TEXT);
    return before < 0 ? spec : spec.substring(before + BEFORE_TEXT.length());
  }

  /** Returns whether both are the same work, even if their commands were written differently. */
  public boolean isSameAs(Job other) {
    return id.equals(other.id)
        && kind.equals(other.kind)
        && build.equals(other.build)
        && text().equals(other.text());
  }
}
