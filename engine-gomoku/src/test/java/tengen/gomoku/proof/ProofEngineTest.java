package tengen.gomoku.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tengen.engine.Engine;
import tengen.engine.EngineFactory;
import tengen.engine.EngineSettings;
import tengen.engine.classic.gomoku.ClassicFactory;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.game.Verdict;
import tengen.gomoku.GomokuFactory;
import tengen.proof.tree.Proof;
import tengen.proof.tree.ShippedProof;
import tengen.search.Finding;
import tengen.search.Goal;
import tengen.search.Limits;
import tengen.search.RunningSearch;
import tengen.support.games.Referees;

/** Tests that the engine wins all games that the proof covers. */
final class ProofEngineTest {
  private static final int GAMES = Boolean.getBoolean("tengen.long") ? 10_000 : 200;
  private static final GameRules RULES = Referees.of("gomoku-freestyle");
  private static final Proof PROOF = ShippedProof.read();
  private static final Limits WHITES = Limits.NONE.withMaxNodes(300);

  private final Random random = new Random(1);

  private static Engine engine(EngineFactory factory) throws Exception {
    return factory.create(EngineSettings.DEFAULT.withMemoryBytes(1 << 20), Referees.host());
  }

  private static Position start() {
    return RULES.start(Setup.Board.empty(15, 15));
  }

  private static Place place(int point) {
    return new Place(point % 15, point / 15);
  }

  /** Returns a root of the proof under a random symmetry. */
  private Position root(Proof.Root root) {
    int symmetry = random.nextInt(8);
    Position position = start();
    for (int point : root.line()) {
      int x = (symmetry & 1) == 0 ? point % 15 : 14 - point % 15;
      int y = (symmetry & 2) == 0 ? point / 15 : 14 - point / 15;
      position = RULES.play(position, (symmetry & 4) == 0 ? new Place(x, y) : new Place(y, x));
    }
    return position;
  }

  private Move random(Position position) {
    List<Move> moves = new ArrayList<>();
    for (int point = 0; point < 225; point++) {
      if (RULES.objection(position, place(point)).isEmpty()) {
        moves.add(place(point));
      }
    }
    return moves.get(random.nextInt(moves.size()));
  }

  private static Move best(Engine engine, Position position, Limits limits) throws Exception {
    return engine.search(position, Goal.BEST_MOVE, RunningSearch.start(limits)).move();
  }

  @Tag("full")
  @Test
  void blackWinsFromEveryProvedRootAgainstEveryKindOfWhite() throws Exception {
    try (Engine black = engine(new ProofFactory());
        Engine gomoku = engine(new GomokuFactory());
        Engine classic = engine(new ClassicFactory())) {
      for (int game = 0; game < GAMES; game++) {
        Position position = root(PROOF.roots().get(game % PROOF.roots().size()));
        int kind = random.nextInt(4);
        while (RULES.verdict(position) instanceof Verdict.Open) {
          Move move;
          if (position.toMove() == Side.BLACK) {
            move = best(black, position, Limits.NONE);
          } else {
            move =
                switch (kind) {
                  case 0 -> random(position);
                  case 1 -> best(classic, position, Limits.NONE.withMaxDepth(1));
                  case 2 -> best(classic, position, WHITES);
                  default -> best(gomoku, position, WHITES);
                };
          }
          position = RULES.play(position, move);
        }
        assertThat(RULES.verdict(position))
            .as("%s", position.turns())
            .isInstanceOfSatisfying(
                Verdict.Won.class, won -> assertThat(won.side()).isEqualTo(Side.BLACK));
      }
    }
  }

  private static String finding(Engine engine, Position position) throws Exception {
    Finding found =
        engine.inspect(position, ProofEngine.TOPIC.name(), RunningSearch.start(Limits.NONE));
    return found.text();
  }

  @Test
  void thePositionsPlaceInTheProofIsReported() throws Exception {
    try (Engine engine = engine(new ProofFactory())) {
      Position root = start();
      for (int point : PROOF.roots().getFirst().line()) {
        root = RULES.play(root, place(point));
      }
      assertThat(finding(engine, root)).matches("node 0 move \\d+,\\d+\nnodes \\d+ depth \\d+");
      Position white = RULES.play(root, best(engine, root, Limits.NONE));
      assertThat(finding(engine, white))
          .matches(
              "node 1 replies (\\d+,\\d+ )*\\d+,\\d+; every other reply: vct within 12\n"
                  + "nodes \\d+ depth \\d+(\n\\d+,\\d+ nodes \\d+ depth \\d+)+");
      assertThat(finding(engine, start())).isEqualTo("none");
    }
  }

  @Test
  void afterTheFirstStoneEachReplyOfTheThirtyFiveHasItsTree() throws Exception {
    try (Engine engine = engine(new ProofFactory())) {
      String finding = finding(engine, RULES.play(start(), place(112)));
      assertThat(finding).startsWith("first stone: every other reply by symmetry\n");
      assertThat(finding.lines().skip(1))
          .hasSize(35)
          .allMatch(line -> line.matches("\\d+,\\d+ nodes [1-9]\\d* depth [1-9]\\d*"))
          .doesNotHaveDuplicates();
    }
  }

  @Test
  void noFalseWinIsReportedAfterBlackLeavesTheTree() throws Exception {
    Position position = start();
    int[][] line = {{7, 7}, {7, 6}, {8, 6}, {5, 10}, {0, 0}, {9, 5}};
    for (int[] point : line) {
      position = RULES.play(position, new Place(point[0], point[1]));
    }
    try (Engine engine = engine(new ProofFactory())) {
      assertThat(finding(engine, position)).isEqualTo("none");
    }
  }

  @Test
  void everyReplyLosesAfterTheFirstMoveOfAWinByThreats() throws Exception {
    try (Engine engine = engine(new ProofFactory())) {
      Position position = root(PROOF.roots().getFirst());
      String finding = finding(engine, position);
      while (!finding.startsWith("vct")) {
        position = RULES.play(position, best(engine, position, Limits.NONE));
        position = RULES.play(position, random(position));
        finding = finding(engine, position);
      }
      int moves = Integer.parseInt(finding.split(" ")[1]);
      Position after = RULES.play(position, best(engine, position, Limits.NONE));
      assertThat(finding(engine, after)).isEqualTo("every reply: vct within " + (moves - 1));
      Move other = random(position);
      assertThat(finding(engine, RULES.play(position, other)))
          .isEqualTo(
              other.equals(after.turns().getLast().move()) ? finding(engine, after) : "none");
    }
  }

  @Test
  void aNodeIsAsLargeAsWhatIsBelowItTogether() throws Exception {
    try (Engine engine = engine(new ProofFactory())) {
      for (Proof.Root root : PROOF.roots()) {
        Position black = root(root);
        Position white = RULES.play(black, best(engine, black, Limits.NONE));
        List<int[]> finding = extents(finding(engine, white));
        List<int[]> children = finding.subList(1, finding.size());

        assertThat(children).isNotEmpty();
        assertThat(finding.getFirst())
            .containsExactly(
                1 + children.stream().mapToInt(child -> child[0]).sum(),
                1 + children.stream().mapToInt(child -> child[1]).max().orElseThrow());
        assertThat(extents(finding(engine, black)))
            .containsExactly(new int[] {finding.getFirst()[0] + 1, finding.getFirst()[1] + 1});
      }
    }
  }

  /** Returns nodes and depth of each line that states them. */
  private static List<int[]> extents(String finding) {
    return Pattern.compile("nodes (\\d+) depth (\\d+)")
        .matcher(finding)
        .results()
        .map(
            found -> new int[] {Integer.parseInt(found.group(1)), Integer.parseInt(found.group(2))})
        .toList();
  }

  @Test
  void theFirstStoneIsInTheMiddle() throws Exception {
    try (Engine engine = engine(new ProofFactory())) {
      assertThat(best(engine, start(), Limits.NONE.withMaxNodes(1_000))).isEqualTo(place(112));
    }
  }
}
