package tengen.archive;

import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import tengen.game.Move;
import tengen.game.Turn;
import tengen.protocol.words.MoveWords;
import tengen.protocol.words.ProofWords;
import tengen.search.Score;
import tengen.store.archive.EnumNames;
import tengen.store.archive.StoredEvaluation;
import tengen.store.archive.StoredGame;
import tengen.store.archive.StoredTurn;

/** The table of games' turns, numbered by ply from 1. */
final class TurnRows {
  private static final String CUT = "DELETE FROM turn WHERE game = ? AND ply > ?";

  private static final String COUNT = "SELECT MAX(ply) AS last FROM turn WHERE game = ?";

  private static final String ADD =
      "INSERT INTO turn (game, ply, side, move, at_ms, spent_ms, win_rate, proof, nodes, depth,"
          + " line, comment, properties) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";

  private static final String FIND_TURNS = "SELECT * FROM turn WHERE game = ? ORDER BY ply";

  private static final String COMMENT =
      "UPDATE turn SET comment = ? WHERE game = ? AND ply = ? AND comment <> ?";

  private static final String STORED_SIZE =
      "SELECT COUNT(*) AS turns,"
          + " SUM(OCTET_LENGTH(comment) + OCTET_LENGTH(properties)) AS texts,"
          + " SUM(OCTET_LENGTH(move) + COALESCE(OCTET_LENGTH(line), 0)) AS moves"
          + " FROM turn WHERE game = ?";

  private final Link link;

  TurnRows(Link link) {
    this.link = link;
  }

  /**
   * Stores the game's turns from {@code from} on, and missing ones before. If that replaces or
   * deletes turns, deletes the branches, which may leave one of them.
   */
  void put(StoredGame game, int from) throws SQLException {
    if (link.statement(CUT).text(game.id()).whole(from).update() > 0) {
      new BranchRows(link).removeAll(game.id());
    }
    int first = Math.min(from, count(game.id()));
    if (first >= game.turns().size()) {
      return;
    }
    var words = MoveWords.of(game.start().setup());
    SqlValues row = link.statement(ADD);
    for (int i = first; i < game.turns().size(); i++) {
      row.text(game.id()).whole(i + 1);
      add(row, game.turns().get(i), words);
    }
    row.updateAll();
  }

  /** Replaces the comments of a stored game's turns. */
  void comment(StoredGame game) throws SQLException {
    if (game.turns().isEmpty()) {
      return;
    }
    SqlValues row = link.statement(COMMENT);
    for (int i = 0; i < game.turns().size(); i++) {
      String comment = game.turns().get(i).comment();
      row.text(comment).text(game.id()).whole(i + 1).text(comment).add();
    }
    row.updateAll();
  }

  private int count(String game) throws SQLException {
    OptionalLong last =
        link.statement(COUNT).text(game).rows(row -> row.maybeWhole("last")).getFirst();
    return Math.toIntExact(last.orElse(0));
  }

  private static void add(SqlValues row, StoredTurn turn, MoveWords words) throws SQLException {
    Optional<StoredEvaluation> thought = turn.thought();
    Optional<Score> score = thought.flatMap(StoredEvaluation::score);
    row.text(EnumNames.of(turn.turn().side()))
        .text(words.write(turn.turn().move()))
        .whole(turn.atMs())
        .whole(whole(thought.map(StoredEvaluation::spentMs)))
        .fraction(
            score.map(it -> OptionalDouble.of(it.asWinRate())).orElseGet(OptionalDouble::empty))
        .text(score.flatMap(ProofWords::write))
        .whole(whole(thought.map(StoredEvaluation::nodes)))
        .whole(whole(thought.map(it -> (long) it.depth())))
        .text(thought.map(it -> words.write(it.line())))
        .text(turn.comment())
        .text(turn.properties())
        .add();
  }

  private static OptionalLong whole(Optional<Long> value) {
    return value.map(OptionalLong::of).orElseGet(OptionalLong::empty);
  }

  /** Returns the number of the game's turns and the size of their text. */
  StoredSize storedSize(String game) throws SQLException {
    return link.statement(STORED_SIZE).text(game).rows(StoredSize::of).getFirst();
  }

  /** The number of a game's turns and the size of their text. */
  record StoredSize(long turns, long moveBytes, long textBytes) {
    private static StoredSize of(Row row) throws SQLException {
      return new StoredSize(row.whole("turns"), row.sum("moves"), row.sum("texts"));
    }
  }

  /** Returns all turns of a game. */
  List<StoredTurn> of(StoredGame game) throws SQLException {
    var words = MoveWords.of(game.start().setup());
    return link.statement(FIND_TURNS).text(game.id()).rows(row -> turn(row, words));
  }

  private static StoredTurn turn(Row row, MoveWords words) throws SQLException {
    Move move = words.read(row.text("move")).orElseThrow(() -> Row.fault("move"));
    var turn = new Turn(GameRows.side(row, "side"), move);
    OptionalLong spent = row.maybeWhole("spent_ms");
    return new StoredTurn(
        turn,
        row.whole("at_ms"),
        spent.isEmpty() ? Optional.empty() : Optional.of(thought(row, spent.getAsLong(), words)),
        row.text("comment"),
        row.text("properties"));
  }

  private static StoredEvaluation thought(Row row, long spentMs, MoveWords words)
      throws SQLException {
    List<Move> line = words.readLine(row.text("line")).orElseThrow(() -> Row.fault("line"));
    return new StoredEvaluation(
        spentMs, score(row), row.whole("nodes"), Math.toIntExact(row.whole("depth")), line);
  }

  private static Optional<Score> score(Row row) throws SQLException {
    Optional<String> proof = row.maybeText("proof");
    if (proof.isPresent()) {
      return Optional.of(ProofWords.read(proof.get()).orElseThrow(() -> Row.fault("proof")));
    }
    OptionalDouble rate = row.maybeFraction("win_rate");
    return rate.isEmpty() ? Optional.empty() : Optional.of(new Score.Estimate(rate.getAsDouble()));
  }
}
