package tengen.protocol.gomocup;

import java.util.List;
import java.util.stream.Collectors;
import tengen.game.Move.Place;

/**
 * A line from an engine. Constructors convert texts to printable ASCII without surrounding blanks;
 * texts are never empty.
 */
public sealed interface GomocupReply {

  /** Returns the line of ASCII, without its end. */
  String line();

  /** The line {@code OK}. */
  record Ok() implements GomocupReply {
    @Override
    public String line() {
      return "OK";
    }
  }

  /** A move, {@code 7,8}, or two or three in an opening: {@code 7,8 8,8 9,9}. */
  record Moves(List<Place> points) implements GomocupReply {
    public Moves {
      points = List.copyOf(points);
      if (points.isEmpty()) {
        throw new IllegalArgumentException("a reply needs a move");
      }
    }

    /** Creates the reply of a single move. */
    public Moves(Place point) {
      this(List.of(point));
    }

    @Override
    public String line() {
      return points.stream()
          .map(point -> GomocupText.pair(point.x(), point.y()))
          .collect(Collectors.joining(" "));
    }
  }

  /** {@code SWAP}: asks for the other colour. */
  record SwapColours() implements GomocupReply {
    @Override
    public String line() {
      return "SWAP";
    }
  }

  /** {@code SUGGEST 7,8}: suggests a move that the manager decides about. */
  record Suggest(int x, int y) implements GomocupReply {
    @Override
    public String line() {
      return "SUGGEST " + GomocupText.pair(x, y);
    }
  }

  /** {@code ERROR text}: rejects a known command. */
  record Failure(String text) implements GomocupReply {
    public Failure {
      text = GomocupText.reply(text);
    }

    @Override
    public String line() {
      return "ERROR " + text;
    }
  }

  /** {@code UNKNOWN text}: rejects an unknown command. */
  record UnknownCommand(String text) implements GomocupReply {
    public UnknownCommand {
      text = GomocupText.reply(text);
    }

    @Override
    public String line() {
      return "UNKNOWN " + text;
    }
  }

  /** {@code MESSAGE text}: text for the user. */
  record Message(String text) implements GomocupReply {
    public Message {
      text = GomocupText.reply(text);
    }

    @Override
    public String line() {
      return "MESSAGE " + text;
    }
  }

  /** {@code DEBUG text}: text for the author. */
  record Debug(String text) implements GomocupReply {
    public Debug {
      text = GomocupText.reply(text);
    }

    @Override
    public String line() {
      return "DEBUG " + text;
    }
  }

  /** {@code INFO DEPTH 12}: a figure of a search, for boards that have asked for them. */
  record Info(String text) implements GomocupReply {
    public Info {
      text = GomocupText.reply(text);
    }

    @Override
    public String line() {
      return "INFO " + text;
    }
  }

  /** {@code name="Tengen", version="0.1.0"}: the answer to ABOUT, with at least one field. */
  record Identity(List<Field> fields) implements GomocupReply {
    public Identity {
      fields = List.copyOf(fields);
      if (fields.isEmpty()) {
        throw new IllegalArgumentException("an identity needs a field");
      }
    }

    @Override
    public String line() {
      return fields.stream()
          .map(field -> field.key() + "=\"" + field.value() + '"')
          .collect(Collectors.joining(", "));
    }

    /**
     * A field {@code key="value"}. The key is reduced to a word; quotation marks in the value
     * become apostrophes.
     */
    public record Field(String key, String value) {
      public Field {
        key = GomocupText.word(key);
        value = GomocupText.printable(value).replace('"', '\'');
      }
    }
  }

  /**
   * {@code FORBID 0708.}: Black's forbidden points, with two digits for each coordinate, 0 to 99.
   */
  record Forbidden(List<Place> points) implements GomocupReply {
    public Forbidden {
      points = List.copyOf(points);
    }

    @Override
    public String line() {
      return points.stream()
          .map(point -> twoDigits(point.x()) + twoDigits(point.y()))
          .collect(Collectors.joining("", "FORBID ", "."));
    }

    private static String twoDigits(int number) {
      return number < 10 ? "0" + number : Integer.toString(number);
    }
  }

  /** Any other line, such as AlphaGomoku's {@code FORBID 5,4 8,7}. */
  record Other(String line) implements GomocupReply {
    public Other {
      line = GomocupText.printable(line);
    }
  }
}
