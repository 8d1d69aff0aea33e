package tengen.checks;

import java.nio.file.Path;

/**
 * A piece of prose in a source file.
 *
 * @param line the line where it begins, from 1
 * @param text its words on one line, without the marks of its comment, table or list
 */
record Passage(Path file, int line, Kind kind, String text) {
  enum Kind {
    /** A comment up to its first block tag. */
    COMMENT,
    /** The comment of a method or function outside of JUnit tests, up to its first block tag. */
    FUNCTION,
    /** A block tag of a Javadoc comment, such as {@code @return}. */
    BLOCK_TAG,
    /** A description for picocli. */
    HELP,
    /** A paragraph or list item of a Markdown page. */
    PARAGRAPH,
    HEADING,
    TABLE_CELL,
    /** An English string of the page. */
    LABEL
  }
}
