package tengen.app.play;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tengen.app.text.FileReason;
import tengen.engine.EngineException;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.game.Verdict;
import tengen.protocol.record.GameEnd;
import tengen.protocol.record.GameInfo;
import tengen.protocol.record.GameRecord;
import tengen.protocol.record.RecordedMove;
import tengen.protocol.record.Sgf;

/**
 * A game of a person against an engine. Runs the person's commands and judges moves by the rules.
 */
final class HumanGame {
  private static final String HUMAN = "you";
  private static final String HELP =
      "a move, undo, hint, swap (change sides), resign, save FILE (SGF), quit";

  private final GameRules rules;
  private final Opponent opponent;
  private final Screen screen;
  private Position position;
  private Side person;
  private Optional<Side> resigned = Optional.empty();

  /** Creates a game from {@code start}. */
  HumanGame(GameRules rules, Position start, Side person, Opponent opponent, Screen screen) {
    this.rules = rules;
    this.opponent = opponent;
    this.screen = screen;
    this.position = start;
    this.person = person;
  }

  /** Plays until the person quits. Blocks. */
  void play() throws EngineException, InterruptedException, IOException {
    screen.showLine("commands: " + HELP);
    Optional<String> command = next();
    while (command.isPresent() && !isQuit(command.get())) {
      execute(command.get().strip());
      command = next();
    }
  }

  private static boolean isQuit(String command) {
    return List.of("quit", "exit", "q").contains(command.strip().toLowerCase(Locale.ROOT));
  }

  /** Plays the engine's moves if it is to move, then reads the person's command. */
  private Optional<String> next() throws EngineException, InterruptedException, IOException {
    while (!isOver() && position.toMove() != person) {
      engineMoves();
    }
    return screen.ask(rules, position, status());
  }

  private void engineMoves() throws EngineException, InterruptedException {
    screen.showLine(opponent.name() + " is thinking");
    Move move = opponent.move(position);
    Optional<String> objection = rules.objection(position, move);
    if (move instanceof Move.Resign || objection.isPresent()) {
      resigned = Optional.of(position.toMove());
      objection
          .filter(_ -> !(move instanceof Move.Resign))
          .ifPresent(
              why -> screen.showLine(opponent.name() + " wanted " + text(move) + ": " + why));
    } else {
      screen.showLine(opponent.name() + " plays " + text(move));
      position = rules.play(position, move);
    }
  }

  private void execute(String command) throws EngineException, InterruptedException {
    String[] words = command.split("\\s+", 2);
    switch (words[0].toLowerCase(Locale.ROOT)) {
      case "" -> {}
      case "help" -> screen.showLine("commands: " + HELP);
      case "undo" -> undo();
      case "hint" -> hint();
      case "swap" -> swap();
      case "resign" -> resign();
      case "save" -> save(words.length == 2 ? words[1] : "");
      default -> play(command);
    }
  }

  private void play(String command) {
    Optional<Move> move = read(command);
    Optional<String> objection =
        move.isEmpty()
            ? Optional.of("no move of this game, and no command; help lists them")
            : rules.objection(position, move.get());
    if (objection.isPresent() || isOver()) {
      screen.showLine(command + ": " + objection.orElse("the game is over"));
    } else {
      position = rules.play(position, move.orElseThrow());
    }
  }

  private Optional<Move> read(String command) {
    if (command.equalsIgnoreCase("pass")) {
      return Optional.of(new Move.Pass());
    }
    return rules
        .board(position)
        .map(board -> PointNames.of(rules, board).find(command).map(Move.class::cast))
        .orElseGet(() -> Optional.of(new Move.Text(command)));
  }

  /** Takes back moves to the person's previous turn. */
  private void undo() {
    resigned = Optional.empty();
    Optional<Position> before = position.undo();
    while (before.isPresent() && before.get().toMove() != person) {
      before = before.get().undo();
    }
    before.ifPresentOrElse(
        earlier -> position = earlier, () -> screen.showLine("undo: no move of yours is left"));
  }

  private void hint() throws EngineException, InterruptedException {
    screen.showLine("hint: " + (isOver() ? "the game is over" : text(opponent.hint(position))));
  }

  private void swap() {
    person = person.other();
    screen.showLine("you are " + name(person) + " now");
  }

  private void resign() {
    if (!isOver()) {
      resigned = Optional.of(person);
    }
  }

  private void save(String file) {
    if (file.isBlank() || !(position.setup() instanceof Setup.Board board)) {
      screen.showLine("save: name a file; games without a board have no SGF");
      return;
    }
    List<RecordedMove> moves = position.turns().stream().map(RecordedMove::new).toList();
    String sgf = Sgf.print(new GameRecord(info(), board, position.toMove(), moves), rules.family());
    try {
      screen.showLine("saved " + Files.writeString(Path.of(file), sgf));
    } catch (IOException e) {
      screen.showLine("save: " + file + ": " + FileReason.of(e));
    } catch (InvalidPathException e) {
      screen.showLine("save: " + e.getMessage());
    }
  }

  private GameInfo info() {
    boolean humanIsBlack = person == Side.BLACK;
    return new GameInfo(
        humanIsBlack ? HUMAN : opponent.name(),
        humanIsBlack ? opponent.name() : HUMAN,
        Optional.of(rules.id()),
        end(),
        "",
        "");
  }

  private Optional<GameEnd> end() {
    if (resigned.isPresent()) {
      return Optional.of(GameEnd.won(resigned.get().other(), GameEnd.Manner.RESIGNED));
    }
    return switch (rules.verdict(position)) {
      case Verdict.Open _ -> Optional.empty();
      case Verdict.Drawn _ -> Optional.of(GameEnd.DRAWN);
      case Verdict.Won won -> Optional.of(GameEnd.won(won.side(), GameEnd.Manner.BY_RULES));
    };
  }

  private boolean isOver() {
    return end().isPresent();
  }

  private String status() {
    if (resigned.isPresent()) {
      return name(resigned.get()) + " resigns: " + name(resigned.get().other()) + " wins";
    }
    return switch (rules.verdict(position)) {
      case Verdict.Open _ -> name(person) + " (you) to move";
      case Verdict.Drawn(String reason) -> "drawn: " + reason;
      case Verdict.Won won -> name(won.side()) + " wins: " + won.reason();
    };
  }

  /** Returns a side's name, which is Left or Right in a game without a board. */
  private String name(Side side) {
    boolean onBoard = rules.board(position).isPresent();
    return switch (side) {
      case BLACK -> onBoard ? "Black (X)" : "Left";
      case WHITE -> onBoard ? "White (O)" : "Right";
    };
  }

  private String text(Move move) {
    return switch (move) {
      case Move.Place place -> point(place);
      case Move.Places(List<Move.Place> points) ->
          String.join(" ", points.stream().map(this::point).toList());
      case Move.Text(String notation) -> notation;
      case Move.Pass _ -> "pass";
      case Move.Swap _ -> "swap";
      case Move.Resign _ -> "resign";
    };
  }

  private String point(Move.Place place) {
    return PointNames.of(rules, rules.board(position).orElseThrow()).name(place);
  }
}
