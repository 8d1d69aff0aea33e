package tengen.protocol.analysis;

import java.util.Optional;
import tengen.protocol.table.TableAct;
import tengen.protocol.table.TablePlayer;
import tengen.protocol.table.TableSeat;

/** Reads the players of a table. Errors are recorded in the fields. */
final class PlayerFields {
  private static final String SEAT = "seat";

  private PlayerFields() {}

  /** Reads the players of a new table. A free seat makes the other one the opener's own. */
  static TableAct.Players opening(QueryFields fields) {
    TableAct.Players players = both(fields);
    boolean isBlackFree = players.black().seat().isFree();
    boolean isWhiteFree = players.white().seat().isFree();
    if (!isBlackFree && !isWhiteFree) {
      return players;
    }
    String other = isBlackFree ? "white" : "black";
    TablePlayer opener = isBlackFree ? players.white() : players.black();
    if (!opener.isHuman() || opener.seat().isFree()) {
      fields.fail(other, "Must be {\"human\":true} where the other seat is free");
    }
    if (players.black().seat() == TableSeat.OPEN || players.white().seat() == TableSeat.OPEN) {
      checkPublic(fields);
    }
    TablePlayer own = TablePlayer.person(opener.name(), TableSeat.TAKEN);
    return isBlackFree
        ? new TableAct.Players(players.black(), own)
        : new TableAct.Players(own, players.white());
  }

  private static void checkPublic(QueryFields fields) {
    if (fields.flag("private")) {
      fields.fail("private", "Must be false where a seat is open to everybody");
    }
  }

  /** Reads the players of a table whose game has begun. */
  static TableAct.Players changed(QueryFields fields) {
    TableAct.Players players = both(fields);
    if (players.black().seat().isFree() || players.white().seat().isFree()) {
      fields.fail(SEAT, "Only a new table has a free seat");
    }
    return players;
  }

  private static TableAct.Players both(QueryFields fields) {
    return new TableAct.Players(player(fields, "black"), player(fields, "white"));
  }

  private static TablePlayer player(QueryFields fields, String side) {
    QueryFields player = fields.object(side);
    Optional<String> engine = player.text("engine");
    boolean isHuman = player.flag("human");
    if (player.fault().isEmpty() && (isHuman == engine.isPresent())) {
      fields.fail(side, "Must be {\"human\":true} or {\"engine\":…}");
    }
    TablePlayer found =
        engine
            .map(
                it ->
                    new TablePlayer(
                        it,
                        player.options(),
                        player.whole("maxVisits", 1, AnalysisParser.MAX_VISITS),
                        TableParser.seconds(player, "maxTime", 0)))
            .orElseGet(() -> TablePlayer.person(name(player), seat(player)));
    fields.failWith(side, player);
    return found;
  }

  private static TableSeat seat(QueryFields player) {
    Optional<String> text = player.text(SEAT);
    Optional<TableSeat> seat = text.flatMap(TableSeat::free);
    if (text.isPresent() && seat.isEmpty()) {
      player.fail(SEAT, "Must be one of invite, open");
    }
    return seat.orElse(TableSeat.PLAIN);
  }

  /** Reads a person's name without characters that are not shown or change the direction. */
  static String name(QueryFields fields) {
    StringBuilder name = new StringBuilder();
    fields
        .text("name")
        .orElse("")
        .codePoints()
        .filter(PlayerFields::isShown)
        .forEach(name::appendCodePoint);
    String stripped = name.toString().strip();
    if (stripped.codePointCount(0, stripped.length()) > TablePlayer.MAX_NAME_LENGTH) {
      fields.fail("name", "Must be at most " + TablePlayer.MAX_NAME_LENGTH + " characters");
      return "";
    }
    return stripped;
  }

  private static boolean isShown(int point) {
    return switch (Character.getType(point)) {
      case Character.CONTROL,
          Character.SURROGATE,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.UNASSIGNED ->
          false;
      case Character.FORMAT -> !isDirection(point);
      default -> true;
    };
  }

  /** Returns whether a character overrides or embeds a direction of text. */
  private static boolean isDirection(int point) {
    return (0x202A <= point && point <= 0x202E) || (0x2066 <= point && point <= 0x2069);
  }
}
