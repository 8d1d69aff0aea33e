package tengen.app.join;

import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Position;
import tengen.game.Ruling;
import tengen.game.Side;
import tengen.protocol.table.TableClocks;
import tengen.protocol.table.TimeLeft;

/**
 * A table as the server has told it. Immutable.
 *
 * @param seq number of the last event
 * @param opening name of the opening procedure; empty for none
 * @param left times when the last event arrived
 */
record KnownTable(
    long seq,
    GameRules rules,
    Ruling ruling,
    Map<Side, Player> players,
    Optional<String> opening,
    TableClocks control,
    TimeLeft left,
    Status status) {
  KnownTable {
    players = Map.copyOf(players);
  }

  /**
   * A player.
   *
   * @param seat {@code invite} or {@code open} while the seat is free
   */
  record Player(String name, Optional<String> seat) {
    boolean isFree() {
      return seat.filter(it -> it.equals("invite") || it.equals("open")).isPresent();
    }
  }

  /**
   * The state of the game beside its position.
   *
   * @param request of a player that waits for an answer
   * @param next id of the table of a rematch
   */
  record Status(
      boolean isPaused, Optional<End> end, Optional<Request> request, Optional<String> next) {
    Status paused(boolean now) {
      return new Status(now, end, request, next);
    }

    Status over(End how) {
      return new Status(false, Optional.of(how), Optional.empty(), next);
    }

    Status asked(Optional<Request> now) {
      return new Status(isPaused, end, now, next);
    }

    Status followedBy(String table) {
      return new Status(isPaused, end, Optional.empty(), Optional.of(table));
    }
  }

  /**
   * The end of the game.
   *
   * @param winner empty for a draw or a game without a result
   */
  record End(Optional<Side> winner, String manner, String reason) {}

  /**
   * A request of a player.
   *
   * @param what {@code undo}, {@code draw} or {@code rematch}
   */
  record Request(long seq, Side side, String what) {}

  Position position() {
    return ruling.position();
  }

  /** Returns the position before the first turn. */
  Position start() {
    return rules.start(position().setup());
  }

  Player player(Side side) {
    return Objects.requireNonNull(players.get(side));
  }

  /** Returns the side whose seat is free. */
  Optional<Side> freeSide() {
    return players.keySet().stream().filter(side -> player(side).isFree()).findFirst();
  }

  /** Returns whether it is a side's turn in a game that is running. */
  boolean isTurnOf(Side side) {
    return !status.isPaused()
        && status.end().isEmpty()
        && freeSide().isEmpty()
        && position().toMove() == side;
  }

  /** Returns the table after an event that changes nothing else. */
  KnownTable at(long number, TimeLeft times) {
    return new KnownTable(number, rules, ruling, players, opening, control, times, status);
  }

  KnownTable moved(Side side, Move move) {
    return at(ruling.withToMove(side).play(move));
  }

  /** Returns the table after turns were taken back until this many are left. */
  KnownTable takenBack(int turns) {
    Position now = position();
    Side side = turns < now.turns().size() ? now.turns().get(turns).side() : now.toMove();
    var before = new Position(now.rules(), now.setup(), now.turns().subList(0, turns), side);
    return at(rules.judge(before));
  }

  private KnownTable at(Ruling now) {
    return new KnownTable(
        seq, rules, now, players, opening, control, left, status.asked(Optional.empty()));
  }

  KnownTable seated(Side side, String name) {
    Map<Side, Player> now = new EnumMap<>(players);
    now.put(side, new Player(name, Optional.of("taken")));
    return new KnownTable(seq, rules, ruling, now, opening, control, left, status);
  }

  KnownTable with(Status now) {
    return new KnownTable(seq, rules, ruling, players, opening, control, left, now);
  }
}
