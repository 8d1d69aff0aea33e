package tengen.protocol.analysis;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Ruling;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.game.Verdict;
import tengen.protocol.RulesException;
import tengen.protocol.json.Json;
import tengen.protocol.words.MoveText;
import tengen.search.Finding;

/**
 * Messages about a position: its description by the rules, and an engine's findings about topics.
 */
final class PositionMessage {
  /** Maximum number of moves in a message. A heap may allow 10^18. */
  private static final int MAX_MOVES = 1000;

  private PositionMessage() {}

  /**
   * Returns the description: the side to move, the stones, the illegal points with reasons, whether
   * it may pass, and the result.
   */
  static AnalysisReply of(String id, QueriedGame game) {
    Ruling ruling = game.last();
    Json.Fields head =
        Json.Fields.NONE
            .with("id", id)
            .with("action", Action.POSITION.text())
            .with("rules", game.rules().id())
            .with("toMove", ResultMessage.letter(ruling.position().toMove()));
    Json.Fields shown =
        game.rules()
            .board(ruling.position())
            .map(board -> withBoard(head, game, board))
            .orElseGet(() -> withMoves(head, game));
    return new AnalysisReply(shown.with("verdict", verdict(game)));
  }

  private static Json.Fields withBoard(Json.Fields head, QueriedGame game, Setup.Board board) {
    Ruling ruling = game.last();
    Json.Fields points =
        head.with("stones", stones(board, game.moves())).with("illegal", illegal(game, board));
    boolean mayPass =
        ruling.verdict() instanceof Verdict.Open && ruling.objection(new Move.Pass()).isEmpty();
    return mayPass ? points.with("pass", true) : points;
  }

  /** Returns all stones of a board as pairs. */
  static List<Json> stones(Setup.Board board, MoveText text) {
    List<Json> stones = new ArrayList<>();
    add(stones, "B", board.black(), text);
    add(stones, "W", board.white(), text);
    add(stones, "N", board.neutral(), text);
    return stones;
  }

  private static void add(List<Json> stones, String colour, List<Place> places, MoveText text) {
    places.forEach(place -> stones.add(Json.Items.ofTexts(List.of(colour, text.write(place)))));
  }

  /** Returns the empty points where the side to move may not play; none if the game is over. */
  private static List<Json> illegal(QueriedGame game, Setup.Board board) {
    Ruling ruling = game.last();
    List<Json> illegal = new ArrayList<>();
    if (ruling.verdict() instanceof Verdict.Open) {
      Set<Place> taken = new HashSet<>(board.black());
      taken.addAll(board.white());
      taken.addAll(board.neutral());
      for (int i = 0; i < board.width() * board.height(); i++) {
        var place = new Place(i % board.width(), i / board.width());
        Optional<String> objection =
            taken.contains(place) ? Optional.empty() : ruling.objection(place);
        objection.ifPresent(
            why -> illegal.add(Json.Items.ofTexts(List.of(game.moves().write(place), why))));
      }
    }
    return illegal;
  }

  /** Adds the legal moves of a game without a board, which has no points to show them on. */
  private static Json.Fields withMoves(Json.Fields head, QueriedGame game) {
    List<Move> moves =
        RulesException.guard(
            game.rules(),
            () -> game.rules().legalMoves(game.last().position()).limit(MAX_MOVES + 1L).toList());
    return head.with("position", game.rules().describe(game.last().position()))
        .with(
            "moves",
            Json.Items.ofTexts(moves.stream().limit(MAX_MOVES).map(game.moves()::write).toList()))
        .with("moreMoves", moves.size() > MAX_MOVES);
  }

  private static Json.Fields verdict(QueriedGame game) {
    return switch (game.last().verdict()) {
      case Verdict.Open _ -> Json.Fields.NONE.with("state", "open");
      case Verdict.Drawn(String reason) ->
          Json.Fields.NONE.with("state", "drawn").with("reason", reason);
      case Verdict.Won(Side side, String reason, List<Place> line) ->
          Json.Fields.NONE
              .with("state", "won")
              .with("side", ResultMessage.letter(side))
              .with("reason", reason)
              .with("line", Json.Items.ofTexts(line.stream().map(game.moves()::write).toList()));
    };
  }

  /** Returns an engine's findings. */
  static AnalysisReply of(QueryPart.Inspection part, Finding finding) {
    MoveText text = part.point().moves();
    List<Json.Items> marks =
        finding.marks().stream()
            .map(mark -> Json.Items.ofTexts(List.of(text.write(mark.point()), mark.label())))
            .toList();
    return new AnalysisReply(part.head().with("text", finding.text()).with("marks", marks));
  }
}
