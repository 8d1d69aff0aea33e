package tengen.store.games;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import tengen.game.Position;
import tengen.game.Side;
import tengen.game.Verdict;
import tengen.protocol.record.GameEnd;
import tengen.protocol.record.GameRecord;
import tengen.protocol.record.RecordedMove;
import tengen.search.Score;
import tengen.store.archive.FileProperties;
import tengen.store.archive.GameOwners;
import tengen.store.archive.StoredEvaluation;
import tengen.store.archive.StoredGame;
import tengen.store.archive.StoredPlayer;
import tengen.store.archive.StoredTurn;
import tengen.store.archive.TokenHash;

/** Converts game records of other programs to stored games. */
final class RecordedGames {
  private RecordedGames() {}

  /**
   * Returns the game of a record. A missing id is derived from the content, so the same record
   * always gives the same game.
   */
  static StoredGame of(GameRecord record, String rules, long nowMs) {
    long startedMs = startOf(record.info().date()).orElse(nowMs);
    return new StoredGame(
        record.info().id().isEmpty()
            ? TokenHash.of(rules + record).substring(0, StoredGame.ID_LENGTH)
            : record.info().id(),
        StoredGame.IMPORT,
        GameOwners.of(""),
        new Position(rules, record.setup(), List.of(), record.toMove()),
        new StoredPlayer(record.info().black(), "", ""),
        new StoredPlayer(record.info().white(), "", ""),
        startedMs,
        OptionalLong.empty(),
        record.info().end(),
        record.info().comment(),
        turns(record.moves(), startedMs),
        record.branches(),
        new FileProperties(Optional.of(record.info().date()), record.info().properties()));
  }

  private static Optional<Long> startOf(String date) {
    try {
      return Optional.of(
          LocalDate.parse(date).atStartOfDay(ZoneOffset.UTC).toInstant().toEpochMilli());
    } catch (DateTimeException | ArithmeticException _) {
      return Optional.empty();
    }
  }

  private static List<StoredTurn> turns(List<RecordedMove> moves, long startedMs) {
    List<StoredTurn> turns = new ArrayList<>();
    long atMs = startedMs;
    for (RecordedMove move : moves) {
      atMs += move.spentMs().orElse(0);
      turns.add(
          new StoredTurn(move.turn(), atMs, thought(move), move.comment(), move.properties()));
    }
    return turns;
  }

  /** Returns the evaluation of a move, whether an engine made it or not. */
  private static Optional<StoredEvaluation> thought(RecordedMove move) {
    if (move.spentMs().isEmpty() && move.blackWinRate().isEmpty()) {
      return Optional.empty();
    }
    Optional<Score> score =
        move.blackWinRate().stream()
            .mapToObj(rate -> move.turn().side() == Side.BLACK ? rate : 1 - rate)
            .<Score>map(Score.Estimate::new)
            .findFirst();
    return Optional.of(
        new StoredEvaluation(move.spentMs().orElse(0), score, 0, 0, List.of(move.turn().move())));
  }

  /** Returns the game with the result that the rules determine, if it has none. */
  static StoredGame over(StoredGame game, Verdict verdict) {
    Optional<GameEnd> end = game.end().or(() -> GameEnd.of(verdict));
    long lastMs = game.turns().isEmpty() ? game.startedMs() : game.turns().getLast().atMs();
    return end.map(how -> game.ended(how, game.endedMs().orElse(lastMs))).orElse(game);
  }
}
