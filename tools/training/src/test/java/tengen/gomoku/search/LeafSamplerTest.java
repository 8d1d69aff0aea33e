package tengen.gomoku.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tengen.common.gomoku.WinRule;
import tengen.gomoku.board.GomokuBoard;
import tengen.gomoku.board.RuleTables;
import tengen.gomoku.search.LeafSampler.Leaf;

class LeafSamplerTest {
  private static final WinRule RULE = WinRule.FREESTYLE;
  private static final int NODES = 300;

  private final List<TrainingGame> games = SmallGames.play(RULE);

  LeafSamplerTest() throws InterruptedException {}

  @Test
  void leavesAreOpenPositionsBeyondALabelledOne() throws InterruptedException {
    List<Leaf> leaves = sample(1);
    assertThat(leaves).hasSizeGreaterThan(20);
    for (Leaf leaf : leaves) {
      TrainingGame game = games.get(leaf.game());
      List<Integer> moves = leaf.moves(game);
      GomokuBoard board = TrainingGame.board(RuleTables.of(RULE), game.side(), moves);

      assertThat(game.samples()).anyMatch(sample -> sample.ply() == leaf.ply());
      assertThat(moves).doesNotHaveDuplicates();
      var judge = new NodeSearch(NODES);
      assertThat(judge.best(board).value()).isEqualTo(leaf.value());
      assertThat(GamePlayer.isOpen(board, TrainingGame.colour(moves.size()))).isTrue();
    }
    assertThat(leaves).anyMatch(leaf -> leaf.line().size() > 2);
    assertThat(leaves).anyMatch(leaf -> SearchValue.isForced(leaf.value()));
    assertThat(leaves).anyMatch(leaf -> !SearchValue.isForced(leaf.value()));
  }

  @Test
  void leavesDependOnTheirSeedAlone() throws InterruptedException {
    assertThat(sample(1)).isEqualTo(sample(1)).isNotEqualTo(sample(2));
  }

  private List<Leaf> sample(long seed) throws InterruptedException {
    var sampler = new LeafSampler(RULE, games, NODES, 12, NODES, SearchGate.OPEN);
    List<Leaf> leaves = new ArrayList<>();
    for (int search = 0; search < 10; search++) {
      leaves.addAll(sampler.sample(GamePlayer.seed(seed, search)));
    }
    return leaves;
  }
}
