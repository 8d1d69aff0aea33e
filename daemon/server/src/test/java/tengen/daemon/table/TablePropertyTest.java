package tengen.daemon.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.game.Move;
import tengen.game.Side;
import tengen.protocol.table.OpeningChoice;
import tengen.protocol.table.OpeningProcedure;
import tengen.protocol.table.TableAct;
import tengen.protocol.table.TableClocks;
import tengen.protocol.table.TableEvent;
import tengen.protocol.table.TableMatch;
import tengen.protocol.table.TablePlayer;
import tengen.protocol.table.TableRole;
import tengen.protocol.table.TableThought;
import tengen.search.Score;
import tengen.search.Variation;

/** Invariants of a table under random inputs. */
class TablePropertyTest {
  private static final int TABLES = 60;
  private static final int INPUTS = 120;

  private final SplittableRandom random = new SplittableRandom(7);

  @ParameterizedTest
  @ValueSource(strings = {"people", "engines", "both"})
  void eventsReproduceTheTable(String players) {
    for (int i = 0; i < TABLES; i++) {
      playAtRandom(new PlayedTable(player(players, 0), player(players, 1), clocks()));
    }
  }

  @Test
  void eventsReproduceMatches() {
    for (int i = 0; i < TABLES; i++) {
      playAtRandom(PlayedTable.invitation(clocks()));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"people", "engines", "both"})
  void eventsReproduceOpenings(String players) {
    for (int i = 0; i < TABLES; i++) {
      var procedure = random.nextBoolean() ? OpeningProcedure.SWAP : OpeningProcedure.SWAP2;
      playAtRandom(
          PlayedTable.opening(procedure, player(players, 0), player(players, 1), clocks()));
    }
  }

  private void playAtRandom(PlayedTable table) {
    for (int j = 0; j < INPUTS; j++) {
      table.now += random.nextInt(300);
      int before = table.events.size();
      table.input(input(table));
      check(table, before);
    }
    assertThat(replayed(table)).isEqualTo(seen(table.state.game()));
    assertThat(replayedFromSnapshot(table)).isEqualTo(seen(table.state.game()));
  }

  private static TablePlayer player(String players, int side) {
    return players.equals("engines") || (players.equals("both") && side == 1)
        ? PlayedTable.ENGINE
        : TablePlayer.HUMAN;
  }

  private TableClocks clocks() {
    return random.nextBoolean()
        ? PlayedTable.NO_CLOCKS
        : new TableClocks(
            OptionalLong.of(1000 + random.nextInt(20_000)),
            random.nextInt(500),
            random.nextBoolean() ? OptionalLong.empty() : OptionalLong.of(2000),
            random.nextBoolean() ? TableClocks.Overtime.NONE : new TableClocks.Overtime(3, 700));
  }

  private TableInput input(PlayedTable table) {
    long ticket = table.state.search().orElse(random.nextLong(5));
    if (table.state.game().isMatch() && random.nextInt(4) == 0) {
      return matchInput(table);
    }
    return switch (random.nextInt(12)) {
      case 0 -> new TableInput.TimerFired(table.now - random.nextInt(1000));
      case 1 -> new TableInput.WatchStarted(table.now, role());
      case 2 -> new TableInput.ReadFromArchive(table.now);
      case 3 ->
          random.nextInt(10) == 0
              ? new TableInput.SearchFailed(table.now, ticket, "it fails")
              : new TableInput.EngineUnavailable(table.now, ticket, "not now");
      case 4, 5, 6 -> new TableInput.MoveFound(table.now, ticket, move(), thought());
      default -> new TableInput.ActionRequested(table.now, role(), act(table));
    };
  }

  private TableInput matchInput(PlayedTable table) {
    return switch (random.nextInt(3)) {
      case 0 ->
          new TableInput.SeatRequested(table.now, anyRole(), "Ben", "hash " + table.now, "ben");
      case 1 -> {
        table.now += random.nextInt(200_000);
        yield new TableInput.PresenceChanged(
            table.now, random.nextBoolean() ? Set.of(Side.BLACK) : EnumSet.allOf(Side.class));
      }
      default -> new TableInput.ActionRequested(table.now, anyRole(), matchAct(table));
    };
  }

  private Optional<TableRole> anyRole() {
    return Optional.of(TableRole.values()[random.nextInt(TableRole.values().length)]);
  }

  private TableAct matchAct(PlayedTable table) {
    long request =
        table.state.game().match().open().map(TableMatch.Request::seq).orElse(random.nextLong(9));
    return switch (random.nextInt(6)) {
      case 0 -> new TableAct.Draw();
      case 1 -> new TableAct.Rematch();
      case 2 -> new TableAct.Claim();
      case 3 -> random.nextInt(9) == 0 ? new TableAct.Abort() : new TableAct.Draw();
      default -> new TableAct.Reply(request, random.nextInt(3) == 0);
    };
  }

  private Optional<TableRole> role() {
    return random.nextInt(5) == 0
        ? Optional.of(TableRole.values()[random.nextInt(3)])
        : random.nextInt(5) == 0 ? Optional.empty() : Optional.of(TableRole.HOST);
  }

  private Move move() {
    return switch (random.nextInt(40)) {
      case 0 -> new Move.Resign();
      case 1 -> new Move.Swap();
      case 2, 3, 4 -> places(2);
      case 5, 6, 7 -> places(3);
      default -> place();
    };
  }

  private Move.Place place() {
    return new Move.Place(random.nextInt(3), random.nextInt(3));
  }

  private Move places(int count) {
    Set<Move.Place> places = new LinkedHashSet<>();
    while (places.size() < count) {
      places.add(place());
    }
    return new Move.Places(List.copyOf(places));
  }

  private TableThought thought() {
    return new TableThought(
        random.nextInt(1000),
        random.nextInt(1000),
        random.nextBoolean()
            ? Optional.empty()
            : Optional.of(
                new Variation(
                    random.nextBoolean()
                        ? new Score.Estimate(random.nextDouble())
                        : new Score.Win(OptionalInt.of(random.nextInt(9))),
                    List.of(new Move.Place(0, 0), new Move.Pass()),
                    3,
                    50)));
  }

  private TableAct act(PlayedTable table) {
    int plies = table.state.game().made().size();
    return switch (random.nextInt(20)) {
      case 0 -> new TableAct.Undo(plies, random.nextInt(plies + 1));
      case 1 -> new TableAct.Undo(random.nextInt(9), random.nextInt(9));
      case 2, 3 -> new TableAct.Pause();
      case 4, 5, 6 ->
          new TableAct.Go(
              random.nextBoolean() ? OptionalInt.empty() : OptionalInt.of(1 + random.nextInt(3)),
              random.nextBoolean() ? OptionalLong.empty() : OptionalLong.of(random.nextInt(500)));
      case 7 -> new TableAct.Players(somebody(), somebody());
      case 8 -> random.nextInt(20) == 0 ? new TableAct.Close() : new TableAct.Pause();
      case 10, 11 ->
          new TableAct.Choose(
              random.nextInt(8) == 0 ? random.nextInt(9) : plies,
              OpeningChoice.values()[random.nextInt(3)]);
      case 9 -> random.nextInt(5) == 0 ? new TableAct.Resign() : new TableAct.Pause();
      default ->
          new TableAct.Play(
              random.nextInt(8) == 0 ? random.nextInt(9) : plies,
              "ABC".charAt(random.nextInt(3)) + Integer.toString(1 + random.nextInt(3)));
    };
  }

  private TablePlayer somebody() {
    return random.nextBoolean() ? TablePlayer.HUMAN : PlayedTable.ENGINE;
  }

  private static void check(PlayedTable table, int before) {
    TableGame game = table.state.game();
    for (int i = before; i < table.events.size(); i++) {
      TableEvent event = table.events.get(i);
      assertThat(event.seq()).isEqualTo(i + 1L);
      assertThat(event.atMs()).isGreaterThanOrEqualTo(table.events.get(i - 1).atMs());
      assertThat(table.events.get(i - 1).what()).isNotInstanceOf(TableEvent.Closed.class);
    }
    if (table.searches()) {
      assertThat(game.awaitsEngine()).isTrue();
    }
    if (game.awaitsEngine() && !table.searches()) {
      assertThat(table.effects).contains(new TableEffect.SetTimer(wake(game)));
    }
    for (Side side : Side.values()) {
      assertThat(game.leftAt(table.now).of(side)).isNotNegative();
    }
    assertThat(game.rules().judge(game.position()).verdict()).isEqualTo(game.ruling().verdict());
    assertThat(table.effects.stream().filter(TableEffect.Answer.class::isInstance).count())
        .isLessThan(2);
  }

  private static long wake(TableGame game) {
    return Math.min(game.sinceMs(), game.flagMs());
  }

  /** Returns the state after storing and reading all events. */
  private static List<Object> replayed(PlayedTable table) {
    assertThat(table.stored().stream().map(table.text()::read).toList()).isEqualTo(table.events);
    return seen(table.read(table.stored()));
  }

  /** Returns the state after reading a stored snapshot and the events after it. */
  private static List<Object> replayedFromSnapshot(PlayedTable table) {
    return seen(table.read(table.storedFrom(Math.max(1, table.events.size() / 2))));
  }

  private static List<Object> seen(TableGame game) {
    return List.of(
        game.position(),
        game.made(),
        game.seats(),
        game.paused(),
        game.over(),
        game.steps(),
        game.delayMs(),
        game.last(),
        game.isClosed(),
        game.match(),
        game.opened());
  }
}
