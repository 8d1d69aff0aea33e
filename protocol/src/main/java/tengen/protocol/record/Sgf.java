package tengen.protocol.record;

import java.math.BigDecimal;
import java.util.List;
import java.util.stream.Stream;
import tengen.game.Move;

/**
 * Smart Game Format: Arno Hollosi, "SGF File Format FF[4]", 1997, red-bean.com/sgf.
 *
 * <p>Reads all games of a file, of the older formats too. The time a move took goes into {@code
 * MS}, milliseconds, a property of our own; the win rate into {@code SBKV}, Sabaki's, in percent
 * for Black, from which it draws its graph.
 */
public final class Sgf {
  /** A longer file is refused. */
  public static final int MAX_CHARS = 4 * 1024 * 1024;

  static final int GO = 1;
  static final int GOMOKU = 4;

  /** The family of games that has a number of its own, {@code GM[4]}, and a format, PSQ. */
  public static final String GOMOKU_FAMILY = "gomoku";

  static final String NOGO = "NoGo";

  private Sgf() {}

  /** Reads the main line of the first game of a file's text. Total. */
  public static RecordReading parse(String text) {
    return parse(text, SgfScanner::mainLine);
  }

  /** Cuts a text into lines. */
  private interface Scanning {
    List<SgfLine> lines(String text) throws RecordFault;
  }

  private static RecordReading parse(String text, Scanning scanning) {
    try {
      if (isBinary(text)) {
        throw new RecordFault(1, "no text: there are zero bytes in it");
      }
      if (text.length() > MAX_CHARS) {
        throw new RecordFault(1, "longer than " + MAX_CHARS + " characters");
      }
      return SgfReader.read(scanning.lines(text));
    } catch (RecordFault fault) {
      return fault.reading();
    }
  }

  static RecordReading parseTree(String text) {
    return parse(text, SgfScanner::tree);
  }

  /** Returns the games of a file's text, each cut out when the stream comes to it. Total. */
  public static Stream<SgfText> games(String text) {
    return isBinary(text) ? Stream.of(new SgfText(1, text)) : SgfCollection.games(text);
  }

  /** In random bytes games seem to begin by chance. */
  private static boolean isBinary(String text) {
    return text.indexOf('\0') >= 0;
  }

  /** Whether the format has words for this game: it has none for stones that belong to nobody. */
  public static boolean holds(GameRecord record) {
    return record.setup().neutral().isEmpty();
  }

  /**
   * A file of this one game, which must be one that SGF {@linkplain #holds holds}; {@link
   * SgfText#tree} reads an equal record, where branches that leave a line later come before those
   * that leave it earlier.
   *
   * @param family of the rules. All but Gomoku are written as Go, {@code GM[1]}, which viewers show
   *     stone by stone, with the rules' id in {@code RU}
   */
  public static String print(GameRecord record, String family) {
    return SgfWriter.write(record, family.equals(GOMOKU_FAMILY) ? GOMOKU : GO);
  }

  /** Returns the value of a property that plays or sets a move's stone; a pass has none. */
  public static String point(Move move) {
    return SgfPoints.text(move);
  }

  /** Returns the value of {@code SBKV}, from a win rate of Black of 0..1. */
  public static String percent(double rate) {
    return BigDecimal.valueOf(rate).movePointRight(2).stripTrailingZeros().toPlainString();
  }
}
