package tengen.app.web;

import java.awt.image.BufferedImage;
import java.awt.image.IndexColorModel;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;

/** Writes a screenshot with a palette of its most frequent colours, which halves the file. */
final class SmallPicture {
  private static final int COLOURS = 256;

  /** Bits of a colour that tell it from those that look alike. */
  private static final int ALIKE = 0xF8F8F8;

  private SmallPicture() {}

  /** Writes a picture as PNG. */
  static void write(BufferedImage picture, Path file) throws IOException {
    ImageWriter writer = ImageIO.getImageWritersByFormatName("png").next();
    ImageWriteParam most = writer.getDefaultWriteParam();
    most.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
    most.setCompressionQuality(0);
    try (var out = ImageIO.createImageOutputStream(Files.newOutputStream(file))) {
      writer.setOutput(out);
      writer.write(null, new IIOImage(indexed(picture), null, null), most);
    } finally {
      writer.dispose();
    }
  }

  private static BufferedImage indexed(BufferedImage picture) {
    List<Integer> palette = palette(picture);
    int[] colours = palette.stream().mapToInt(colour -> colour).toArray();
    var model = new IndexColorModel(8, colours.length, colours, 0, false, -1, 0);
    var small =
        new BufferedImage(
            picture.getWidth(), picture.getHeight(), BufferedImage.TYPE_BYTE_INDEXED, model);
    Map<Integer, Integer> nearest = new HashMap<>();
    for (int y = 0; y < picture.getHeight(); y++) {
      for (int x = 0; x < picture.getWidth(); x++) {
        int index =
            nearest.computeIfAbsent(picture.getRGB(x, y), colour -> nearest(colour, palette));
        small.getRaster().setSample(x, y, 0, index);
      }
    }
    return small;
  }

  /** Returns the most frequent colours, one of those that look alike. */
  private static List<Integer> palette(BufferedImage picture) {
    Map<Integer, Integer> counts = new HashMap<>();
    for (int y = 0; y < picture.getHeight(); y++) {
      for (int x = 0; x < picture.getWidth(); x++) {
        counts.merge(picture.getRGB(x, y), 1, Integer::sum);
      }
    }
    Map<Integer, Integer> groups = new HashMap<>();
    counts.forEach((colour, count) -> groups.merge(colour & ALIKE, count, Integer::sum));
    Map<Integer, Integer> shown = new HashMap<>();
    counts.forEach(
        (colour, count) ->
            shown.merge(
                colour & ALIKE,
                colour,
                (one, other) -> counts.get(one) >= counts.get(other) ? one : other));
    return groups.entrySet().stream()
        .sorted(Map.Entry.comparingByValue(Comparator.reverseOrder()))
        .limit(COLOURS)
        .map(group -> shown.get(group.getKey()))
        .toList();
  }

  private static int nearest(int colour, List<Integer> palette) {
    int best = 0;
    for (int index = 1; index < palette.size(); index++) {
      if (distance(colour, palette.get(index)) < distance(colour, palette.get(best))) {
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
