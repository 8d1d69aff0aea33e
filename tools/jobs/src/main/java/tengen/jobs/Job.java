package tengen.jobs;

/**
 * Work that is cut into units.
 *
 * @param id the same for the same work
 * @param kind who can do its units, as in {@code match}
 * @param spec what its units have in common, as the kind writes it: behind an empty line what they
 *     depend on, for people
 * @param build of the program that has cut it; no other does its units
 */
public record Job(String id, String kind, String spec, String build) {
  /** Before the text of the work. */
  public static final String BEFORE_TEXT = "\n\n";

  /** What the work is, as who submitted it saw it. */
  public String text() {
    int before = spec.indexOf(BEFORE_TEXT);
    return before < 0 ? spec : spec.substring(before + BEFORE_TEXT.length());
  }

  /** Whether they are the same work, however their commands were typed. */
  public boolean isSameAs(Job other) {
    return id.equals(other.id)
        && kind.equals(other.kind)
        && build.equals(other.build)
        && text().equals(other.text());
  }
}
