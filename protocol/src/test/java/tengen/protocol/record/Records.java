package tengen.protocol.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.game.Turn;

/** Golden files and random records. */
final class Records {
  /** The information of a game of which nothing is known. */
  static final GameInfo UNKNOWN = new GameInfo("", "", Optional.empty(), Optional.empty(), "", "");

  /** Texts that could break escapes and line ends. */
  private static final List<String> PIECES =
      List.of("a", "]", "[", "\\", ":", "(;", ")", ";B[aa]", "é", "五", "😀", " ", "\\]", "1");

  private Records() {}

  static String golden(String name) throws IOException {
    try (InputStream stream = Records.class.getResourceAsStream(name)) {
      assertThat(stream).as(name).isNotNull();
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  static RecordedMove move(Side side, Move move) {
    return new RecordedMove(new Turn(side, move));
  }

  static RecordedMove move(Side side, int x, int y, long ms) {
    var turn = new Turn(side, new Place(x, y));
    return new RecordedMove(turn, "", OptionalDouble.empty(), OptionalLong.of(ms));
  }

  /** Returns any record, with stones set up, passes, and sides in any order. */
  static GameRecord any(SplittableRandom random) {
    int width = random.nextInt(1, GameRecord.MAX_SIDE + 1);
    int height = random.nextBoolean() ? width : random.nextInt(1, GameRecord.MAX_SIDE + 1);
    List<Place> stones =
        random
            .ints(random.nextInt(4), 0, width * height)
            .distinct()
            .mapToObj(i -> new Place(i % width, i / width))
            .toList();
    int black = random.nextInt(stones.size() + 1);
    var setup =
        new Setup.Board(
            width,
            height,
            stones.subList(0, black),
            stones.subList(black, stones.size()),
            List.of());
    List<RecordedMove> moves =
        Stream.generate(() -> anyMove(random, width, height)).limit(random.nextInt(9)).toList();
    return new GameRecord(anyInfo(random), setup, anySide(random), moves);
  }

  /** Returns a record with random branches, which may have branches too. */
  static GameRecord withBranches(SplittableRandom random, GameRecord record) {
    List<Branch> all = new ArrayList<>();
    Setup.Board board = record.setup();
    for (int i = random.nextInt(6); i > 0; i--) {
      int of = random.nextInt(all.size() + 1);
      int first = of == 0 ? 0 : all.get(of - 1).ply() + 1;
      int end = of == 0 ? record.moves().size() : first - 1 + all.get(of - 1).moves().size();
      if (first < end) {
        List<RecordedMove> moves =
            Stream.generate(() -> anyMove(random, board.width(), board.height()))
                .limit(random.nextInt(1, 5))
                .toList();
        all.add(new Branch(of, random.nextInt(first, end), moves));
      }
    }
    return new GameRecord(record.info(), board, record.toMove(), record.moves(), all);
  }

  /** Returns all lines of a record from the first move, in any order. */
  static List<List<RecordedMove>> lines(GameRecord record) {
    List<List<RecordedMove>> lines = new ArrayList<>(List.of(record.moves()));
    for (Branch each : record.branches()) {
      List<RecordedMove> line = new ArrayList<>(lines.get(each.of()).subList(0, each.ply()));
      line.addAll(each.moves());
      lines.add(line);
    }
    return lines;
  }

  /** Returns a record that Piskvork could have written. */
  static GameRecord plain(SplittableRandom random) {
    int width = random.nextInt(5, 23);
    int height = random.nextInt(5, 23);
    List<RecordedMove> moves = new ArrayList<>();
    for (int i = random.nextInt(9); i > 0; i--) {
      Side side = moves.size() % 2 == 0 ? Side.BLACK : Side.WHITE;
      moves.add(move(side, random.nextInt(width), random.nextInt(height), random.nextInt(100_000)));
    }
    var info = new GameInfo(name(random), name(random), Optional.empty(), Optional.empty(), "", "");
    return new GameRecord(info, Setup.Board.empty(width, height), Side.BLACK, moves);
  }

  private static RecordedMove anyMove(SplittableRandom random, int width, int height) {
    Move move =
        random.nextInt(8) == 0
            ? new Move.Pass()
            : new Place(random.nextInt(width), random.nextInt(height));
    return new RecordedMove(
        new Turn(anySide(random), move),
        text(random),
        random.nextBoolean() ? OptionalDouble.empty() : OptionalDouble.of(random.nextDouble()),
        random.nextBoolean() ? OptionalLong.empty() : OptionalLong.of(random.nextInt(9_999_999)),
        properties(random));
  }

  private static String properties(SplittableRandom random) {
    return random.nextInt(4) == 0
        ? SgfProperties.write("LB", List.of("aa:1", text(random))) + "TR[bb]"
        : "";
  }

  private static GameInfo anyInfo(SplittableRandom random) {
    List<String> rules = List.of("nogo", "gomoku-caro", "Japanese");
    return new GameInfo(
        line(random),
        line(random),
        Optional.of(rules.get(random.nextInt(3))).filter(_ -> random.nextBoolean()),
        anyEnd(random),
        random.nextBoolean() ? "" : "2026-02-03",
        text(random),
        random.nextBoolean() ? "" : "0123456789abcdEF",
        properties(random));
  }

  private static Optional<GameEnd> anyEnd(SplittableRandom random) {
    var manners = GameEnd.Manner.values();
    return switch (random.nextInt(3)) {
      case 0 -> Optional.empty();
      case 1 -> Optional.of(GameEnd.DRAWN);
      default -> Optional.of(GameEnd.won(anySide(random), manners[random.nextInt(manners.length)]));
    };
  }

  private static Side anySide(SplittableRandom random) {
    return random.nextBoolean() ? Side.BLACK : Side.WHITE;
  }

  /** Returns a name that is no number, which Piskvork could not tell from the code after it. */
  private static String name(SplittableRandom random) {
    return random.nextInt(4) == 0 ? "" : "p" + line(random);
  }

  private static String line(SplittableRandom random) {
    return pieces(random).strip();
  }

  private static String text(SplittableRandom random) {
    return random.nextBoolean() ? pieces(random) : pieces(random) + "\n" + pieces(random);
  }

  private static String pieces(SplittableRandom random) {
    var text = new StringBuilder();
    for (int i = random.nextInt(5); i > 0; i--) {
      text.append(PIECES.get(random.nextInt(PIECES.size())));
    }
    return text.toString();
  }
}
