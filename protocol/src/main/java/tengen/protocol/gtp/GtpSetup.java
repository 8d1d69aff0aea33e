package tengen.protocol.gtp;

import static tengen.protocol.gtp.GtpArguments.bare;
import static tengen.protocol.gtp.GtpArguments.numbers;
import static tengen.protocol.gtp.GtpArguments.oneNumber;
import static tengen.protocol.gtp.GtpArguments.stones;
import static tengen.protocol.gtp.GtpArguments.upToOneWord;
import static tengen.protocol.gtp.GtpOutcome.begun;
import static tengen.protocol.gtp.GtpOutcome.reply;
import static tengen.protocol.gtp.GtpRow.row;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import tengen.game.GameRules;
import tengen.game.Move.Place;
import tengen.game.Side;
import tengen.protocol.NamedStart;
import tengen.protocol.json.Json;
import tengen.protocol.json.JsonReader;
import tengen.protocol.json.JsonReading;
import tengen.protocol.json.JsonWriter;
import tengen.protocol.record.GameRecord;

/** Commands that begin games: on boards, from stones, with handicaps, under other rules. */
final class GtpSetup {
  static final List<GtpRow> ROWS =
      List.of(
          row("boardsize", "N [M]", GtpSetup::boardSize)
              .onBoard()
              .gives("empty")
              .failsWith("`unacceptable size`")
              .notes("width and height; clears the board; sizes are those of the engine"),
          row("rectangular_boardsize", "N M", GtpSetup::rectangle)
              .onBoard()
              .gives("empty")
              .failsWith("`unacceptable size`")
              .notes("as `boardsize`"),
          row("clear_board", "", bare(GtpSetup::clear))
              .gives("empty")
              .notes("keeps size and clocks"),
          row("set_position", "[C V]…", stones(stones -> place(Optional.empty(), stones)))
              .onBoard()
              .gives("empty")
              .failsWith("`illegal move`")
              .notes("replaces the board; the side with fewer stones moves, Black if equal"),
          row("tengen-set-position", "C [C V]…", GtpSetup::position)
              .onBoard()
              .gives("empty")
              .failsWith("`illegal move`")
              .notes("as `set_position`, with the side to move"),
          row("fixed_handicap", "N", oneNumber(n -> state -> fixedHandicap(state, n)))
              .onBoard()
              .gives("vertices")
              .failsWith("`invalid number of stones`, `board not empty`")
              .notes("specification §4.1.1"),
          row("place_free_handicap", "N", oneNumber(n -> state -> freeHandicap(state, n)))
              .onBoard()
              .gives("vertices")
              .failsWith("`invalid number of stones`, `board not empty`")
              .notes("up to N star points; below 7×7 up to four points near the corners"),
          row("set_free_handicap", "V V …", GtpSetup::freeHandicap)
              .onBoard()
              .gives("empty")
              .failsWith("`bad vertex list`, `board not empty`")
              .notes("two points or more; illegal positions are rejected"),
          row("tengen-rule", "[NAME]", upToOneWord(name -> state -> rule(state, name)))
              .onBoard()
              .gives("rules of the engine, one a line; empty")
              .failsWith("`unknown rules`")
              .notes(
                  "lists the rules, the current ones first, or begins a new game under `renju` or"
                      + " `gomoku-renju`"),
          row("kata-get-rules", "", bare(GtpSetup::showRules))
              .gives("`{\"rules\":\"gomoku-renju\"}`"),
          row("kata-set-rules", "NAME", GtpSetup::setRules)
              .onBoard()
              .gives("empty")
              .failsWith("`unknown rules`, `illegal move`")
              .notes(
                  "keeps the moves if they stay legal; takes the output of `kata-get-rules` too"),
          row("tengen-game", "TEXT", GtpSetup::game)
              .offeredWhere(GtpSetup::playsWithoutBoard)
              .gives("empty")
              .failsWith("`unknown game`, `game longer than 65536 characters`, or the reason")
              .notes(
                  "a new game without a board: `nim 3 5 7`, a value `{1|0}`, or a sum `nim 3 5 +"
                      + " domineering ../..`"));

  private GtpSetup() {}

  private static Optional<GtpCommand> rectangle(List<String> words) {
    return words.size() == 2 ? boardSize(words) : Optional.empty();
  }

  private static Optional<GtpCommand> boardSize(List<String> words) {
    return numbers(words, words.size() == 1 ? 1 : 2)
        .map(sizes -> state -> resize(state, sizes[0], sizes[sizes.length - 1]));
  }

  private static GtpOutcome resize(GtpState state, int width, int height) {
    return begun(state, state.game().resized(width, height), GtpErrors.UNACCEPTABLE_SIZE);
  }

  private static GtpOutcome clear(GtpState state) {
    return begun(state, Optional.of(state.game().cleared()), "");
  }

  private static Optional<GtpCommand> position(List<String> words) {
    Optional<Side> toMove = words.stream().findFirst().flatMap(GtpWords::side);
    return toMove.isPresent()
        ? stones(stones -> place(toMove, stones)).read(words.subList(1, words.size()))
        : Optional.empty();
  }

  private static GtpCommand place(Optional<Side> toMove, List<GtpGame.Stone> stones) {
    return state -> begun(state, state.game().withStones(toMove, stones), GtpErrors.ILLEGAL_MOVE);
  }

  private static GtpOutcome fixedHandicap(GtpState state, int stones) {
    GtpGame game = state.game();
    return handicap(state, stones, GtpStars.most(game.width(), game.height()));
  }

  private static GtpOutcome freeHandicap(GtpState state, int stones) {
    GtpGame game = state.game();
    int most = GtpStars.mostFree(game.width(), game.height());
    return handicap(state, Math.min(stones, most), most);
  }

  private static GtpOutcome handicap(GtpState state, int stones, int most) {
    GtpGame game = state.game();
    if (!game.isEmpty()) {
      return new GtpOutcome.Rejected(GtpErrors.BOARD_NOT_EMPTY);
    }
    if (stones < 2 || stones > most) {
      return new GtpOutcome.Rejected(GtpErrors.INVALID_NUMBER_OF_STONES);
    }
    List<Place> points = GtpStars.points(game.width(), game.height(), stones);
    return begun(
        state,
        game.withHandicap(points),
        GtpDiagram.vertices(points, game.height()),
        GtpErrors.INVALID_NUMBER_OF_STONES);
  }

  private static Optional<GtpCommand> freeHandicap(List<String> words) {
    List<GtpVertex> vertices =
        words.stream().flatMap(word -> GtpVertex.parse(word).stream()).toList();
    return vertices.size() == words.size()
        ? Optional.of(state -> freeHandicap(state, vertices))
        : Optional.empty();
  }

  private static GtpOutcome freeHandicap(GtpState state, List<GtpVertex> vertices) {
    GtpGame game = state.game();
    if (!game.isEmpty()) {
      return new GtpOutcome.Rejected(GtpErrors.BOARD_NOT_EMPTY);
    }
    List<Place> points = new ArrayList<>();
    for (GtpVertex vertex : vertices) {
      switch (vertex) {
        case GtpVertex.Pass _ -> {}
        case GtpVertex.Point point -> point.on(game.width(), game.height()).ifPresent(points::add);
      }
    }
    boolean distinct = new HashSet<>(points).size() == vertices.size();
    return distinct && points.size() >= 2
        ? begun(state, game.withHandicap(points), GtpErrors.BAD_VERTEX_LIST)
        : new GtpOutcome.Rejected(GtpErrors.BAD_VERTEX_LIST);
  }

  private static GtpOutcome rule(GtpState state, Optional<String> name) {
    GtpGame game = state.game();
    return name.map(
            wanted ->
                begun(
                    state,
                    game.boardRules(state.offer(), wanted).flatMap(game::ruled),
                    GtpErrors.UNKNOWN_RULES))
        .orElseGet(() -> reply(state, String.join("\n", game.boardRules(state.offer()))));
  }

  private static GtpOutcome showRules(GtpState state) {
    String rules = state.game().rules().id();
    return reply(state, JsonWriter.write(Json.Fields.NONE.with("rules", rules)));
  }

  /** Reads a name, or the object that {@code kata-get-rules} returns. */
  private static Optional<GtpCommand> setRules(List<String> words) {
    Optional<String> named =
        JsonReader.readLine(GtpArguments.text(words))
                instanceof JsonReading.Read(Json.Fields object)
            ? object.text("rules")
            : Optional.empty();
    return named.or(() -> GtpArguments.one(words)).map(name -> state -> setRules(state, name));
  }

  private static GtpOutcome setRules(GtpState state, String name) {
    GtpGame game = state.game();
    Optional<GameRules> wanted = game.boardRules(state.offer(), name);
    if (wanted.isEmpty()) {
      return new GtpOutcome.Rejected(GtpErrors.UNKNOWN_RULES);
    }
    return wanted.get().id().equals(game.rules().id())
        ? reply(state, "")
        : begun(state, game.under(wanted.get()), GtpErrors.ILLEGAL_MOVE);
  }

  private static boolean playsWithoutBoard(GtpState state) {
    return state.game().engine().games().stream().anyMatch(game -> game.maxSide() == 0);
  }

  private static Optional<GtpCommand> game(List<String> words) {
    String text = GtpArguments.text(words);
    return words.isEmpty()
        ? Optional.empty()
        : Optional.of(
            state ->
                text.length() > GameRecord.MAX_TEXT_CHARACTERS
                    ? new GtpOutcome.Rejected(GtpErrors.GAME_TOO_LONG)
                    : newGame(state, text));
  }

  private static GtpOutcome newGame(GtpState state, String text) {
    NamedStart start =
        NamedStart.parse(
            text,
            it ->
                rules(state, it)
                    .filter(rules -> rules.objection(it.setup()).isEmpty())
                    .isPresent());
    Optional<GameRules> rules = rules(state, start);
    Optional<String> objection = rules.flatMap(known -> known.objection(start.setup()));
    return objection.isPresent()
        ? new GtpOutcome.Rejected(objection.get())
        : begun(
            state,
            rules.map(known -> GtpGame.begun(state.game().engine(), known, start.setup())),
            GtpErrors.UNKNOWN_GAME);
  }

  private static Optional<GameRules> rules(GtpState state, NamedStart start) {
    return GtpGame.rules(state.offer(), state.game().engine(), start.rules(), start.setup());
  }
}
