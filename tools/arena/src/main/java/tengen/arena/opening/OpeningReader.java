package tengen.arena.opening;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import tengen.arena.game.Opening;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Turn;
import tengen.game.Verdict;
import tengen.protocol.record.GameRecord;
import tengen.protocol.record.RecordReading;
import tengen.protocol.record.RecordText;
import tengen.protocol.record.RecordedMove;
import tengen.protocol.record.Sgf;
import tengen.protocol.record.SgfText;

/**
 * Reads openings from a text file with one per line, from an SGF file with one per game, or from a
 * folder of SGF files. Checks each by the rules and requires that the game is not over.
 */
public final class OpeningReader {
  private final GameRules rules;
  private final Setup.Board board;
  private final OpeningLine line;
  private final List<Opening> openings = new ArrayList<>();
  private final List<String> faults = new ArrayList<>();

  private OpeningReader(GameRules rules, int width, int height) {
    this.rules = rules;
    this.board = rules.initialBoard(width, height);
    this.line = new OpeningLine(width, height, rules.columns());
  }

  /** Reads all openings of a file or folder for these rules and board size. */
  public static Openings read(Path file, GameRules rules, int width, int height)
      throws IOException {
    var reader = new OpeningReader(rules, width, height);
    reader.read(file);
    return new Openings(reader.openings, reader.faults);
  }

  private void read(Path file) throws IOException {
    if (Files.isDirectory(file)) {
      for (Path each : records(file)) {
        record(each);
      }
    } else if (isRecord(file)) {
      record(file);
    } else {
      lines(file);
    }
    if (openings.isEmpty() && faults.isEmpty()) {
      fault(file.toString(), "no opening", "one a line, or .sgf files");
    }
  }

  private static List<Path> records(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(OpeningReader::isRecord).sorted().toList();
    }
  }

  private static boolean isRecord(Path file) {
    return file.toString().toLowerCase(Locale.ROOT).endsWith(".sgf");
  }

  private void record(Path file) throws IOException {
    Sgf.games(RecordText.of(Files.readAllBytes(file)).text())
        .forEachOrdered(game -> record(file, game));
  }

  private void record(Path file, SgfText game) {
    switch (game.mainLine()) {
      case RecordReading.Faulty(int at, String what) -> faults.add(file + ":" + at + ": " + what);
      case RecordReading.Read(GameRecord record, _, _) -> record(file + ":" + game.line(), record);
    }
  }

  private void record(String at, GameRecord record) {
    Setup.Board found = record.setup();
    if (found.width() != board.width() || found.height() != board.height()) {
      fault(at, "a board of " + size(found), "the match is played on " + size(board));
      return;
    }
    Optional<String> objection = rules.objection(found);
    if (objection.isPresent()) {
      fault(at, objection.get(), "stones that " + rules.id() + " can begin with");
      return;
    }
    Position position = rules.start(found).withToMove(record.toMove());
    for (RecordedMove move : record.moves()) {
      Turn turn = move.turn();
      Optional<Position> next = play(at, position.withToMove(turn.side()), turn.move());
      if (next.isEmpty()) {
        return;
      }
      position = next.get();
    }
    add(at, position);
  }

  private static String size(Setup.Board board) {
    return board.width() + "x" + board.height();
  }

  private void lines(Path file) throws IOException {
    int number = 0;
    for (String each : RecordText.of(Files.readAllBytes(file)).text().lines().toList()) {
      number++;
      String stones = each.split("\t", 2)[0].strip().toLowerCase(Locale.ROOT);
      if (!stones.isEmpty() && !stones.startsWith("#")) {
        line(file + ":" + number, stones);
      }
    }
  }

  private void line(String at, String text) {
    line.stones(text)
        .ifPresentOrElse(
            stones -> stones(at, stones),
            () -> fault(at, line.objection(text), OpeningLine.ALLOWED));
  }

  private void stones(String at, List<Place> stones) {
    Position position = rules.start(board);
    for (Place stone : stones) {
      Optional<Position> next = play(at, position, stone);
      if (next.isEmpty()) {
        return;
      }
      position = next.get();
    }
    add(at, position);
  }

  /** Returns the position after a move. An illegal move adds a fault and returns empty. */
  private Optional<Position> play(String at, Position position, Move move) {
    Optional<String> objection = rules.objection(position, move);
    if (objection.isPresent()) {
      int number = position.turns().size() + 1;
      fault(at, "stone " + number + ": " + objection.get(), "stones are legal by " + rules.id());
      return Optional.empty();
    }
    return Optional.of(rules.play(position, move));
  }

  private void add(String at, Position position) {
    if (rules.verdict(position) instanceof Verdict.Open) {
      openings.add(new Opening(at, position));
    } else {
      fault(at, "the game is over", "an opening leaves it open");
    }
  }

  private void fault(String at, String what, String allowed) {
    faults.add(at + ": " + what + "; " + allowed);
  }
}
