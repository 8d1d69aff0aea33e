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
import tengen.store.archive.KeptFile;
import tengen.store.archive.KeptGame;
import tengen.store.archive.KeptPlayer;
import tengen.store.archive.KeptThought;
import tengen.store.archive.KeptTurn;
import tengen.store.archive.TokenHash;

/** Converts game records of other programs to stored games. */
final class RecordedGames {
  private RecordedGames() {}

  /**
   * Returns the game of a record. A missing id is derived from the content, so the same record
   * always gives the same game.
   */
  static KeptGame of(GameRecord record, String rules, long nowMs) {
    long startedMs = startOf(record.info().date()).orElse(nowMs);
    return new KeptGame(
        record.info().id().isEmpty()
            ? TokenHash.of(rules + record).substring(0, KeptGame.ID_LENGTH)
            : record.info().id(),
        KeptGame.IMPORT,
        "",
        new Position(rules, record.setup(), List.of(), record.toMove()),
        new KeptPlayer(record.info().black(), "", ""),
        new KeptPlayer(record.info().white(), "", ""),
        startedMs,
        OptionalLong.empty(),
        record.info().end(),
        record.info().comment(),
        turns(record.moves(), startedMs),
        record.branches(),
        new KeptFile(Optional.of(record.info().date()), record.info().properties()));
  }

  private static Optional<Long> startOf(String date) {
    try {
      return Optional.of(
          LocalDate.parse(date).atStartOfDay(ZoneOffset.UTC).toInstant().toEpochMilli());
    } catch (DateTimeException | ArithmeticException _) {
      return Optional.empty();
    }
  }

  private static List<KeptTurn> turns(List<RecordedMove> moves, long startedMs) {
    List<KeptTurn> turns = new ArrayList<>();
    long atMs = startedMs;
    for (RecordedMove move : moves) {
      atMs += move.spentMs().orElse(0);
      turns.add(new KeptTurn(move.turn(), atMs, thought(move), move.comment(), move.properties()));
    }
    return turns;
  }

  /** Returns the evaluation of a move, whether an engine made it or not. */
  private static Optional<KeptThought> thought(RecordedMove move) {
    if (move.spentMs().isEmpty() && move.blackWinRate().isEmpty()) {
      return Optional.empty();
    }
    Optional<Score> score =
        move.blackWinRate().stream()
            .mapToObj(rate -> move.turn().side() == Side.BLACK ? rate : 1 - rate)
            .<Score>map(Score.Estimate::new)
            .findFirst();
    return Optional.of(
        new KeptThought(move.spentMs().orElse(0), score, 0, 0, List.of(move.turn().move())));
  }

  /** Returns the game with the result that the rules determine, if it has none. */
  static KeptGame over(KeptGame game, Verdict verdict) {
    Optional<GameEnd> end = game.end().or(() -> GameEnd.of(verdict));
    long lastMs = game.turns().isEmpty() ? game.startedMs() : game.turns().getLast().atMs();
    return end.map(how -> game.ended(how, game.endedMs().orElse(lastMs))).orElse(game);
  }
}
