package tengen.protocol.gomocup;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Ruling;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.protocol.Step;
import tengen.protocol.gomocup.GomocupCommand.Stone;
import tengen.search.Goal;

/** Executes BOARD, YXBOARD and SWAP2BOARD once their data are complete. */
final class GomocupBlocks {
  private static final int OWN = 1;
  private static final int OPPONENT = 2;
  private static final String SWAP2 = "swap2";

  private GomocupBlocks() {}

  /** An empty board of the same size; empty for a game without a board. */
  static Optional<Setup.Board> size(Position position) {
    return position.setup() instanceof Setup.Board board
        ? Optional.of(Setup.Board.empty(board.width(), board.height()))
        : Optional.empty();
  }

  /** DONE has come. */
  static Step<GomocupState, GomocupReply> done(
      GomocupState state, InputMode.Block block, long arrivedNanos) {
    if (block.fault().isPresent()) {
      return state.refuse(block.fault().get());
    }
    return GomocupVariant.of(state)
        .map(
            variant ->
                switch (block.kind()) {
                  case BOARD -> board(state, variant, block, arrivedNanos);
                  case YXBOARD -> quietBoard(state, variant, block);
                  case SWAP2BOARD -> opening(state, variant, block, arrivedNanos);
                })
        .orElseGet(() -> state.refuse(GomocupVariant.missing(state)));
  }

  private static Step<GomocupState, GomocupReply> board(
      GomocupState state, GomocupVariant variant, InputMode.Block block, long arrivedNanos) {
    Setup.Board setup = setup(block);
    return variant
        .objection(setup)
        .map(state::refuse)
        .orElseGet(
            () ->
                GomocupCommands.think(
                    state,
                    variant,
                    variant.judge(setup, own(block)),
                    Goal.BEST_MOVE,
                    arrivedNanos));
  }

  private static Step<GomocupState, GomocupReply> quietBoard(
      GomocupState state, GomocupVariant variant, InputMode.Block block) {
    Setup.Board setup = setup(block);
    return variant
        .objection(setup)
        .map(state::refuse)
        .orElseGet(() -> state.with(variant.judge(setup, own(block))).step());
  }

  private static Setup.Board setup(InputMode.Block block) {
    Side own = own(block);
    List<Place> mine = places(block, OWN);
    List<Place> theirs = places(block, OPPONENT);
    return new Setup.Board(
        block.width(),
        block.height(),
        own == Side.BLACK ? mine : theirs,
        own == Side.BLACK ? theirs : mine,
        block.stones().stream()
            .filter(s -> s.field().orElse(0) == 3)
            .map(GomocupBlocks::place)
            .toList());
  }

  /**
   * Our colour: Black where both have as many stones, White where the opponent has one more. Other
   * numbers come from neutral stones and from positions made by hand; then the first line is
   * Black's, as it is where lines are in playing order.
   */
  private static Side own(InputMode.Block block) {
    int surplus = places(block, OPPONENT).size() - places(block, OWN).size();
    if (surplus == 0 || surplus == 1) {
      return surplus == 0 ? Side.BLACK : Side.WHITE;
    }
    int first =
        block.stones().stream()
            .mapToInt(stone -> stone.field().orElse(0))
            .filter(field -> field == OWN || field == OPPONENT)
            .findFirst()
            .orElse(OWN);
    return first == OWN ? Side.BLACK : Side.WHITE;
  }

  private static List<Place> places(InputMode.Block block, int field) {
    return block.stones().stream()
        .filter(stone -> stone.field().orElse(0) == field)
        .map(GomocupBlocks::place)
        .toList();
  }

  private static Place place(Stone stone) {
    return new Place(stone.x(), stone.y());
  }

  /** The answer is no move of a game: BOARD says later what came of it. */
  private static Step<GomocupState, GomocupReply> opening(
      GomocupState state, GomocupVariant variant, InputMode.Block block, long arrivedNanos) {
    int stones = block.stones().size();
    if (!variant.playable().openings().contains(SWAP2)) {
      return state.refuse(SWAP2 + " is not played by " + variant.engine());
    }
    if (stones != 0 && stones != 3 && stones != 5) {
      return state.refuse("SWAP2BOARD with " + stones + " stones: 0, 3 or 5 are answered");
    }
    Position position =
        Position.start(variant.rules().id(), Setup.Board.empty(block.width(), block.height()));
    for (Stone stone : block.stones()) {
      position = position.play(place(stone));
    }
    Ruling asked = variant.rules().judge(position);
    return GomocupCommands.objection(variant, asked)
        .map(state::refuse)
        .orElseGet(
            () ->
                GomocupCommands.search(state, asked, state, new Goal.Opening(SWAP2), arrivedNanos));
  }

  /** Where Black, if it is to move, may not play: the empty points that the referee objects to. */
  static GomocupReply forbidden(GomocupVariant variant, Ruling game) {
    var points = new ArrayList<Place>();
    if (GomocupVariant.over(game).isEmpty() && game.position().toMove() == Side.BLACK) {
      variant.rules().board(game.position()).ifPresent(board -> addForbidden(game, board, points));
    }
    return new GomocupReply.Forbidden(points);
  }

  private static void addForbidden(Ruling game, Setup.Board board, List<Place> points) {
    for (int y = 0; y < board.height(); y++) {
      int row = y;
      IntStream.range(0, board.width())
          .mapToObj(x -> new Place(x, row))
          .filter(
              point ->
                  !board.black().contains(point)
                      && !board.white().contains(point)
                      && !board.neutral().contains(point))
          .filter(point -> game.objection(point).isPresent())
          .forEach(points::add);
    }
  }
}
