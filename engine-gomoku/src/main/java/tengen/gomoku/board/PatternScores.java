package tengen.gomoku.board;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/**
 * What four line classes at a point are worth: three numbers for each of the 2,380 unordered sets
 * of four, from a resource whose head tells where they come from.
 *
 * <p>Arrays are by four line classes as a board keeps them, four bits each, in any order; what is
 * no set of classes has 0.
 */
final class PatternScores {
  private static final String RESOURCE = "pattern-scores.tsv";
  private static final int CODES = 1 << 16;

  /** Added to the evaluation of the side that could play there, −512 to 511. */
  final short[] value = new short[CODES];

  /** For playing there where one's own classes are these, 0 to 511. */
  final short[] attack = new short[CODES];

  /** For playing there where the opponent's classes are these, 0 to 511. */
  final short[] defence = new short[CODES];

  private PatternScores() {}

  /** Those that come with the engine. */
  static PatternScores load() {
    var scores = new PatternScores();
    try (var text = open()) {
      text.lines().filter(line -> !line.startsWith("#")).forEach(scores::take);
    } catch (IOException e) {
      throw new UncheckedIOException(RESOURCE, e);
    }
    return scores;
  }

  private static BufferedReader open() {
    var stream =
        Objects.requireNonNull(PatternScores.class.getResourceAsStream(RESOURCE), RESOURCE);
    return new BufferedReader(new InputStreamReader(stream, StandardCharsets.US_ASCII));
  }

  /** A line: the set as four hexadecimal digits, not descending; then the three numbers. */
  private void take(String line) {
    String[] columns = line.split("\t", -1);
    int set = Integer.parseInt(columns[0], 16);
    short[] numbers = {
      Short.parseShort(columns[1]), Short.parseShort(columns[2]), Short.parseShort(columns[3])
    };
    permute(set, 0, 0xF, numbers);
  }

  /** Enters the numbers under every order of the classes not yet taken. */
  private void permute(int set, int code, int left, short[] numbers) {
    if (left == 0) {
      value[code] = numbers[0];
      attack[code] = numbers[1];
      defence[code] = numbers[2];
      return;
    }
    for (int i = 0; i < 4; i++) {
      if ((left & (1 << i)) != 0) {
        permute(set, (code << 4) | ((set >> (4 * i)) & 15), left & ~(1 << i), numbers);
      }
    }
  }
}
