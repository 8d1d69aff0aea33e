package tengen.protocol.gomocup;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tengen.game.Move.Place;
import tengen.game.Side;
import tengen.protocol.Line;
import tengen.protocol.gomocup.GomocupReply.Identity;

class GomocupRoundTripTest {
  private static final int CASES = Boolean.getBoolean("tengen.long") ? 1_000_000 : 5_000;

  private static int any(SplittableRandom random) {
    return switch (random.nextInt(4)) {
      case 0 -> random.nextInt();
      case 1 -> random.nextBoolean() ? Integer.MAX_VALUE : Integer.MIN_VALUE;
      default -> random.nextInt(30);
    };
  }

  private static String text(SplittableRandom random) {
    String signs = "abz019 ,.;\"'=\\~(\t\0\r\n\u00E9";
    return IntStream.range(0, random.nextInt(12))
        .mapToObj(_ -> String.valueOf(signs.charAt(random.nextInt(signs.length()))))
        .reduce("", String::concat);
  }

  private static Place place(SplittableRandom random) {
    return new Place(any(random), any(random));
  }

  private static <E> E oneOf(SplittableRandom random, E[] values) {
    return values[random.nextInt(values.length)];
  }

  private static GomocupCommand command(SplittableRandom random) {
    return switch (random.nextInt(28)) {
      case 0 -> new GomocupCommand.Start(any(random), any(random));
      case 1 -> new GomocupCommand.RectStart(any(random), any(random));
      case 2 -> new GomocupCommand.Begin();
      case 3 -> new GomocupCommand.Turn(any(random), any(random));
      case 4 -> new GomocupCommand.Stone(any(random), any(random), OptionalInt.empty());
      case 5 -> new GomocupCommand.Stone(any(random), any(random), OptionalInt.of(any(random)));
      case 6 -> new GomocupCommand.Done();
      case 7 -> new GomocupCommand.NumberInfo(oneOf(random, InfoKey.values()), random.nextLong());
      case 8 -> new GomocupCommand.FolderInfo("C:\\a b\\" + random.nextInt(9));
      case 9 -> new GomocupCommand.OtherInfo("key" + random.nextInt(9), "1, 2  3");
      case 10 -> new GomocupCommand.About();
      case 11 -> new GomocupCommand.End();
      case 12 -> new GomocupCommand.Restart();
      case 13 -> new GomocupCommand.Takeback(any(random), any(random));
      case 14 -> new GomocupCommand.Play(any(random), any(random));
      case 15 -> new GomocupCommand.Stop();
      case 16 -> new GomocupCommand.NBest(random.nextInt(1, 30));
      case 17 -> new GomocupCommand.ShowForbid();
      case 18 -> new GomocupCommand.SearchDefend();
      case 19 -> new GomocupCommand.Balance(random.nextInt(1, 3), any(random));
      case 20 -> new GomocupCommand.SwapStep(random.nextInt(1, 4));
      case 21 -> new GomocupCommand.Ponder(OptionalLong.of(random.nextLong(1L << 40)));
      case 22 -> new GomocupCommand.Ponder(OptionalLong.empty());
      case 23 -> new GomocupCommand.HashClear();
      case 24 -> new GomocupCommand.Ask(oneOf(random, Question.values()));
      case 25 -> new GomocupCommand.Open(BlockKind.BALANCE, random.nextInt(1, 9));
      case 26 ->
          new GomocupCommand.Forbid(
              random.nextBoolean(), oneOf(random, Side.values()), any(random), any(random));
      default -> new GomocupCommand.Quiet(oneOf(random, PassiveCommand.values()));
    };
  }

  private static GomocupReply reply(SplittableRandom random) {
    return switch (random.nextInt(10)) {
      case 0 -> new GomocupReply.Ok();
      case 1 ->
          new GomocupReply.Moves(
              IntStream.rangeClosed(0, random.nextInt(3)).mapToObj(_ -> place(random)).toList());
      case 2 -> new GomocupReply.SwapColours();
      case 3 -> new GomocupReply.Suggest(any(random), any(random));
      case 4 -> new GomocupReply.Failure(text(random));
      case 5 -> new GomocupReply.UnknownCommand(text(random));
      case 9 -> new GomocupReply.Info(text(random));
      case 6 ->
          random.nextBoolean()
              ? new GomocupReply.Message(text(random))
              : new GomocupReply.Debug(text(random));
      case 7 ->
          new Identity(
              IntStream.rangeClosed(0, random.nextInt(4))
                  .mapToObj(_ -> new Identity.Field(text(random), text(random)))
                  .toList());
      default ->
          new GomocupReply.Forbidden(
              IntStream.range(0, random.nextInt(4))
                  .mapToObj(_ -> new Place(random.nextInt(100), random.nextInt(100)))
                  .toList());
    };
  }

  private static List<GomocupCommand> reparsed(String printed) {
    return GomocupParser.parse(new Line(printed.substring(0, printed.length() - 1), 0));
  }

  @Test
  void aPrintedCommandIsReadAsTheSameCommand() {
    for (long seed = 0; seed < CASES; seed++) {
      GomocupCommand command = command(new SplittableRandom(seed));
      String printed = GomocupPrinter.print(command);
      assertThat(reparsed(printed)).as("seed %d", seed).containsExactly(command);
    }
    for (BlockKind kind : BlockKind.values()) {
      var open = new GomocupCommand.Open(kind);
      assertThat(reparsed(GomocupPrinter.print(open))).containsExactly(open);
    }
  }

  /** Excludes paths, which cannot be read without the line before them. */
  @Test
  void commandsSurviveARoundTrip() {
    List<String> words =
        List.of(
            "START",
            "TURN",
            "turn ",
            "BOARD",
            "DONE",
            "INFO ",
            "folder ",
            "rule",
            " 7,7",
            "1,2,3",
            " ",
            "\t",
            ",",
            "-",
            "x",
            "\u00FF",
            "\0",
            "YXBLOCK",
            "BALANCE ",
            "PONDER",
            "YXBALANCEONE ",
            "YXSETDATABASE",
            "RIFSTEP",
            "9");
    for (long seed = 0; seed < CASES; seed++) {
      var random = new SplittableRandom(seed);
      var line = new StringBuilder();
      for (int i = random.nextInt(6); i >= 0; i--) {
        line.append(words.get(random.nextInt(words.size())));
      }
      List<GomocupCommand> commands =
          new ArrayList<>(GomocupParser.parse(new Line(line.toString(), 0)));
      commands.removeIf(GomocupCommand.PathLine.class::isInstance);
      for (GomocupCommand command : commands) {
        assertThat(reparsed(GomocupPrinter.print(command)))
            .as("seed %d, line [%s]", seed, line)
            .containsExactly(command);
      }
    }
  }

  @Test
  void aPrintedReplyIsReadAsTheSameReply() {
    for (long seed = 0; seed < CASES; seed++) {
      GomocupReply reply = reply(new SplittableRandom(seed));
      String printed = reply.line();
      assertThat(GomocupReplyParser.parse(printed)).as("seed %d", seed).isEqualTo(reply);
      assertThat(printed).as("seed %d", seed).matches("[!-~]([ -~]*[!-~])?");
    }
  }

  @Test
  void engineLinesSurviveARoundTrip() {
    List<String> words =
        List.of(
            "OK",
            "ERROR ",
            "MESSAGE",
            "FORBID ",
            "0707",
            ".",
            "7,7",
            " ",
            "SWAP",
            "SUGGEST 1,1",
            "name=\"a\"",
            ", ",
            "\u00FF",
            "x");
    for (long seed = 0; seed < CASES; seed++) {
      var random = new SplittableRandom(seed);
      var line = new StringBuilder();
      for (int i = random.nextInt(5); i >= 0; i--) {
        line.append(words.get(random.nextInt(words.size())));
      }
      GomocupReply reply = GomocupReplyParser.parse(line.toString());
      assertThat(GomocupReplyParser.parse(reply.line()))
          .as("seed %d, line [%s]", seed, line)
          .isEqualTo(reply);
    }
  }
}
