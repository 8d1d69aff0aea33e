package tengen.protocol.analysis;

import java.util.EnumMap;
import java.util.Map;
import tengen.game.Side;
import tengen.protocol.json.Json;
import tengen.protocol.table.TableEvent;
import tengen.protocol.table.TableMatch;
import tengen.protocol.table.TableOffer;
import tengen.protocol.table.TablePlayer;
import tengen.protocol.table.TableSeat;
import tengen.protocol.table.TableView;

/** Prints what concerns two persons who play each other at a table. */
final class MatchMessage {
  private static final double SECOND_MS = 1000;

  private MatchMessage() {}

  static Json.Fields person(TablePlayer person) {
    Json.Fields fields = named(Json.Fields.NONE.with("human", true), person.name());
    return person.seat() == TableSeat.PLAIN ? fields : fields.with("seat", person.seat().text());
  }

  private static Json.Fields named(Json.Fields fields, String name) {
    return name.isEmpty() ? fields : fields.with("name", name);
  }

  static Json.Fields seated(Json.Fields head, TableEvent.Seated seated) {
    return named(head.with("side", ResultMessage.letter(seated.side())), seated.name());
  }

  static Json.Fields offer(Json.Fields head, TableOffer offer) {
    Json.Fields fields =
        head.with("side", ResultMessage.letter(offer.side())).with("what", offer.kind().text());
    return offer.kind() == TableOffer.Kind.UNDO ? fields.with("to", offer.to()) : fields;
  }

  /** Returns the seconds until the opponent may claim the win, by the side that is away. */
  static Json.Fields away(Map<Side, Long> leftMs) {
    Json.Fields fields = Json.Fields.NONE;
    for (Side side : Side.values()) {
      Long left = leftMs.get(side);
      fields = left == null ? fields : fields.with(ResultMessage.letter(side), left / SECOND_MS);
    }
    return fields;
  }

  /** Adds what is open between the players. */
  static Json.Fields match(Json.Fields fields, TableView view) {
    Json.Fields all = fields;
    if (view.match().open().isPresent()) {
      TableMatch.Request request = view.match().open().get();
      all =
          all.with("request", offer(Json.Fields.NONE.with("seq", request.seq()), request.offer()));
    }
    if (!view.awayMs().isEmpty()) {
      all = all.with("away", away(new EnumMap<>(view.awayMs())));
    }
    return all.with("next", view.match().next());
  }
}
