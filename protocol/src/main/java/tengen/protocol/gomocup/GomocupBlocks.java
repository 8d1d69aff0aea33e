package tengen.protocol.gomocup;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Ruling;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.protocol.Effect;
import tengen.protocol.Step;
import tengen.protocol.gomocup.GomocupCommand.Stone;
import tengen.protocol.gomocup.GomocupState.Purpose;

/** Executes BOARD and similar commands after their data. */
final class GomocupBlocks {
  private static final int OWN = 1;
  private static final int OPPONENT = 2;
  private static final int NEUTRAL = 3;

  private GomocupBlocks() {}

  /** Returns an empty board of the same size; empty for a game without a board. */
  static Optional<Setup.Board> size(Position position) {
    return position.setup() instanceof Setup.Board board
        ? Optional.of(Setup.Board.empty(board.width(), board.height()))
        : Optional.empty();
  }

  /** Executes the block at DONE. */
  static Step<GomocupState, GomocupReply> done(
      GomocupState state, InputMode.Block block, long arrivedNanos) {
    if (block.kind().excludes()) {
      return exclude(state, block);
    }
    return block
        .fault()
        .map(state::reject)
        .orElseGet(
            () ->
                GomocupVariant.of(state)
                    .map(variant -> onVariant(state, variant, block, arrivedNanos))
                    .orElseGet(() -> state.reject(GomocupVariant.missing(state))));
  }

  private static Step<GomocupState, GomocupReply> onVariant(
      GomocupState state, GomocupVariant variant, InputMode.Block block, long arrivedNanos) {
    return block.kind().use() == BlockKind.Use.OPENING
        ? OpeningSearches.ask(state, variant, block, arrivedNanos)
        : position(state, variant, block, arrivedNanos);
  }

  private static Step<GomocupState, GomocupReply> position(
      GomocupState state, GomocupVariant variant, InputMode.Block block, long arrivedNanos) {
    Setup.Board setup = setup(state.client(), block);
    Optional<String> objection = variant.objection(setup);
    if (objection.isPresent()) {
      return state.reject(objection.get());
    }
    Ruling game = variant.judge(setup, own(block));
    return switch (block.kind()) {
      case BOARD -> GomocupSearches.think(state, variant, game, 1, arrivedNanos);
      case BALANCE -> balance(state, variant, game, block.number(), arrivedNanos);
      case SHOWFORBID ->
          state.step().send(new GomocupReply.Other(shown(state.client(), variant, game)));
      default -> state.with(game).step();
    };
  }

  /** Executes AlphaGomoku's BALANCE, whose points are reported but not played. */
  private static Step<GomocupState, GomocupReply> balance(
      GomocupState state, GomocupVariant variant, Ruling game, int points, long arrivedNanos) {
    return points < 1 || points > 2
        ? state.reject("BALANCE takes 1 or 2 points, got " + points)
        : GomocupSearches.balance(
            state,
            variant,
            game,
            new Purpose.ReplyOnly(),
            new GomocupCommand.Balance(points, 0),
            arrivedNanos);
  }

  /** Returns AlphaGomoku's form: {@code FORBID 5,4 8,7}. */
  private static String shown(GomocupConventions client, GomocupVariant variant, Ruling game) {
    return forbiddenPoints(variant, game).stream()
        .map(point -> " " + client.text(point))
        .collect(Collectors.joining("", "FORBID", ""));
  }

  /**
   * Changes the exclusions. Boards send whole games, so data without a meaning here are only
   * logged.
   */
  private static Step<GomocupState, GomocupReply> exclude(
      GomocupState state, InputMode.Block block) {
    List<Place> points =
        block.stones().stream().map(stone -> state.client().place(stone.x(), stone.y())).toList();
    Exclusions before = state.exclusions();
    boolean isTooLong = block.kind() == BlockKind.YXBLOCKPATH && !before.hasRoomFor(points);
    if (block.fault().isPresent() || points.isEmpty() || isTooLong) {
      String why = block.fault().orElse(isTooLong ? "too many paths" : "no point");
      return state.step().and(new Effect.Note<>(block.kind() + ": " + why));
    }
    return state
        .with(
            switch (block.kind()) {
              case YXBLOCK -> before.withPoints(points, true);
              case YXBLOCKUNDO -> before.withPoints(points, false);
              case YXBLOCKPATH -> before.withPath(points, true);
              default -> before.withPath(points, false);
            })
        .step();
  }

  private static Setup.Board setup(GomocupConventions client, InputMode.Block block) {
    Side own = own(block);
    List<Place> ownStones = places(client, block, OWN);
    List<Place> opponentStones = places(client, block, OPPONENT);
    Place sides = client.place(block.width(), block.height());
    return new Setup.Board(
        sides.x(),
        sides.y(),
        own == Side.BLACK ? ownStones : opponentStones,
        own == Side.BLACK ? opponentStones : ownStones,
        places(client, block, NEUTRAL));
  }

  /**
   * Returns the engine's colour: Black if both sides have the same number of stones, White if the
   * opponent has one more. Neutral stones and edited positions have other numbers; then the first
   * line is Black's, as in playing order.
   */
  private static Side own(InputMode.Block block) {
    int surplus = count(block, OPPONENT) - count(block, OWN);
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

  private static int count(InputMode.Block block, int field) {
    return (int) block.stones().stream().filter(stone -> isOf(stone, field)).count();
  }

  private static boolean isOf(Stone stone, int field) {
    return stone.field().orElse(0) == field;
  }

  private static List<Place> places(GomocupConventions client, InputMode.Block block, int field) {
    return block.stones().stream()
        .filter(stone -> isOf(stone, field))
        .map(stone -> client.place(stone.x(), stone.y()))
        .toList();
  }

  /** Returns the empty points that the rules forbid Black; none while White is to move. */
  static GomocupReply forbidden(GomocupConventions client, GomocupVariant variant, Ruling game) {
    return new GomocupReply.Forbidden(
        forbiddenPoints(variant, game).stream().map(client::wire).toList());
  }

  private static List<Place> forbiddenPoints(GomocupVariant variant, Ruling game) {
    var points = new ArrayList<Place>();
    if (GomocupVariant.over(game).isEmpty() && game.position().toMove() == Side.BLACK) {
      variant.rules().board(game.position()).ifPresent(board -> addForbidden(game, board, points));
    }
    return points;
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
