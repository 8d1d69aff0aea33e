package tengen.arena.match;

import static org.assertj.core.api.Assertions.assertThat;

import acme.games.Connect6Factory;
import acme.games.OthelloFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tengen.arena.game.Adjudication;
import tengen.arena.game.Contestant;
import tengen.arena.game.GameResult;
import tengen.arena.game.Opening;
import tengen.arena.game.Pairing;
import tengen.arena.game.PlayedMove;
import tengen.arena.game.Reason;
import tengen.arena.game.TimeControl;
import tengen.arena.opening.OpeningReader;
import tengen.arena.opening.RandomOpenings;
import tengen.engine.EngineFactory;
import tengen.engine.EngineSettings;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Side;
import tengen.game.Turn;
import tengen.host.plugin.PluginCatalog.Plugin;
import tengen.host.search.ConfiguredEngine;
import tengen.protocol.record.Sgf;

/**
 * Tests of matches in games from a plugin: Connect6 with two stones per turn, and Othello with
 * passes.
 */
final class PluginGamesTest {
  private static final Map<String, Integer> SIDES = Map.of("connect6", 9, "othello", 8);

  @TempDir private Path folder;

  static Stream<EngineFactory> plugins() {
    return Stream.of(new Connect6Factory(), new OthelloFactory());
  }

  private static GameRules rules(EngineFactory plugin) {
    return plugin.rules().getFirst();
  }

  private static int side(EngineFactory plugin) {
    return Objects.requireNonNull(SIDES.get(plugin.descriptor().id()));
  }

  private static Contestant player(EngineFactory plugin, String name) {
    var descriptor = plugin.descriptor();
    var found = new Plugin(plugin, descriptor, "test");
    var engine = new ConfiguredEngine(name, found, descriptor, EngineSettings.DEFAULT);
    return new Contestant(name, engine, TimeControl.UNLIMITED.withNodes(1));
  }

  private static GameResult play(EngineFactory plugin, int number) throws InterruptedException {
    GameRules rules = rules(plugin);
    var start = rules.start(rules.initialBoard(side(plugin), side(plugin)));
    var opening = new Opening("start", start);
    var pairing = new Pairing(number, 1, player(plugin, "one"), player(plugin, "two"), opening);
    var context = Match.context(Map.of(rules.id(), rules), _ -> {});
    List<GameResult> played = new ArrayList<>();
    new Match(List.of(pairing).iterator(), Adjudication.BY_RULES, context, System::nanoTime)
        .play(1, played::add);
    return played.getFirst();
  }

  private static List<Turn> turns(GameResult game) {
    return game.moves().stream().map(PlayedMove::turn).toList();
  }

  @ParameterizedTest
  @MethodSource("plugins")
  void aGameEndsByItsRulesAndItsRecordIsReadAgain(EngineFactory plugin) throws Exception {
    GameRules rules = rules(plugin);
    GameResult game = play(plugin, 1);
    assertThat(game.outcome().reason()).isIn(Reason.WON, Reason.DRAWN);
    assertThat(rules.legalMoves(game.end(rules))).isEmpty();
    RecordFolder.at(folder, rules.family()).add(game);
    Path file = folder.resolve("0001-one-two.sgf");
    assertThat(file).content().contains("GM[1]", "RU[" + rules.id() + "]");
    var record = Sgf.parse(Files.readString(file)).record().orElseThrow();
    assertThat(record.position(rules, Integer.MAX_VALUE)).contains(game.end(rules));
    assertThat(folder.resolve("0001-one-two.psq")).doesNotExist();
    assertThat(OpeningReader.read(file, rules, side(plugin), side(plugin)).faults())
        .containsExactly(file + ":1: the game is over; an opening leaves it open");
  }

  @ParameterizedTest
  @MethodSource("plugins")
  void aMatchGoesOnFromItsFile(EngineFactory plugin) throws Exception {
    Path file = folder.resolve("match.jsonl");
    GameResult game = play(plugin, 1);
    try (var results = ResultFile.open(file, "a match")) {
      results.add(game);
    }
    try (var results = ResultFile.open(file, "a match")) {
      var pairing = new Pairing(1, 1, player(plugin, "one"), player(plugin, "two"), game.opening());
      assertThat(results.find(pairing).orElseThrow().moves()).isEqualTo(game.moves());
    }
  }

  @Test
  void inConnect6EachSideHasTwoTurnsAfterTheFirst() throws Exception {
    List<Turn> turns = turns(play(new Connect6Factory(), 1));
    assertThat(turns).hasSizeGreaterThan(10);
    for (int i = 0; i < turns.size(); i++) {
      Side expected = (i + 1) / 2 % 2 == 0 ? Side.BLACK : Side.WHITE;
      assertThat(turns.get(i).side()).as("turn %d", i + 1).isEqualTo(expected);
    }
  }

  @Test
  void inOthelloSomeGamesHavePasses() throws Exception {
    long passes = 0;
    for (int number = 1; number <= 5; number++) {
      passes +=
          turns(play(new OthelloFactory(), number)).stream()
              .filter(turn -> turn.move() instanceof Move.Pass)
              .count();
    }
    assertThat(passes).isPositive();
  }

  @ParameterizedTest
  @MethodSource("plugins")
  void openingsAreMadeOfLegalMoves(EngineFactory plugin) throws Exception {
    GameRules rules = rules(plugin);
    int side = side(plugin);
    var openings = new RandomOpenings(rules, side, side, _ -> 0.5, 0.1, 1).make(10, _ -> {});
    assertThat(openings).hasSize(10);
    assertThat(openings)
        .extracting(opening -> opening.position().setup())
        .containsOnly(rules.initialBoard(side, side));
  }

  @Test
  void aLineOfOpeningsGoesByTheTurnsOfTheGame() throws Exception {
    GameRules rules = rules(new Connect6Factory());
    Path file = Files.writeString(folder.resolve("connect6.txt"), "a1 b2 c3 i9\n");
    assertThat(OpeningReader.read(file, rules, 9, 9).openings())
        .singleElement()
        .satisfies(
            opening ->
                assertThat(opening.position().turns())
                    .extracting(Turn::side)
                    .containsExactly(Side.BLACK, Side.WHITE, Side.WHITE, Side.BLACK));
    Path discs = Files.writeString(folder.resolve("othello.txt"), "d3 c3 e6\nd3 d3\n");
    assertThat(OpeningReader.read(discs, rules(new OthelloFactory()), 8, 8).faults())
        .singleElement()
        .asString()
        .contains("othello.txt:2: stone 2");
  }
}
