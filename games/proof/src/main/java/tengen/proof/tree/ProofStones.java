package tengen.proof.tree;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import tengen.game.Move.Place;
import tengen.game.Setup;

/**
 * Stones on a square board, Black's and White's alternating, Black's first. Points are numbered by
 * rows. The canonical image of a position is that of its eight images with the least key; results
 * about a position are stored for this image. Confined to one thread.
 */
public final class ProofStones {
  static final int EMPTY = 0;
  static final int BLACK = 1;
  static final int WHITE = 2;

  /**
   * Number of images of a board. Bits of a symmetry: 4 exchanges x and y, then 1 mirrors x and 2
   * mirrors y.
   */
  static final int SYMMETRIES = 8;

  private static final int[] STEPS_X = {1, 0, 1, 1};
  private static final int[] STEPS_Y = {0, 1, 1, -1};
  private static final int FIVE = 5;

  private final int size;
  private final byte[] colours;
  private final int[][] images;
  private final int[][] origins;
  private final long[] keys = new long[SYMMETRIES];
  private final List<Integer> line = new ArrayList<>();

  public ProofStones(int size) {
    this.size = size;
    colours = new byte[size * size];
    images = new int[SYMMETRIES][colours.length];
    origins = new int[SYMMETRIES][colours.length];
    for (int symmetry = 0; symmetry < SYMMETRIES; symmetry++) {
      for (int point = 0; point < colours.length; point++) {
        int image = image(size, symmetry, point);
        images[symmetry][point] = image;
        origins[symmetry][image] = point;
      }
    }
  }

  /** Returns the image of a point under a symmetry. */
  static int image(int size, int symmetry, int point) {
    boolean isExchanged = (symmetry & 4) != 0;
    int x = isExchanged ? point / size : point % size;
    int y = isExchanged ? point % size : point / size;
    return ((symmetry & 2) == 0 ? y : size - 1 - y) * size
        + ((symmetry & 1) == 0 ? x : size - 1 - x);
  }

  /** Returns a board with these stones in playing order. */
  public static ProofStones of(int size, List<Integer> line) {
    var stones = new ProofStones(size);
    line.forEach(stones::play);
    return stones;
  }

  public int size() {
    return size;
  }

  public int points() {
    return colours.length;
  }

  /** Returns the stones in playing order. */
  public List<Integer> line() {
    return line;
  }

  public boolean isBlackToMove() {
    return line.size() % 2 == 0;
  }

  /** Returns whether a point is empty. */
  public boolean isEmpty(int point) {
    return colours[point] == EMPTY;
  }

  /** Returns the number of empty points. */
  public int emptyPoints() {
    return colours.length - line.size();
  }

  public boolean isFull() {
    return emptyPoints() == 0;
  }

  public void play(int point) {
    int colour = isBlackToMove() ? BLACK : WHITE;
    colours[point] = (byte) colour;
    line.add(point);
    change(point, colour);
  }

  public void undo() {
    int point = line.removeLast();
    change(point, colours[point]);
    colours[point] = EMPTY;
  }

  private void change(int point, int colour) {
    for (int symmetry = 0; symmetry < SYMMETRIES; symmetry++) {
      keys[symmetry] ^= mixed(2L * images[symmetry][point] + colour);
    }
  }

  /** Returns a hash of a stone: the finalizer of MurmurHash3, as in SplitMix64. */
  private static long mixed(long stone) {
    long z = stone * 0x9E3779B97F4A7C15L;
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }

  /** Returns the key of the canonical image, which all eight images share. */
  public long key() {
    return keys[symmetry()];
  }

  /** Returns the symmetry that gives the canonical image. */
  public int symmetry() {
    int least = 0;
    for (int symmetry = 1; symmetry < SYMMETRIES; symmetry++) {
      if (keys[symmetry] < keys[least]) {
        least = symmetry;
      }
    }
    return least;
  }

  /** Maps a point of the board to the canonical image. */
  public int toCanonical(int point) {
    return images[symmetry()][point];
  }

  /** Maps a point of the canonical image to the board. */
  public int fromCanonical(int point) {
    return origins[symmetry()][point];
  }

  /** Returns a copy of the colour of each point. */
  public byte[] colours() {
    return colours.clone();
  }

  /** Returns the first symmetry that maps this position to an equal one with these colours. */
  public int symmetryTo(byte[] other) {
    int symmetry = 0;
    while (!isImage(symmetry, other)) {
      symmetry++;
    }
    return symmetry;
  }

  private boolean isImage(int symmetry, byte[] other) {
    boolean isEqual = true;
    for (int point = 0; point < colours.length && isEqual; point++) {
      isEqual = colours[point] == other[images[symmetry][point]];
    }
    return isEqual;
  }

  /** Returns whether the last stone has made five or more in a row. */
  public boolean hasFive() {
    if (line.isEmpty()) {
      return false;
    }
    int last = line.getLast();
    for (int direction = 0; direction < STEPS_X.length; direction++) {
      int count = 1 + run(last, direction, 1) + run(last, direction, -1);
      if (count >= FIVE) {
        return true;
      }
    }
    return false;
  }

  private int run(int point, int direction, int sign) {
    int x = point % size;
    int y = point / size;
    int count = 0;
    while (true) {
      x += sign * STEPS_X[direction];
      y += sign * STEPS_Y[direction];
      boolean isOn = x >= 0 && y >= 0 && x < size && y < size;
      if (!isOn || colours[y * size + x] != colours[point]) {
        return count;
      }
      count++;
    }
  }

  /** Returns a point as {@code h8}: columns from a, rows from 1. */
  public static String text(int size, int point) {
    return (char) ('a' + point % size) + "" + (point / size + 1);
  }

  /** Returns the canonical image, for an engine. */
  public Setup.Board canonicalBoard() {
    List<Place> black = new ArrayList<>();
    List<Place> white = new ArrayList<>();
    int[] image = images[symmetry()];
    for (int i = 0; i < line.size(); i++) {
      (i % 2 == 0 ? black : white).add(place(image[line.get(i)]));
    }
    return new Setup.Board(size, size, black, white, List.of());
  }

  private Place place(int point) {
    return new Place(point % size, point / size);
  }

  @Override
  public String toString() {
    return line.stream().map(point -> text(size, point)).collect(Collectors.joining(" "));
  }
}
