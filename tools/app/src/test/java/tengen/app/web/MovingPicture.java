package tengen.app.web;

import java.awt.image.BufferedImage;
import java.awt.image.RenderedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;

/**
 * An animated GIF of screenshots. A frame stores only the pixels that differ from the one before.
 */
final class MovingPicture {
  /** Application data that has the GIF repeat for ever. */
  private static final byte[] FOR_EVER = {1, 0, 0};

  /**
   * @param centiseconds how long the picture is shown
   */
  private record Frame(BufferedImage picture, int centiseconds) {}

  private final List<Frame> frames = new ArrayList<>();

  /** Adds a screenshot that is shown so long. */
  void add(BufferedImage picture, int centiseconds) {
    frames.add(new Frame(picture, centiseconds));
  }

  /** Writes all frames. */
  void write(Path file) throws IOException {
    Palette palette = Palette.of(frames.stream().map(Frame::picture).toList());
    ImageWriter writer = ImageIO.getImageWritersByFormatName("gif").next();
    try (var out = ImageIO.createImageOutputStream(Files.newOutputStream(file))) {
      writer.setOutput(out);
      writer.prepareWriteSequence(null);
      for (int i = 0; i < frames.size(); i++) {
        BufferedImage image = changes(i, palette);
        var described = new IIOImage(image, null, description(writer, image, frames.get(i)));
        writer.writeToSequence(described, null);
      }
      writer.endWriteSequence();
    } finally {
      writer.dispose();
    }
  }

  private BufferedImage changes(int index, Palette palette) {
    BufferedImage picture = frames.get(index).picture;
    BufferedImage changed = palette.empty(picture.getWidth(), picture.getHeight());
    for (int y = 0; y < picture.getHeight(); y++) {
      for (int x = 0; x < picture.getWidth(); x++) {
        int colour = picture.getRGB(x, y);
        boolean isSame = index > 0 && frames.get(index - 1).picture.getRGB(x, y) == colour;
        int stored = isSame ? Palette.TRANSPARENT : palette.nearest(colour);
        changed.getRaster().setSample(x, y, 0, stored);
      }
    }
    return changed;
  }

  private static IIOMetadata description(ImageWriter writer, RenderedImage image, Frame frame)
      throws IOException {
    var type = ImageTypeSpecifier.createFromRenderedImage(image);
    IIOMetadata metadata = writer.getDefaultImageMetadata(type, null);
    String format = metadata.getNativeMetadataFormatName();
    var root = new IIOMetadataNode(format);
    var control = new IIOMetadataNode("GraphicControlExtension");
    control.setAttribute("disposalMethod", "doNotDispose");
    control.setAttribute("userInputFlag", "FALSE");
    control.setAttribute("transparentColorFlag", "TRUE");
    control.setAttribute("transparentColorIndex", String.valueOf(Palette.TRANSPARENT));
    control.setAttribute("delayTime", String.valueOf(frame.centiseconds));
    root.appendChild(control);
    var repeat = new IIOMetadataNode("ApplicationExtension");
    repeat.setAttribute("applicationID", "NETSCAPE");
    repeat.setAttribute("authenticationCode", "2.0");
    repeat.setUserObject(FOR_EVER);
    var extensions = new IIOMetadataNode("ApplicationExtensions");
    extensions.appendChild(repeat);
    root.appendChild(extensions);
    metadata.mergeTree(format, root);
    return metadata;
  }
}
