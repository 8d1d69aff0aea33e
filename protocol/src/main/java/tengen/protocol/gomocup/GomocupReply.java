package tengen.protocol.gomocup;

import java.util.List;
import tengen.game.Move.Place;

/**
 * A line from an engine. Constructors convert texts to printable ASCII without surrounding blanks;
 * texts are never empty.
 */
public sealed interface GomocupReply {

  /** The line {@code OK}. */
  record Ok() implements GomocupReply {}

  /** A move, {@code 7,8}, or two or three in an opening: {@code 7,8 8,8 9,9}. */
  record Moves(List<Place> points) implements GomocupReply {
    public Moves {
      points = List.copyOf(points);
      if (points.isEmpty()) {
        throw new IllegalArgumentException("an answer without a move");
      }
    }

    /** Creates the reply of a single move. */
    public Moves(Place point) {
      this(List.of(point));
    }
  }

  /** {@code SWAP}: asks for the other colour. */
  record SwapColours() implements GomocupReply {}

  /** {@code SUGGEST 7,8}: suggests a move that the manager decides about. */
  record Suggest(int x, int y) implements GomocupReply {}

  /** {@code ERROR text}: rejects a known command. */
  record Failure(String text) implements GomocupReply {
    public Failure {
      text = GomocupText.reply(text);
    }
  }

  /** {@code UNKNOWN text}: rejects an unknown command. */
  record UnknownCommand(String text) implements GomocupReply {
    public UnknownCommand {
      text = GomocupText.reply(text);
    }
  }

  /** {@code MESSAGE text}: text for the user. */
  record Message(String text) implements GomocupReply {
    public Message {
      text = GomocupText.reply(text);
    }
  }

  /** {@code DEBUG text}: text for the author. */
  record Debug(String text) implements GomocupReply {
    public Debug {
      text = GomocupText.reply(text);
    }
  }

  /** {@code INFO DEPTH 12}: a figure of a search, for boards that have asked for them. */
  record Info(String text) implements GomocupReply {
    public Info {
      text = GomocupText.reply(text);
    }
  }

  /** {@code name="Tengen", version="0.1.0"}: the answer to ABOUT, with at least one field. */
  record Identity(List<Field> fields) implements GomocupReply {
    public Identity {
      fields = List.copyOf(fields);
      if (fields.isEmpty()) {
        throw new IllegalArgumentException("an identity without a field");
      }
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
  }

  /** Any other line, such as AlphaGomoku's {@code FORBID 5,4 8,7}. */
  record Other(String line) implements GomocupReply {
    public Other {
      line = GomocupText.printable(line);
    }
  }
}
