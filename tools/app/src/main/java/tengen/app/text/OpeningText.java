package tengen.app.text;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import tengen.arena.opening.OpeningOrder;
import tengen.arena.opening.OpeningOrder.Transform;

/**
 * A file of openings with the order in which they are used, on the command line: {@code
 * FILE[,order=random][,start=N][,seed=S][,transform=cycle]}.
 */
public record OpeningText(Path file, OpeningOrder order) {
  private static final String KEYS =
      "order=sequential|random, start=N, seed=S, transform=none|cycle|random";

  /**
   * Parses the text. The name of an existing file has no parts.
   *
   * @throws IllegalArgumentException with the error and the allowed form
   */
  public static OpeningText parse(Path text) {
    List<KeyValue> parts = KeyValue.split(text.toString());
    if (parts.size() == 1 || Files.exists(text)) {
      return new OpeningText(text, OpeningOrder.AS_READ);
    }
    OpeningOrder order = OpeningOrder.AS_READ;
    for (KeyValue part : parts.subList(1, parts.size())) {
      order = with(order, part);
    }
    return new OpeningText(Path.of(parts.getFirst().toString()), order);
  }

  private static OpeningOrder with(OpeningOrder now, KeyValue part) {
    return switch (part.key()) {
      case "order" -> new OpeningOrder(random(part), now.start(), now.seed(), now.transform());
      case "start" -> new OpeningOrder(now.isRandom(), number(part), now.seed(), now.transform());
      case "seed" -> new OpeningOrder(now.isRandom(), now.start(), number(part), now.transform());
      case "transform" ->
          new OpeningOrder(now.isRandom(), now.start(), now.seed(), transform(part));
      default -> throw new IllegalArgumentException("unknown key in " + part + "; keys: " + KEYS);
    };
  }

  private static boolean random(KeyValue part) {
    return switch (part.value()) {
      case "random" -> true;
      case "sequential" -> false;
      default ->
          throw new IllegalArgumentException(
              "order must be sequential or random, got " + part.value());
    };
  }

  private static int number(KeyValue part) {
    try {
      int number = Integer.parseInt(part.value());
      if (number >= 1) {
        return number;
      }
    } catch (NumberFormatException _) {
      // Falls through to the message that lists the allowed forms.
    }
    throw new IllegalArgumentException(
        part.key() + " must be an integer, at least 1, got " + part.value());
  }

  private static Transform transform(KeyValue part) {
    return Arrays.stream(Transform.values())
        .filter(each -> name(each).equals(part.value()))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "transform must be "
                        + Arrays.stream(Transform.values())
                            .map(OpeningText::name)
                            .collect(Collectors.joining(" or "))
                        + ", got "
                        + part.value()));
  }

  private static String name(Transform transform) {
    return transform.name().toLowerCase(Locale.ROOT);
  }
}
