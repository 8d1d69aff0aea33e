package tengen.protocol.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import tengen.protocol.session.Seeds;
import tengen.protocol.session.SessionPeer;

/** Each command of any input is answered once, in order, in the protocol's form. */
class GtpFuzzTest {
  private static final Pattern BLOCK = Pattern.compile("[=?][0-9]*(?: [^\n]*)?(?:\n[^\n]+)*");
  private static final List<String> NAMES = GtpTable.STANDARD.words();
  private static final List<String> ARGUMENTS =
      List.of(
          "b",
          "w",
          "a1",
          "b2",
          "C3",
          "c1",
          "d4",
          "pass",
          "3",
          "5",
          "9",
          "0",
          "-1",
          "2.5",
          "alive",
          "nogo-classic",
          "gomoku-classic",
          "\u00ff",
          "x",
          "30000000000");

  @Test
  void randomCommandsAreAnsweredOnceAndInOrder() {
    Seeds.each(
        "gtp sessions",
        40,
        10,
        seed ->
            converse(
                seed, NAMES, (seed & 1) == 0 ? GtpTestSession.nogo() : GtpTestSession.gomoku()));
  }

  @Test
  void randomUalbertaSessionsAreWellFormed() {
    List<String> names = GtpDialect.ualberta().commands();
    Seeds.each(
        "ualberta sessions",
        40,
        10,
        seed -> converse(seed, names, GtpTestSession.ualberta(GtpTestSession.NOGO_FIRST)));
  }

  private static void converse(
      long seed, List<String> names, SessionPeer<GtpState, GtpLine, GtpReply> session) {
    var random = new SplittableRandom(seed);
    int commands = 0;
    for (int line = 0; line < 150; line++) {
      boolean silent = random.nextInt(8) == 0;
      session.send(silent ? silence(random) : commands++ + " " + anyCommand(random, names) + "\n");
      if (random.nextInt(4) == 0) {
        session.finishOldest();
      }
      if (random.nextInt(20) == 0) {
        session.failOldest("no luck");
      }
    }
    session.endInput();
    assertAnswers(seed, commands, session);
  }

  private static void assertAnswers(
      long seed, int commands, SessionPeer<GtpState, GtpLine, GtpReply> session) {
    List<String> blocks = blocks(session.unread());
    assertThat(blocks).as("seed %d", seed).hasSize(commands);
    for (int i = 0; i < blocks.size(); i++) {
      assertThat(blocks.get(i)).as("seed %d", seed).matches(BLOCK);
      assertThat(blocks.get(i).substring(1)).as("seed %d", seed).matches(i + "(?s:[ \n].*)?");
    }
    assertThat(session.ended()).as("seed %d", seed).isTrue();
  }

  @Test
  void everyCommandGetsOneReplyWithAndWithoutArguments() {
    String junk = " junk".repeat(300);
    for (String name : NAMES) {
      if (!name.equals("quit")) {
        var session = GtpTestSession.nogo();
        session.send(name + "\n" + name + junk + "\n7 protocol_version\n");
        session.endInput();
        List<String> blocks = blocks(session.unread());
        assertThat(blocks).as(name).hasSize(3).allMatch(block -> BLOCK.matcher(block).matches());
        assertThat(blocks.get(1)).as(name).isEqualTo(answerToJunk(name));
        assertThat(blocks.get(2)).as(name).isEqualTo("=7 2");
      }
    }
  }

  /** Returns the answer to random words; some commands take any words. */
  private static String answerToJunk(String name) {
    return switch (name) {
      case "tengen-game" -> "? unknown game";
      case "tengen-option", "kata-set-param" -> "? unknown option";
      case "cgos-gameover", "cgos-opponent_name", "cgos-opponent_rating" -> "= ";
      case "gogui-version", "kgs-game_over" -> "= ";
      default -> "? syntax error";
    };
  }

  @Test
  void anyBytesAreHandled() {
    Seeds.each(
        "gtp parser",
        40,
        10,
        seed -> {
          var random = new SplittableRandom(seed);
          var session = GtpTestSession.nogo();
          var bytes = new byte[2000];
          random.nextBytes(bytes);
          session.send(bytes);
          session.send("\n999 protocol_version\n");
          session.endInput();
          List<String> blocks = blocks(session.unread());
          assertThat(blocks).as("seed %d", seed).allMatch(block -> BLOCK.matcher(block).matches());
          assertThat(blocks.getLast()).as("seed %d", seed).isEqualTo("=999 2");
        });
  }

  @Test
  void aMillionLettersAreTooManyWords() {
    var session = GtpTestSession.nogo();
    session.send("name " + "a".repeat(1_000_000) + "\nprotocol_version\n");
    assertThat(session.unread()).isEqualTo("? syntax error\n\n= 2\n\n");
  }

  @Test
  void aLineOfFiveMillionIsTooLong() {
    var session = GtpTestSession.nogo();
    session.send("a".repeat(5_000_000) + "\nprotocol_version\n");
    assertThat(session.unread()).isEqualTo("? line too long\n\n= 2\n\n");
  }

  @Test
  void twentyThousandPipelinedCommandsAreAnswered() {
    var session = GtpTestSession.nogo();
    session.send("play b a1\nundo\n".repeat(10_000));
    assertThat(session.unread()).isEqualTo("= \n\n".repeat(20_000));
  }

  @Test
  void twentyThousandCommandsMayWaitForASearch() {
    var session = GtpTestSession.nogo();
    session.send("genmove w\n" + "play b a1\nundo\n".repeat(10_000));
    assertThat(session.unread()).isEmpty();
    assertThat(new GtpDialect(() -> 0).machine().pendingBytes(session.state())).isEqualTo(150_000);
    session.finishOldest();
    assertThat(session.unread()).isEqualTo("= J1\n\n" + "= \n\n".repeat(20_000));
  }

  private static List<String> blocks(String output) {
    List<String> blocks = new ArrayList<>(List.of(output.split("\n\n", -1)));
    assertThat(blocks.removeLast()).isEmpty();
    return blocks;
  }

  private static String silence(SplittableRandom random) {
    return List.of("\n", " \t\r\n", "# play b a1\n", "# interrupt\n").get(random.nextInt(4));
  }

  private static String anyCommand(SplittableRandom random, List<String> names) {
    String name = names.get(random.nextInt(names.size()));
    if (name.equals("quit") || random.nextInt(30) == 0) {
      return "nonsense";
    }
    if (random.nextInt(3) == 0) {
      return likelyCommand(random);
    }
    var command = new StringBuilder(name);
    for (int words = random.nextInt(4); words > 0; words--) {
      command.append(' ').append(ARGUMENTS.get(random.nextInt(ARGUMENTS.size())));
    }
    byte[] noise = {(byte) random.nextInt(256)};
    boolean noisy = random.nextInt(10) == 0 && noise[0] != '\n' && noise[0] != '#';
    return noisy ? command + new String(noise, StandardCharsets.ISO_8859_1) : command.toString();
  }

  private static String likelyCommand(SplittableRandom random) {
    String side = random.nextBoolean() ? "b" : "w";
    return random.nextInt(3) == 0
        ? "genmove " + side
        : "play " + side + " " + "abcde".charAt(random.nextInt(5)) + random.nextInt(1, 6);
  }
}
