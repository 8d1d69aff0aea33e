package tengen.protocol.record;

import java.math.BigDecimal;
import java.util.List;
import java.util.stream.Stream;
import tengen.game.Move;

/**
 * Smart Game Format: Arno Hollosi, "SGF File Format FF[4]", 1997, red-bean.com/sgf.
 *
 * <p>Reads all games of a file, also in older versions of the format. The time of a move is stored
 * in {@code MS}, milliseconds, Tengen's own property. The win rate is stored in Sabaki's {@code
 * SBKV}, in percent for Black, from which Sabaki draws its graph.
 */
public final class Sgf {
  /** Maximum length of a file, in UTF-16 characters. */
  public static final int MAX_CHARS = 4 * 1024 * 1024;

  static final int GO = 1;
  static final int GOMOKU = 4;

  /** The family of games with a number of its own, {@code GM[4]}, and a format of its own, PSQ. */
  public static final String GOMOKU_FAMILY = "gomoku";

  static final String NOGO = "NoGo";

  private Sgf() {}

  /** Reads the main line of the first game of a file; accepts any text. */
  public static RecordReading parse(String text) {
    return parse(text, SgfScanner::mainLine);
  }

  /** Splits a text into lines of play. */
  private interface Scanning {
    List<SgfLine> lines(String text) throws RecordException;
  }

  private static RecordReading parse(String text, Scanning scanning) {
    try {
      if (isBinary(text)) {
        throw new RecordException(1, "not a text file: it has zero bytes");
      }
      if (text.length() > MAX_CHARS) {
        throw new RecordException(1, "longer than " + MAX_CHARS + " characters");
      }
      return SgfReader.read(scanning.lines(text));
    } catch (RecordException fault) {
      return fault.reading();
    }
  }

  static RecordReading parseTree(String text) {
    return parse(text, SgfScanner::tree);
  }

  /** Returns the games of a file lazily; accepts any text. */
  public static Stream<SgfText> games(String text) {
    return isBinary(text) ? Stream.of(new SgfText(1, text)) : SgfCollection.games(text);
  }

  /** Returns whether the text is binary data, in which apparent games occur by chance. */
  private static boolean isBinary(String text) {
    return text.indexOf('\0') >= 0;
  }

  /** Returns whether SGF can hold this game: it has no neutral stones. */
  public static boolean holds(GameRecord record) {
    return record.setup().neutral().isEmpty();
  }

  /**
   * Returns a file of a game that SGF {@linkplain #holds can hold}. {@link SgfText#tree} reads an
   * equal record, except that branches that leave a line later come before those that leave it
   * earlier.
   *
   * @param family of the rules; all but Gomoku are written as Go, {@code GM[1]}, which viewers show
   *     stone by stone, with the rules' id in {@code RU}
   */
  public static String print(GameRecord record, String family) {
    return SgfWriter.write(record, family.equals(GOMOKU_FAMILY) ? GOMOKU : GO);
  }

  /** Returns the value of a property that plays or sets a move's stone; a pass has none. */
  public static String point(Move move) {
    return SgfPoints.text(move);
  }

  /** Returns the value of {@code SBKV} for Black's win rate, 0 to 1. */
  public static String percent(double rate) {
    return BigDecimal.valueOf(rate).movePointRight(2).stripTrailingZeros().toPlainString();
  }
}
