package tengen.protocol.gomocup;

import java.util.List;
import tengen.game.Move.Place;

/**
 * A line that an engine sends. Texts are made fit for the wire when they are given: printable
 * ASCII, no blanks at the ends, never empty.
 */
public sealed interface GomocupReply {

  /** {@code OK}, exactly. */
  record Ok() implements GomocupReply {}

  /** The move, {@code 7,8}; two or three in an opening: {@code 7,8 8,8 9,9}. At least one. */
  record Moves(List<Place> points) implements GomocupReply {
    public Moves {
      points = List.copyOf(points);
      if (points.isEmpty()) {
        throw new IllegalArgumentException("an answer without a move");
      }
    }

    /** One move. */
    public Moves(Place point) {
      this(List.of(point));
    }
  }

  /** {@code SWAP}: the other colour, please. */
  record SwapColours() implements GomocupReply {}

  /** {@code SUGGEST 7,8}: a move for the manager to decide about. */
  record Suggest(int x, int y) implements GomocupReply {}

  /** {@code ERROR text}: a known command that cannot be carried out. */
  record Failure(String text) implements GomocupReply {
    public Failure {
      text = GomocupText.reply(text);
    }
  }

  /** {@code UNKNOWN text}. */
  record UnknownCommand(String text) implements GomocupReply {
    public UnknownCommand {
      text = GomocupText.reply(text);
    }
  }

  /** {@code MESSAGE text}: for the user. */
  record Message(String text) implements GomocupReply {
    public Message {
      text = GomocupText.reply(text);
    }
  }

  /** {@code DEBUG text}: for the author. */
  record Debug(String text) implements GomocupReply {
    public Debug {
      text = GomocupText.reply(text);
    }
  }

  /** {@code INFO DEPTH 12}: a figure of a search, for boards that asked for them. */
  record Info(String text) implements GomocupReply {
    public Info {
      text = GomocupText.reply(text);
    }
  }

  /** {@code name="Tengen", version="0.1.0"}: the answer to ABOUT. At least one field. */
  record Identity(List<Field> fields) implements GomocupReply {
    public Identity {
      fields = List.copyOf(fields);
      if (fields.isEmpty()) {
        throw new IllegalArgumentException("an identity without a field");
      }
    }

    /** One {@code key="value"}. The key is a word; a quotation mark in the value turns into '. */
    public record Field(String key, String value) {
      public Field {
        key = GomocupText.word(key);
        value = GomocupText.printable(value).replace('"', '\'');
      }
    }
  }

  /** {@code FORBID 0708.}: where Black may not play, two digits for each number, 0..99. */
  record Forbidden(List<Place> points) implements GomocupReply {
    public Forbidden {
      points = List.copyOf(points);
    }
  }

  /** A line that is none of these, such as AlphaGomoku's {@code FORBID 5,4 8,7}. */
  record Other(String line) implements GomocupReply {
    public Other {
      line = GomocupText.printable(line);
    }
  }
}
