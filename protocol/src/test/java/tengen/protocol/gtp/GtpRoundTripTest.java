package tengen.protocol.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.game.Side;
import tengen.protocol.Line;

class GtpRoundTripTest {
  private static final int ROUNDS = Boolean.getBoolean("tengen.long") ? 1_000_000 : 5_000;

  @Test
  void aPrintedCommandIsReadAsTheSameCommand() {
    for (long seed = 0; seed < ROUNDS; seed++) {
      var random = new SplittableRandom(seed);
      GtpLine line = anyLine(random);
      String wire =
          new String(
              GtpPrinter.line(line).getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1);
      assertThat(GtpParser.line(new Line(wire, 0))).as("seed %d: %s", seed, wire).contains(line);
    }
  }

  @Test
  void aPrintedReplyIsReadAsTheSameReply() {
    List<String> texts =
        List.of("", "2", "resign", "\n   A B\n 1 . . 1", "a\n\nb\n\n", "12 3", "é");
    for (String text : texts) {
      for (OptionalInt id : List.of(OptionalInt.empty(), OptionalInt.of(0), OptionalInt.of(77))) {
        assertReadBack(new GtpReply.Success(id, text));
        assertReadBack(new GtpReply.Failure(id, text));
      }
    }
  }

  private static void assertReadBack(GtpReply reply) {
    String wire = GtpPrinter.reply(reply);
    assertThat(wire).endsWith("\n\n").containsOnlyOnce("\n\n");
    assertThat(GtpParser.reply(wire.substring(0, wire.length() - 2))).contains(reply);
  }

  @Test
  void otherProgramsLeaveTheBlankOutSometimes() {
    assertThat(GtpParser.reply("=3")).contains(new GtpReply.Success(OptionalInt.of(3), ""));
    assertThat(GtpParser.reply("=")).contains(new GtpReply.Success(OptionalInt.empty(), ""));
    assertThat(GtpParser.reply("hello")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"1.", ".5", "+3", "1e3", "-0", "007.50"})
  void fractionsMayBeWrittenInManyWays(String word) {
    assertThat(GtpWords.fraction(word)).hasValue(Double.parseDouble(word));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", ".", "1e", "0x1p3", "NaN", "Infinity", "1e999", "1d", "1,5", "--1"})
  void theseAreNoFractions(String word) {
    assertThat(GtpWords.fraction(word)).isEmpty();
  }

  private static GtpLine anyLine(SplittableRandom random) {
    OptionalInt id =
        random.nextBoolean()
            ? OptionalInt.empty()
            : OptionalInt.of(random.nextInt() & Integer.MAX_VALUE);
    GtpCommand command = anyCommand(random);
    return command instanceof GtpCommand.Interrupt
        ? new GtpLine(command)
        : new GtpLine(id, command);
  }

  private static GtpCommand anyCommand(SplittableRandom random) {
    Side side = random.nextBoolean() ? Side.BLACK : Side.WHITE;
    int number = random.nextInt(1000);
    double fraction = random.nextInt(-1000, 1000) / (random.nextBoolean() ? 1.0 : 7.0);
    return switch (random.nextInt(61)) {
      case 0 -> new GtpCommand.ProtocolVersion();
      case 1 -> new GtpCommand.Name();
      case 2 -> new GtpCommand.Version();
      case 3 -> new GtpCommand.KnownCommand(word(random));
      case 4 -> new GtpCommand.ListCommands();
      case 5 -> new GtpCommand.Quit();
      case 6 -> new GtpCommand.BoardSize(number, random.nextInt(30));
      case 7 -> new GtpCommand.ClearBoard();
      case 8 -> new GtpCommand.Komi(fraction);
      case 9 -> new GtpCommand.FixedHandicap(number);
      case 10 -> new GtpCommand.PlaceFreeHandicap(number);
      case 11 ->
          new GtpCommand.SetFreeHandicap(
              Stream.generate(() -> vertex(random)).limit(random.nextInt(6)).toList());
      case 12 -> new GtpCommand.Play(side, vertex(random));
      case 13 -> new GtpCommand.Genmove(side);
      case 14 -> new GtpCommand.RegGenmove(side);
      case 15 -> new GtpCommand.Undo();
      case 16 -> new GtpCommand.GgUndo(number);
      case 17 -> new GtpCommand.TimeSettings(number, random.nextInt(9), random.nextInt(9));
      case 18 -> new GtpCommand.TimeLeft(side, fraction, random.nextInt(9));
      case 19 -> new GtpCommand.FinalScore();
      case 20 -> new GtpCommand.FinalStatusList(GtpCommand.Status.SEKI);
      case 21 -> new GtpCommand.ShowBoard();
      case 22 -> new GtpCommand.CpuTime();
      case 23 -> new GtpCommand.TengenEngine(Optional.of(word(random)));
      case 24 -> new GtpCommand.Interrupt();
      case 25 -> new GtpCommand.Unknown("x" + word(random), word(random) + "  " + word(random));
      case 26 ->
          new GtpCommand.LoadSgf(
              word(random),
              random.nextBoolean() ? OptionalInt.empty() : OptionalInt.of(random.nextInt(300)),
              random.nextBoolean() ? OptionalInt.empty() : OptionalInt.of(random.nextInt(300)));
      case 27 -> new GtpCommand.PrintSgf();
      case 28 -> new GtpCommand.TengenTopics();
      case 29 ->
          new GtpCommand.TengenInspect(
              word(random),
              random.nextBoolean() ? Optional.empty() : Optional.of(side),
              random.nextBoolean() ? GtpCommand.Form.TEXT : GtpCommand.Form.DRAWING);
      case 30 -> new GtpCommand.AnalyzeCommands();
      case 37 -> new GtpCommand.GetKomi();
      case 38 -> new GtpCommand.SetPosition(maybe(random, side), stones(random));
      case 39 -> new GtpCommand.KataTimeSettings(timeControl(random));
      case 40 -> new GtpCommand.ListTimeSettings();
      case 41 -> new GtpCommand.ListOptions();
      case 42 -> new GtpCommand.KataParams(random.nextBoolean());
      case 43 -> new GtpCommand.GetOption(word(random));
      case 44 -> new GtpCommand.SetOption(word(random), word(random) + " " + word(random));
      case 45 -> new GtpCommand.TengenRule(Optional.of(word(random)));
      case 46 -> new GtpCommand.GetRules();
      case 47 -> new GtpCommand.TengenSolve(maybe(random, word(random)), maybe(random, side));
      case 48 -> new GtpCommand.ClearCache();
      case 49 -> new GtpCommand.Stop();
      case 50 -> new GtpCommand.Remark("cgos-opponent_name", word(random));
      case 51 -> new GtpCommand.GoguiVersion(word(random));
      case 52 -> new GtpCommand.GoguiTitle();
      case 53 -> new GtpCommand.RulesQuery(any(random, GtpCommand.Query.values()));
      case 54 ->
          new GtpCommand.PlaySequence(
              stones(random).stream()
                  .map(stone -> new GtpCommand.Play(stone.side(), stone.vertex()))
                  .toList());
      case 55 -> new GtpCommand.SetUp(stones(random));
      case 56 -> new GtpCommand.SetUpPlayer(side);
      case 57 -> new GtpCommand.KataSearch(side, random.nextBoolean());
      case 58 ->
          new GtpCommand.KataSearchAnalyze(
              analysis(random, side, GtpAnalysis.Family.KATA), random.nextBoolean());
      case 59 -> new GtpCommand.SetRules(word(random));
      case 34 -> new GtpCommand.TengenGame("nim " + number + " " + word(random));
      case 35 -> new GtpCommand.TengenMoves();
      case 36 -> new GtpCommand.Play(side, number + "-" + word(random));
      case 33 -> new GtpCommand.InterruptSupport();
      case 31 ->
          new GtpCommand.Analyze(
              analysis(
                  random,
                  side,
                  any(
                      random,
                      GtpAnalysis.Family.PLAIN,
                      GtpAnalysis.Family.LEELA,
                      GtpAnalysis.Family.KATA)));
      case 32 ->
          new GtpCommand.GenmoveAnalyze(
              analysis(random, side, any(random, GtpAnalysis.Family.values())));
      default -> new GtpCommand.Malformed("komi " + word(random) + " x", "syntax error");
    };
  }

  @SafeVarargs
  private static <T> T any(SplittableRandom random, T... all) {
    return all[random.nextInt(all.length)];
  }

  private static <T> Optional<T> maybe(SplittableRandom random, T value) {
    return random.nextBoolean() ? Optional.empty() : Optional.of(value);
  }

  private static List<GtpCommand.Stone> stones(SplittableRandom random) {
    return Stream.generate(
            () ->
                new GtpCommand.Stone(
                    random.nextBoolean() ? Side.BLACK : Side.WHITE, vertex(random)))
        .limit(random.nextInt(6))
        .toList();
  }

  private static GtpTimeControl timeControl(SplittableRandom random) {
    double main = random.nextInt(1000) / 8.0;
    double more = random.nextInt(1000) / 4.0;
    return switch (random.nextInt(5)) {
      case 0 -> new GtpTimeControl.Unlimited();
      case 1 -> new GtpTimeControl.Absolute(main);
      case 2 -> new GtpTimeControl.Canadian(main, more, random.nextInt(9));
      case 3 -> new GtpTimeControl.ByoYomi(main, more, random.nextInt(9));
      default ->
          new GtpTimeControl.Fischer(
              main,
              more,
              random.nextBoolean() ? GtpTimeControl.NONE : 2 * main,
              GtpTimeControl.NONE);
    };
  }

  private static GtpAnalysis analysis(
      SplittableRandom random, Side side, GtpAnalysis.Family family) {
    return new GtpAnalysis(
        family,
        maybe(random, side),
        maybe(random),
        maybe(random),
        maybe(random),
        family == GtpAnalysis.Family.KATA && random.nextBoolean(),
        restrictions(random));
  }

  /** Of one kind for each side. */
  private static List<GtpRestriction> restrictions(SplittableRandom random) {
    List<GtpRestriction> all = new ArrayList<>();
    for (Side side : Side.values()) {
      boolean allow = random.nextBoolean();
      for (int i = random.nextInt(allow ? 2 : 3); i > 0; i--) {
        List<GtpVertex> vertices =
            Stream.generate(() -> vertex(random)).limit(random.nextInt(1, 5)).toList();
        all.add(new GtpRestriction(allow, side, vertices, random.nextInt(1, 9)));
      }
    }
    return all;
  }

  private static OptionalInt maybe(SplittableRandom random) {
    return random.nextBoolean() ? OptionalInt.empty() : OptionalInt.of(random.nextInt(100));
  }

  private static GtpVertex vertex(SplittableRandom random) {
    return random.nextInt(10) == 0
        ? new GtpVertex.Pass()
        : new GtpVertex.Point(random.nextInt(25), random.nextInt(1, 26));
  }

  private static String word(SplittableRandom random) {
    return random.nextBoolean() ? "wört" + random.nextInt(99) : "w-" + random.nextInt();
  }
}
