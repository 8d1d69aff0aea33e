package tengen.archive;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.game.Turn;
import tengen.protocol.record.Branch;
import tengen.protocol.record.RecordedMove;
import tengen.search.Score;
import tengen.store.archive.FileProperties;
import tengen.store.archive.GameOwners;
import tengen.store.archive.StoredEvaluation;
import tengen.store.archive.StoredGame;
import tengen.store.archive.StoredInput;
import tengen.store.archive.StoredPlayer;
import tengen.store.archive.StoredSession;
import tengen.store.archive.StoredTurn;

/** Sample games and sessions. */
final class SampleGames {
  /** A day in November 2026, in milliseconds since the epoch. */
  static final long NOW_MS = 1_795_000_000_000L;

  /** Text with characters that are difficult for databases. */
  static final String ODD = "a'b\"c\\d\\u0000\u0000\ud800 \ud83d\ude00 é\r\n\t;--";

  private static final String PROPERTIES = "LB[aa:a\\]'\"é\ud83d\ude00]TR[bb]";

  private SampleGames() {}

  /** Returns a game with {@code turns} turns. */
  static StoredGame game(String id, long startedMs, int turns) {
    return new StoredGame(
        id,
        "gtp",
        GameOwners.of("alice"),
        Position.start("gomoku-renju", Setup.Board.empty(15, 15)),
        new StoredPlayer("Black " + ODD, "gomoku", "threads=2\nseed=1"),
        StoredPlayer.UNKNOWN,
        startedMs,
        OptionalLong.empty(),
        Optional.empty(),
        ODD,
        IntStream.range(0, turns).mapToObj(SampleGames::turn).toList(),
        List.of(),
        FileProperties.NONE);
  }

  /** Returns a copy that was played at a private table. */
  static StoredGame atPrivateTable(StoredGame game) {
    return game.of(game.owners(), StoredGame.PRIVATE_TABLE, game.id());
  }

  /** Returns a copy with another setup and this comment. */
  static StoredGame beginning(StoredGame game, Setup setup, String comment) {
    return new StoredGame(
        game.id(),
        game.source(),
        game.owners(),
        Position.start(game.start().rules(), setup),
        game.black(),
        game.white(),
        game.startedMs(),
        game.endedMs(),
        game.end(),
        comment,
        game.turns(),
        List.of(),
        FileProperties.NONE);
  }

  /** Returns a copy with a comment on its first turn, branches, and properties of a file. */
  static StoredGame withBranches(StoredGame game) {
    List<StoredTurn> turns = new ArrayList<>(game.turns());
    StoredTurn first = turns.getFirst();
    turns.set(0, new StoredTurn(first.turn(), first.atMs(), first.thought(), ODD, PROPERTIES));
    var pass = new RecordedMove(new Turn(Side.WHITE, new Move.Pass()));
    var commented =
        new RecordedMove(
            new Turn(Side.BLACK, new Place(7, 7)),
            ODD,
            OptionalDouble.of(1.0 / 3),
            OptionalLong.of(5),
            PROPERTIES);
    return game.with(
            turns,
            List.of(new Branch(0, 1, List.of(pass, commented)), new Branch(1, 2, List.of(pass))))
        .with(new FileProperties(Optional.of(ODD), PROPERTIES));
  }

  /** Returns a current game with an id made from this number. */
  static StoredGame game(int number, int turns) {
    return game("%016d".formatted(number), NOW_MS + number, turns);
  }

  /** Returns a game with this name as Black. */
  static StoredGame of(String name) {
    return game(name.hashCode() & 0xFFFF, 2).with(Side.BLACK, new StoredPlayer(name, "", ""));
  }

  /** Returns a turn that differs from its neighbours in every field. */
  static StoredTurn turn(int number) {
    Side side = number % 2 == 0 ? Side.BLACK : Side.WHITE;
    var place = new Place(number % 15, number / 15);
    return new StoredTurn(
        new Turn(side, place),
        NOW_MS + number,
        number % 2 == 0 ? Optional.of(thought(number, place)) : Optional.empty());
  }

  private static StoredEvaluation thought(int number, Place place) {
    List<Optional<Score>> scores =
        List.of(
            Optional.empty(),
            Optional.of(new Score.Estimate(1.0 / (number + 3))),
            Optional.of(new Score.Win(OptionalInt.of(number))),
            Optional.of(new Score.Loss(OptionalInt.empty())),
            Optional.of(new Score.Draw()));
    return new StoredEvaluation(
        number,
        scores.get(number / 2 % scores.size()),
        Long.MAX_VALUE - number,
        number,
        List.of(place, new Move.Pass(), new Move.Text("2-3 " + number)));
  }

  /** Returns a copy in which this turn replaces all turns from {@code from} on. */
  static StoredGame takenBack(StoredGame game, int from, StoredTurn instead) {
    List<StoredTurn> turns = new ArrayList<>(game.turns().subList(0, from));
    turns.add(instead);
    return game.with(turns, List.of());
  }

  /** Returns a session without inputs. */
  static StoredSession session(String key) {
    return new StoredSession(key, "gtp", "any", "", "127.0.0.1:5000");
  }

  /** Returns an input at this time. */
  static StoredInput input(long number, long atMs) {
    return new StoredInput(number, "line", number + ODD, 3 * number, atMs);
  }
}
