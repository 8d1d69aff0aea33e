package tengen.daemon.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tengen.game.Move;
import tengen.game.Position;
import tengen.game.Side;
import tengen.game.Turn;
import tengen.protocol.record.GameEnd;
import tengen.store.archive.FileProperties;
import tengen.store.archive.GameOwners;
import tengen.store.archive.StoredEvaluation;
import tengen.store.archive.StoredGame;
import tengen.store.archive.StoredPlayer;
import tengen.store.archive.StoredTurn;

/**
 * Records the games of one session in the archive. A game is recorded once an engine has moved and
 * it has two turns; positions that are only analysed are not. Confined to the session's loop.
 */
final class GameRecorder {
  private final Recorder recorder;
  private final String source;
  private final String owner;
  private final Supplier<String> ids;

  private @Nullable StoredGame game;

  /** The previous game, which continues if all of it is set up again. */
  private @Nullable StoredGame previous;

  private Optional<EngineMove> answer = Optional.empty();

  /**
   * Creates a recorder without a game.
   *
   * @param source the protocol
   * @param owner the account; empty if no login was required
   * @param ids generates game ids
   */
  GameRecorder(Recorder recorder, String source, String owner, Supplier<String> ids) {
    this.recorder = recorder;
    this.source = source;
    this.owner = owner;
    this.ids = ids;
  }

  /** Takes an engine's answer to a move search, which may be the next move on the board. */
  void moveFound(Side side, Move move, StoredPlayer engine, StoredEvaluation thought) {
    answer = Optional.of(new EngineMove(new Turn(side, move), engine, thought));
  }

  /** Takes the new position of the game. */
  void positionChanged(Position position, long nowMs) {
    StoredGame current = game;
    if (current != null && isContinuedBy(current, position)) {
      update(current, position.turns(), nowMs);
    } else {
      update(begin(position, nowMs), position.turns(), nowMs);
    }
  }

  private static boolean isContinuedBy(StoredGame current, Position position) {
    return current.start().rules().equals(position.rules())
        && current.start().setup().equals(position.setup())
        && (current.turns().isEmpty() || common(current, position.turns()) > 0);
  }

  private StoredGame begin(Position position, long nowMs) {
    if (game != null && isPlayed(game)) {
      previous = game;
    }
    recorder.continueGame(0);
    Side first =
        position.turns().isEmpty() ? position.toMove() : position.turns().getFirst().side();
    return new StoredGame(
        ids.get(),
        source,
        GameOwners.of(owner),
        new Position(position.rules(), position.setup(), List.of(), first),
        StoredPlayer.UNKNOWN,
        StoredPlayer.UNKNOWN,
        nowMs,
        OptionalLong.empty(),
        Optional.empty(),
        "",
        List.of(),
        List.of(),
        FileProperties.NONE);
  }

  private void update(StoredGame current, List<Turn> turns, long nowMs) {
    int common = common(current, turns);
    List<StoredTurn> updated = new ArrayList<>(current.turns().subList(0, common));
    turns.stream()
        .skip(common)
        .map(turn -> new StoredTurn(turn, nowMs, Optional.empty()))
        .forEach(updated::add);
    Optional<EngineMove> made =
        answer.filter(it -> turns.size() > common && it.turn().equals(turns.getLast()));
    game = made.map(it -> with(it, current, updated, nowMs)).orElseGet(() -> current.with(updated));
    answer = made.isPresent() ? Optional.empty() : answer;
    record(common);
  }

  private StoredGame with(
      EngineMove made, StoredGame current, List<StoredTurn> updated, long nowMs) {
    updated.set(
        updated.size() - 1, new StoredTurn(made.turn(), nowMs, Optional.of(made.thought())));
    StoredGame same = isPlayed(current) ? current : setUpAgain(current, updated);
    return same.with(updated).with(made.turn().side(), made.engine());
  }

  /**
   * Returns the previous game if this position continues it, with its stored turns copied; else the
   * current game.
   */
  private StoredGame setUpAgain(StoredGame current, List<StoredTurn> updated) {
    StoredGame old = previous;
    if (old == null
        || old.end().isPresent()
        || !old.start().equals(current.start())
        || common(old, updated.stream().map(StoredTurn::turn).toList()) < old.turns().size()) {
      return current;
    }
    for (int i = 0; i < old.turns().size(); i++) {
      updated.set(i, old.turns().get(i));
    }
    return old;
  }

  /** Records the end of the game. */
  void ended(GameEnd end, long nowMs) {
    if (game != null) {
      game = game.ended(end, nowMs);
      record(game.turns().size());
    }
  }

  /** Sends the game to the archive. If the archive is full, the next change sends it again. */
  private void record(int common) {
    StoredGame now = game;
    if (now != null && isPlayed(now)) {
      recorder.record(now, common);
    }
  }

  private static boolean isPlayed(StoredGame game) {
    return !game.black().engine().isEmpty() || !game.white().engine().isEmpty();
  }

  private static int common(StoredGame game, List<Turn> turns) {
    int most = Math.min(game.turns().size(), turns.size());
    int common = 0;
    while (common < most && game.turns().get(common).turn().equals(turns.get(common))) {
      common++;
    }
    return common;
  }

  /** An engine's answer to a move search. */
  private record EngineMove(Turn turn, StoredPlayer engine, StoredEvaluation thought) {}
}
