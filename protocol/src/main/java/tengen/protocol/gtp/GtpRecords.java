package tengen.protocol.gtp;

import static tengen.protocol.gtp.GtpArguments.bare;
import static tengen.protocol.gtp.GtpOutcome.reply;
import static tengen.protocol.gtp.GtpRow.row;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import tengen.game.Position;
import tengen.protocol.Effect;
import tengen.protocol.record.GameInfo;
import tengen.protocol.record.GameRecord;
import tengen.protocol.record.RecordReading;
import tengen.protocol.record.RecordText;
import tengen.protocol.record.RecordedMove;
import tengen.protocol.record.Sgf;
import tengen.protocol.record.SgfText;

/** Loads a game from an SGF record, and prints the game as one. */
final class GtpRecords {
  static final List<GtpRow> ROWS =
      List.of(
          row("loadsgf", "FILE [N] [game G]", GtpRecords::read)
              .onBoard()
              .offeredWhere(state -> state.offer().files())
              .gives("empty")
              .failsWith("`cannot load file`")
              .notes("board and moves of game G, up to the position before move N; see below"),
          row("printsgf", "", bare(state -> reply(state, print(state.game()))))
              .onBoard()
              .gives("a record")
              .notes("the SGF is in the reply, no file is written"));

  private GtpRecords() {}

  /**
   * A request for a record.
   *
   * @param beforeMove the position before this move, from 1; empty for the last position
   * @param game number of the game in the file, from 1; empty for the only one
   */
  record Asked(String file, OptionalInt beforeMove, OptionalInt game) {}

  private static Optional<GtpCommand> read(List<String> words) {
    return asked(words).map(asked -> state -> load(state, asked));
  }

  private static Optional<Asked> asked(List<String> words) {
    int last = words.size() - 1;
    if (last < 2 || !words.get(last - 1).equals("game")) {
      return asked(words, OptionalInt.empty());
    }
    OptionalInt game = GtpWords.wholeNumber(words.get(last));
    return game.isEmpty() ? Optional.empty() : asked(words.subList(0, last - 1), game);
  }

  private static Optional<Asked> asked(List<String> words, OptionalInt game) {
    if (words.size() == 1) {
      return Optional.of(new Asked(words.getFirst(), OptionalInt.empty(), game));
    }
    OptionalInt move = words.size() == 2 ? GtpWords.wholeNumber(words.get(1)) : OptionalInt.empty();
    return move.isEmpty() ? Optional.empty() : Optional.of(new Asked(words.getFirst(), move, game));
  }

  private static GtpOutcome load(GtpState state, Asked asked) {
    return state.offer().files()
        ? new GtpOutcome.ReadFile(asked)
        : new GtpOutcome.Rejected(GtpErrors.CANNOT_LOAD_FILE);
  }

  /**
   * Continues from a record.
   *
   * @param bytes of the file as ISO-8859-1; empty if it is unreadable
   */
  static GtpOutcome.Reply load(GtpState state, Optional<String> bytes, Asked asked) {
    if (bytes.isEmpty()) {
      return rejected("it cannot be read");
    }
    String text = RecordText.of(bytes.get().getBytes(StandardCharsets.ISO_8859_1)).text();
    List<SgfText> games = Sgf.games(text).toList();
    int last = games.size();
    if (asked.game().isEmpty() && last > 1) {
      return rejectedWithReason(
          "it has " + last + " games; choose one, as in: loadsgf FILE game " + last);
    }
    int game = asked.game().orElse(1);
    return game >= 1 && game <= last
        ? load(state, games.get(game - 1).mainLine(), asked.beforeMove())
        : rejectedWithReason("it has no game " + game + "; its games are 1 to " + last);
  }

  private static GtpOutcome.Reply load(
      GtpState state, RecordReading reading, OptionalInt beforeMove) {
    return switch (reading) {
      case RecordReading.Read(GameRecord record, _, _) ->
          begin(state, record, beforeMove.orElse(Integer.MAX_VALUE) - 1);
      case RecordReading.Faulty(int line, String what) -> rejected("line " + line + ": " + what);
    };
  }

  private static GtpOutcome.Reply begin(GtpState state, GameRecord record, int moves) {
    return state
        .game()
        .replayed(record, moves)
        .<GtpOutcome.Reply>map(
            game ->
                new GtpOutcome.Success(
                    state.withGame(game), "", List.of(new Effect.NewGame<>(game.position()))))
        .orElseGet(() -> rejected("not a game of " + state.game().rules().id()));
  }

  private static GtpOutcome.Rejected rejected(String why) {
    return new GtpOutcome.Rejected(GtpErrors.CANNOT_LOAD_FILE, Optional.of("loadsgf: " + why));
  }

  /** Returns a failure with the reason, so that the client can ask for another game of the file. */
  private static GtpOutcome.Rejected rejectedWithReason(String why) {
    return new GtpOutcome.Rejected(GtpErrors.CANNOT_LOAD_FILE + ": " + why);
  }

  /** Returns the game so far as SGF. */
  static String print(GtpGame game) {
    return Sgf.print(record(game), game.rules().family());
  }

  /** Returns the game so far, which must be on a board. */
  static GameRecord record(GtpGame game) {
    Position position = game.position();
    var info = new GameInfo("", "", Optional.of(position.rules()), game.end(), "", "");
    List<RecordedMove> moves = position.turns().stream().map(RecordedMove::new).toList();
    return new GameRecord(info, game.setup(), position.toMove(), moves);
  }
}
