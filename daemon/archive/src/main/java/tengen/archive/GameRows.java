package tengen.archive;

import java.sql.SQLException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.protocol.record.GameEnd;
import tengen.protocol.words.SetupWords;
import tengen.store.archive.EnumNames;
import tengen.store.archive.FileProperties;
import tengen.store.archive.GameOwners;
import tengen.store.archive.GameSummary;
import tengen.store.archive.StoredGame;
import tengen.store.archive.StoredPlayer;

/** The table of games, without their turns and branches. */
final class GameRows {
  private static final List<String> PLAYERS =
      List.of("black", "black_engine", "black_options", "white", "white_engine", "white_options");

  private static final List<String> COLUMNS =
      Stream.of(
              List.of("id", "source", "owner", "rules", "setup", "to_move"),
              PLAYERS,
              List.of("started_ms", "ended_ms", "winner", "manner", "comment", "plies"))
          .flatMap(List::stream)
          .toList();

  private static final String PUT =
      "INSERT INTO game (%s) VALUES (%s) ON CONFLICT (id) DO UPDATE SET %s"
          .formatted(
              String.join(", ", COLUMNS),
              COLUMNS.stream().map(_ -> "?").collect(Collectors.joining(", ")),
              COLUMNS.stream()
                  .filter(column -> !List.of("id", "comment").contains(column))
                  .map(column -> column + " = excluded." + column)
                  .collect(Collectors.joining(", ")));

  private static final String FIND_GAME =
      "SELECT game.*, " + GuestRows.ACCOUNT + " FROM game WHERE id = ?";

  /**
   * Maximum size in bytes of a text shown in lists, since reading takes time in proportion to its
   * size.
   */
  private static final int MAX_LISTED_TEXT_BYTES = 16_384;

  /** Maximum size in bytes of a setup shown in lists. */
  private static final int MAX_LISTED_SETUP_BYTES = 262_144;

  /** Text columns, other than the setup, whose length clients choose. */
  private static final List<String> TEXTS =
      Stream.concat(PLAYERS.stream(), Stream.of("comment")).toList();

  /**
   * Selects the columns for lists, with only the beginning of each text. The number of turns comes
   * from the turns' index, since SQLite would read a long comment to find a column after it.
   */
  static final String SUMMARY =
      "SELECT id, source, owner, rules, to_move, started_ms, ended_ms, winner, manner, "
          + GuestRows.ACCOUNT
          + ","
          + " (SELECT MAX(ply) FROM turn WHERE turn.game = game.id) AS last_ply, "
          + head("setup", GameSummary.MAX_SETUP_CHARACTERS, MAX_LISTED_SETUP_BYTES, "text …")
          + TEXTS.stream()
              .map(
                  column ->
                      ", "
                          + head(
                              column,
                              GameSummary.MAX_TEXT_CHARACTERS,
                              MAX_LISTED_TEXT_BYTES,
                              GameSummary.LONG))
              .collect(Collectors.joining())
          + " FROM game";

  private static final String STORED_SIZE =
      "SELECT source, owner, %s, %s AS bytes FROM game WHERE id = ?"
          .formatted(
              GuestRows.ACCOUNT,
              Stream.concat(Stream.of("setup"), TEXTS.stream())
                  .map("OCTET_LENGTH(%s)"::formatted)
                  .collect(Collectors.joining(" + ")));

  /** Value of {@code winner} for neither side. */
  static final String NO_WINNER = "none";

  /** Id reported for a row without one. */
  private static final String NO_ID = "0".repeat(StoredGame.ID_LENGTH);

  /** End of the year 9999, after which times have no standard format. */
  private static final long MAX_MS = 253_402_300_799_999L;

  private static final String COMMENT = "UPDATE game SET comment = ? WHERE id = ? AND plies = ?";

  private final Link link;

  GameRows(Link link) {
    this.link = link;
  }

  /**
   * Inserts the game, or replaces the one with its id, even if that is deleted, but not its
   * comment, which its owner may have written during the game. Locks its rows in the same order as
   * {@link #delete}, since two servers could otherwise block each other.
   */
  void put(StoredGame game) throws SQLException {
    new DeletionRows(link).removeAll(game.id());
    SqlValues values =
        link.statement(PUT)
            .text(game.id())
            .text(game.source())
            .text(game.owners().owner())
            .text(game.start().rules())
            .text(SetupWords.write(game.start().setup()))
            .text(EnumNames.of(game.start().toMove()));
    for (StoredPlayer player : List.of(game.black(), game.white())) {
      values.text(player.name()).text(player.engine()).text(player.options());
    }
    values
        .whole(game.startedMs())
        .whole(game.endedMs())
        .text(game.end().map(end -> end.winner().map(EnumNames::of).orElse(NO_WINNER)))
        .text(game.end().map(end -> EnumNames.of(end.manner())))
        .text(game.comment())
        .whole(game.turns().size())
        .update();
    new GuestRows(link).put(game.id(), game.owners().guest());
  }

  /**
   * Replaces the comment of a stored game, and locks it until the end of the transaction. Returns
   * false if it has another number of turns now.
   */
  boolean comment(StoredGame game) throws SQLException {
    return link.statement(COMMENT)
            .text(game.comment())
            .text(game.id())
            .whole(game.turns().size())
            .update()
        > 0;
  }

  /** Returns the game with this id. */
  Optional<StoredGame> find(String id) throws SQLException {
    return link.statement(FIND_GAME).text(id).rows(GameRows::game).stream().findFirst();
  }

  /** Returns the game's owners and the size of its text, without turns and branches. */
  Optional<StoredSize> storedSize(String id) throws SQLException {
    return link.statement(STORED_SIZE).text(id).rows(StoredSize::of).stream().findFirst();
  }

  /** Reads the games found by a query of {@link #SUMMARY}. */
  static List<GameSummary> summaries(SqlValues query) throws SQLException {
    return query.rows(GameRows::summary);
  }

  /**
   * Deletes games with all their data. Returns their number. Deletes the row of a game before its
   * turns, so that a server that is storing further turns finishes first.
   */
  int delete(List<String> ids) throws SQLException {
    int deleted = 0;
    for (String id : ids) {
      new DeletionRows(link).removeAll(id);
      deleted += link.statement("DELETE FROM game WHERE id = ?").text(id).update();
      link.statement("DELETE FROM turn WHERE game = ?").text(id).update();
      new BranchRows(link).removeAll(id);
      link.statement("DELETE FROM file WHERE game = ?").text(id).update();
      new GuestRows(link).remove(id);
    }
    return deleted;
  }

  /**
   * Takes games from the accounts that have deleted them, and deletes those that nobody else owns.
   * Returns the number of games.
   */
  int release(List<DeletionRows.Deletion> deletions) throws SQLException {
    for (DeletionRows.Deletion each : deletions) {
      if (!new GuestRows(link).leave(each.game(), each.account())) {
        var _ = delete(List.of(each.game()));
      }
    }
    return deletions.size();
  }

  /** The owners of a game and the size of its text. */
  record StoredSize(String source, GameOwners owners, long textBytes) {
    private static StoredSize of(Row row) throws SQLException {
      return new StoredSize(row.text("source"), GameRows.owners(row), row.sum("bytes"));
    }
  }

  private static GameOwners owners(Row row) throws SQLException {
    return new GameOwners(row.text("owner"), row.maybeText("guest").orElse(""));
  }

  private static StoredGame game(Row row) throws SQLException {
    Setup setup = SetupWords.read(row.text("setup")).orElseThrow(() -> Row.fault("setup"));
    return new StoredGame(
        id(row),
        row.text("source"),
        owners(row),
        new Position(row.text("rules"), setup, List.of(), side(row, "to_move")),
        player(row, "black"),
        player(row, "white"),
        time(row, "started_ms").orElseThrow(() -> Row.fault("started_ms")),
        time(row, "ended_ms"),
        end(row),
        row.text("comment"),
        List.of(),
        List.of(),
        FileProperties.NONE);
  }

  /** Reads a game for a list. An unreadable row is listed with the reason in place of a player. */
  private static GameSummary summary(Row row) throws SQLException {
    try {
      return row.read(GameRows::soundSummary);
    } catch (RowFault e) {
      return unreadable(row, e);
    }
  }

  private static GameSummary unreadable(Row row, RowFault why) throws SQLException {
    String text = String.valueOf(why.getMessage());
    return new GameSummary(
        row.maybeText("id").filter(StoredGame::isId).orElse(NO_ID),
        row.maybeText("source").orElse(""),
        GameOwners.of(row.maybeText("owner").orElse("")),
        "",
        "text " + GameSummary.LONG,
        Side.BLACK,
        new StoredPlayer(text, "", ""),
        StoredPlayer.UNKNOWN,
        placeMs(row),
        OptionalLong.empty(),
        Optional.empty(),
        text,
        0);
  }

  /** Returns the position of an unreadable row in a list. SQLite sorts texts after all numbers. */
  private static long placeMs(Row row) throws SQLException {
    try {
      return time(row, "started_ms").orElse(-MAX_MS);
    } catch (RowFault _) {
      return MAX_MS;
    }
  }

  private static String id(Row row) throws SQLException {
    return Optional.of(row.text("id")).filter(StoredGame::isId).orElseThrow(() -> Row.fault("id"));
  }

  private static OptionalLong time(Row row, String column) throws SQLException {
    OptionalLong ms = row.maybeWhole(column);
    if (ms.isPresent() && Math.clamp(ms.getAsLong(), -MAX_MS, MAX_MS) != ms.getAsLong()) {
      throw Row.fault(column);
    }
    return ms;
  }

  private static GameSummary soundSummary(Row row) throws SQLException {
    return new GameSummary(
        id(row),
        row.text("source"),
        owners(row),
        row.text("rules"),
        row.head("setup", GameSummary.MAX_SETUP_CHARACTERS),
        side(row, "to_move"),
        playerHead(row, "black"),
        playerHead(row, "white"),
        time(row, "started_ms").orElseThrow(() -> Row.fault("started_ms")),
        time(row, "ended_ms"),
        end(row),
        row.head("comment", GameSummary.MAX_TEXT_CHARACTERS),
        Math.toIntExact(row.sum("last_ply")));
  }

  private static StoredPlayer playerHead(Row row, String side) throws SQLException {
    int characters = GameSummary.MAX_TEXT_CHARACTERS;
    return new StoredPlayer(
        row.head(side, characters),
        row.head(side + "_engine", characters),
        row.head(side + "_options", characters));
  }

  /**
   * Returns SQL for the beginning of a column that surely contains the first characters, escaped or
   * not.
   */
  private static String head(String column, int characters, int maxBytes, String instead) {
    return String.format(
        Locale.ROOT,
        "CASE WHEN OCTET_LENGTH(%1$s) > %2$d THEN '%4$s' ELSE SUBSTR(%1$s, 1, %3$d) END AS %1$s",
        column,
        maxBytes,
        StoredText.ESCAPED_LENGTH * characters,
        instead);
  }

  private static StoredPlayer player(Row row, String side) throws SQLException {
    return new StoredPlayer(
        row.text(side), row.text(side + "_engine"), row.text(side + "_options"));
  }

  private static Optional<GameEnd> end(Row row) throws SQLException {
    Optional<String> winner = row.maybeText("winner");
    if (winner.isEmpty()) {
      return Optional.empty();
    }
    GameEnd.Manner manner = constant(GameEnd.Manner.values(), row, "manner");
    return Optional.of(
        new GameEnd(
            winner.get().equals(NO_WINNER) ? Optional.empty() : Optional.of(side(row, "winner")),
            manner));
  }

  /** Returns the side named in a column. */
  static Side side(Row row, String column) throws SQLException {
    return constant(Side.values(), row, column);
  }

  private static <E extends Enum<E>> E constant(E[] all, Row row, String column)
      throws SQLException {
    return EnumNames.find(all, row.text(column)).orElseThrow(() -> Row.fault(column));
  }
}
