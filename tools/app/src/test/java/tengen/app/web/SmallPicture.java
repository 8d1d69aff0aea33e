package tengen.app.web;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;

/** Writes a screenshot with a palette of its most frequent colours, which halves the file. */
final class SmallPicture {
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
    Palette palette = Palette.of(List.of(picture));
    BufferedImage small = palette.empty(picture.getWidth(), picture.getHeight());
    for (int y = 0; y < picture.getHeight(); y++) {
      for (int x = 0; x < picture.getWidth(); x++) {
        small.getRaster().setSample(x, y, 0, palette.nearest(picture.getRGB(x, y)));
      }
    }
    return small;
  }
}
