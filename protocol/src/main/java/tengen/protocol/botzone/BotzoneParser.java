package tengen.protocol.botzone;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import tengen.protocol.Line;
import tengen.protocol.botzone.BotzoneCommand.Malformed;
import tengen.protocol.json.Json;
import tengen.protocol.json.JsonReader;
import tengen.protocol.json.JsonReading;

/**
 * Parses a line with a JSON object. Unknown keys are ignored.
 *
 * <p>Source: Botzone Wiki, "Bot", section "Interaction".
 */
final class BotzoneParser {
  /**
   * Default maximum length of a line in bytes. The platform stores 100 KB of data and as much of
   * global data; moves add little.
   */
  static final int MAX_LINE_BYTES = 1 << 20;

  private static final String REQUESTS = "requests";
  private static final String RESPONSES = "responses";

  /** The keys that identify its forms: all moves so far, or the last move's column. */
  static final List<String> FORMS = List.of(REQUESTS, "x");

  private BotzoneParser() {}

  /** Returns the command; none for an empty line. Accepts any input. */
  static List<BotzoneCommand> parse(Line line) {
    if (line.cut()) {
      return List.of(new Malformed("the line is too long"));
    }
    if (line.text().isBlank()) {
      return List.of();
    }
    return List.of(
        switch (JsonReader.readBytes(line.text())) {
          case JsonReading.Read(Json.Fields request) -> command(request);
          case JsonReading.Read _ -> new Malformed("no object");
          case JsonReading.Faulty(String what) -> new Malformed(what);
        });
  }

  private static BotzoneCommand command(Json.Fields line) {
    if (line.get(REQUESTS).isEmpty()) {
      return move(line)
          .<BotzoneCommand>map(BotzoneCommand.Request::new)
          .orElseGet(() -> new Malformed("expected requests, or x and y"));
    }
    Optional<List<BotzoneMove>> requests = moves(line, REQUESTS);
    Optional<List<BotzoneMove>> responses = moves(line, RESPONSES);
    if (requests.isEmpty() || responses.isEmpty()) {
      return new Malformed(
          (requests.isEmpty() ? REQUESTS : RESPONSES) + " is no array of moves with x and y");
    }
    if (requests.get().size() != responses.get().size() + 1) {
      return new Malformed("expected one more request than responses");
    }
    return new BotzoneCommand.History(
        requests.get(), responses.get(), new SavedData(line.get("data"), line.get("globaldata")));
  }

  /** Returns the moves; an empty list if the key is absent, empty if its value is invalid. */
  private static Optional<List<BotzoneMove>> moves(Json.Fields line, String key) {
    if (!(line.get(key).orElse(new Json.Items(List.of())) instanceof Json.Items(var items))) {
      return Optional.empty();
    }
    var moves = new ArrayList<BotzoneMove>();
    for (Json item : items) {
      if (item instanceof Json.Fields fields) {
        move(fields).ifPresent(moves::add);
      }
    }
    return moves.size() == items.size() ? Optional.of(moves) : Optional.empty();
  }

  private static Optional<BotzoneMove> move(Json.Fields fields) {
    OptionalLong x = number(fields, "x");
    OptionalLong y = number(fields, "y");
    return x.isPresent() && y.isPresent()
        ? Optional.of(new BotzoneMove((int) x.getAsLong(), (int) y.getAsLong()))
        : Optional.empty();
  }

  private static OptionalLong number(Json.Fields fields, String key) {
    return fields.get(key).orElse(new Json.Null()) instanceof Json.Num number
            && number.whole().stream().allMatch(value -> value == (int) value)
        ? number.whole()
        : OptionalLong.empty();
  }
}
