package tengen.daemon.table;

import java.util.Optional;
import tengen.game.Side;
import tengen.protocol.json.Json;
import tengen.protocol.table.TableEvent;
import tengen.protocol.table.TableMatch;
import tengen.protocol.table.TableOffer;
import tengen.protocol.table.TablePlayer;
import tengen.protocol.table.TableSeat;
import tengen.store.archive.StoredJson;

/** Converts what concerns the two persons of a match to the archive's text and back. */
final class MatchText {
  private MatchText() {}

  static Json.Fields seated(Json.Fields fields, TableEvent.Seated seated) {
    return fields
        .with("side", seated.side().name())
        .with("name", seated.name())
        .with("hash", seated.hash())
        .with("account", StoredJson.unlessEmpty(seated.account()));
  }

  static TableEvent.Seated readSeated(Json.Fields fields) {
    return new TableEvent.Seated(
        readSide(fields),
        StoredJson.text(fields, "name"),
        StoredJson.text(fields, "hash"),
        fields.text("account").orElse(""));
  }

  static Side readSide(Json.Fields fields) {
    return Side.valueOf(StoredJson.text(fields, "side"));
  }

  static Json.Fields offer(Json.Fields fields, TableOffer offer) {
    return fields
        .with("side", offer.side().name())
        .with("what", offer.kind().name())
        .with("to", offer.to());
  }

  static TableOffer readOffer(Json.Fields fields) {
    return new TableOffer(
        readSide(fields),
        TableOffer.Kind.valueOf(StoredJson.text(fields, "what")),
        EventText.small(fields, "to"));
  }

  /** Adds a person's name and seat; a plain person without a name has neither. */
  static Json.Fields person(Json.Fields fields, TablePlayer player) {
    Json.Fields named = player.name().isEmpty() ? fields : fields.with("name", player.name());
    return player.seat() == TableSeat.PLAIN ? named : named.with("seat", player.seat().name());
  }

  static TablePlayer readPerson(Json.Fields fields, TablePlayer player) {
    TablePlayer named = player.named(fields.text("name").orElse(""));
    return fields
        .text("seat")
        .map(seat -> TablePlayer.person(named.name(), TableSeat.valueOf(seat)))
        .orElse(named);
  }

  /** Adds the agreements of a match, if there are any. */
  static Json.Fields match(Json.Fields fields, TableMatch match) {
    if (match.equals(TableMatch.NONE)) {
      return fields;
    }
    Json.Fields text =
        Json.Fields.NONE
            .with("blackAsked", match.blackAsked())
            .with("whiteAsked", match.whiteAsked())
            .with("next", match.next());
    if (match.open().isPresent()) {
      TableMatch.Request request = match.open().get();
      text = text.with("open", offer(Json.Fields.NONE.with("seq", request.seq()), request.offer()));
    }
    return fields.with("match", text);
  }

  static TableMatch readMatch(Json.Fields fields) {
    if (fields.get("match").isEmpty()) {
      return TableMatch.NONE;
    }
    Json.Fields match = StoredJson.object(fields, "match");
    Optional<TableMatch.Request> open =
        match
            .get("open")
            .map(
                _ -> {
                  Json.Fields request = StoredJson.object(match, "open");
                  return new TableMatch.Request(
                      StoredJson.whole(request, "seq"), readOffer(request));
                });
    return new TableMatch(
        open,
        EventText.small(match, "blackAsked"),
        EventText.small(match, "whiteAsked"),
        match.text("next"));
  }
}
