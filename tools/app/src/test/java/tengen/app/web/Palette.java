package tengen.app.web;

import java.awt.image.BufferedImage;
import java.awt.image.DataBuffer;
import java.awt.image.IndexColorModel;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The most frequent colours of pictures, to write each pixel as one byte. */
final class Palette {
  /** Index of the transparent colour. */
  static final int TRANSPARENT = 255;

  /** Bits of a colour that tell it from those that look alike. */
  private static final int ALIKE = 0xF8F8F8;

  private final List<Integer> colours;
  private final Map<Integer, Integer> nearest = new HashMap<>();

  private Palette(List<Integer> colours) {
    this.colours = colours;
  }

  /**
   * Returns the colours that are most frequent in all pictures together, one of those that look
   * alike.
   */
  static Palette of(List<BufferedImage> pictures) {
    Map<Integer, Integer> counts = counts(pictures);
    Map<Integer, Integer> groups = new HashMap<>();
    counts.forEach((colour, count) -> groups.merge(colour & ALIKE, count, Integer::sum));
    Map<Integer, Integer> shown = new HashMap<>();
    counts.forEach(
        (colour, count) ->
            shown.merge(
                colour & ALIKE,
                colour,
                (one, other) -> counts.get(one) >= counts.get(other) ? one : other));
    return new Palette(
        groups.entrySet().stream()
            .sorted(Map.Entry.comparingByValue(Comparator.reverseOrder()))
            .limit(TRANSPARENT)
            .map(group -> shown.get(group.getKey()))
            .toList());
  }

  private static Map<Integer, Integer> counts(List<BufferedImage> pictures) {
    Map<Integer, Integer> counts = new HashMap<>();
    for (BufferedImage picture : pictures) {
      for (int y = 0; y < picture.getHeight(); y++) {
        for (int x = 0; x < picture.getWidth(); x++) {
          counts.merge(picture.getRGB(x, y), 1, Integer::sum);
        }
      }
    }
    return counts;
  }

  /** Returns a picture without pixels that has these colours. */
  BufferedImage empty(int width, int height) {
    var cells = new int[TRANSPARENT + 1];
    for (int index = 0; index < colours.size(); index++) {
      cells[index] = colours.get(index);
    }
    var model =
        new IndexColorModel(8, cells.length, cells, 0, false, TRANSPARENT, DataBuffer.TYPE_BYTE);
    return new BufferedImage(width, height, BufferedImage.TYPE_BYTE_INDEXED, model);
  }

  /** Returns the index of the colour that is nearest to another one. */
  int nearest(int colour) {
    return nearest.computeIfAbsent(colour, this::search);
  }

  private int search(int colour) {
    int best = 0;
    for (int index = 1; index < colours.size(); index++) {
      if (distance(colour, colours.get(index)) < distance(colour, colours.get(best))) {
        best = index;
      }
    }
    return best;
  }

  private static int distance(int one, int other) {
    int sum = 0;
    for (int shift = 0; shift < 24; shift += 8) {
      int difference = (one >> shift & 255) - (other >> shift & 255);
      sum += difference * difference;
    }
    return sum;
  }
}
