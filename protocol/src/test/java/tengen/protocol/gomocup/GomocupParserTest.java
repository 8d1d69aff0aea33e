package tengen.protocol.gomocup;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.game.Move.Place;
import tengen.protocol.Line;
import tengen.protocol.gomocup.GomocupCommand.About;
import tengen.protocol.gomocup.GomocupCommand.Begin;
import tengen.protocol.gomocup.GomocupCommand.Done;
import tengen.protocol.gomocup.GomocupCommand.FolderInfo;
import tengen.protocol.gomocup.GomocupCommand.IgnoredBlock;
import tengen.protocol.gomocup.GomocupCommand.IgnoredPath;
import tengen.protocol.gomocup.GomocupCommand.Malformed;
import tengen.protocol.gomocup.GomocupCommand.NumberInfo;
import tengen.protocol.gomocup.GomocupCommand.Open;
import tengen.protocol.gomocup.GomocupCommand.OtherInfo;
import tengen.protocol.gomocup.GomocupCommand.PathLine;
import tengen.protocol.gomocup.GomocupCommand.Start;
import tengen.protocol.gomocup.GomocupCommand.Stone;
import tengen.protocol.gomocup.GomocupCommand.Turn;
import tengen.protocol.gomocup.GomocupCommand.Unknown;
import tengen.protocol.gomocup.GomocupReply.Identity;

class GomocupParserTest {

  private static List<GomocupCommand> parse(String line) {
    return GomocupParser.parse(new Line(line, 0));
  }

  private static Stone stone(int x, int y, int field) {
    return new Stone(x, y, OptionalInt.of(field));
  }

  @Test
  void keywordsAreReadInAnyCaseWithBlanksAndTabsAround() {
    assertThat(parse(" \t staRt \t 15 \t\r")).containsExactly(new Start(15, 15));
    assertThat(parse("start 15 20")).containsExactly(new Start(15, 20));
    assertThat(parse("Begin now")).containsExactly(new Begin());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "\t \t", "\r", "\r\r", " \r \r", "\0", "\u00EF\u00BB\u00BF"})
  void anEmptyLineIsNoCommand(String line) {
    assertThat(parse(line)).isEmpty();
  }

  @Test
  void aLoneCarriageReturnEndsALine() {
    assertThat(parse("ABOUT\rBEGIN\r\rTURN 1,2\r"))
        .containsExactly(new About(), new Begin(), new Turn(1, 2));
  }

  @Test
  void nulBytesAndAByteOrderMarkAreDropped() {
    assertThat(parse("\u00EF\u00BB\u00BFAB\0OUT\0")).containsExactly(new About());
  }

  @Test
  void numbersSaturate() {
    assertThat(parse("TURN 99999999999,-99999999999"))
        .containsExactly(new Turn(Integer.MAX_VALUE, Integer.MIN_VALUE));
    assertThat(parse("INFO time_left 9223372036854775807"))
        .containsExactly(new NumberInfo(InfoKey.TIME_LEFT, Long.MAX_VALUE));
    assertThat(parse("INFO time_left 9223372036854775808"))
        .containsExactly(new NumberInfo(InfoKey.TIME_LEFT, Long.MAX_VALUE));
    assertThat(parse("INFO time_left -9223372036854775808"))
        .containsExactly(new NumberInfo(InfoKey.TIME_LEFT, Long.MIN_VALUE));
    assertThat(parse("INFO time_left -99999999999999999999999"))
        .containsExactly(new NumberInfo(InfoKey.TIME_LEFT, Long.MIN_VALUE));
  }

  @Test
  void anInfoTakesTheWholePartOfItsNumber() {
    assertThat(parse("info Timeout_Turn 1234.5"))
        .containsExactly(new NumberInfo(InfoKey.TIMEOUT_TURN, 1234));
    assertThat(parse("INFO timeout_turn -0.9"))
        .containsExactly(new NumberInfo(InfoKey.TIMEOUT_TURN, 0));
  }

  @Test
  void infosWithoutANumberAreParsedAsText() {
    assertThat(parse("INFO")).containsExactly(new OtherInfo("", ""));
    assertThat(parse("INFO rule")).containsExactly(new OtherInfo("rule", ""));
    assertThat(parse("INFO RULE 1x")).containsExactly(new OtherInfo("rule", "1x"));
    assertThat(parse("INFO rule -")).containsExactly(new OtherInfo("rule", "-"));
    assertThat(parse("INFO evaluate 3,3")).containsExactly(new OtherInfo("evaluate", "3,3"));
  }

  @Test
  void aFolderIsTheRestOfTheLine() {
    assertThat(parse("INFO folder  C:\\a b,  c\\ \r"))
        .containsExactly(new FolderInfo("C:\\a b,  c\\"));
  }

  @Test
  void blanksBesideACommaAreIgnored() {
    assertThat(parse("TURN 7 ,\t8")).containsExactly(new Turn(7, 8));
    assertThat(parse("7 , 8 , 1   9,9"))
        .containsExactly(stone(7, 8, 1), new Stone(9, 9, OptionalInt.empty()));
  }

  @Test
  void boardDataMayFollowOnTheSameLine() {
    assertThat(parse("BOARD 7,7,1 8,8,2 done"))
        .containsExactly(new Open(BlockKind.BOARD), stone(7, 7, 1), stone(8, 8, 2), new Done());
    assertThat(parse("yxboard x 7,7,1,1 DONE"))
        .containsExactly(
            new Open(BlockKind.YXBOARD), new Unknown("x"), new Unknown("7,7,1,1"), new Done());
  }

  @Test
  void aCommandBehindDataTakesTheRestOfTheLine() {
    assertThat(parse("BOARD 7,7,1 TURN 8 , 8"))
        .containsExactly(new Open(BlockKind.BOARD), stone(7, 7, 1), new Turn(8, 8));
    assertThat(parse("board\tBOARD DONE begin DONE"))
        .containsExactly(
            new Open(BlockKind.BOARD), new Open(BlockKind.BOARD), new Done(), new Begin());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "START",
        "START x",
        "START 1 2 3",
        "START 15.5",
        "RECTSTART 15",
        "RECTSTART 15 15",
        "TURN",
        "TURN 7",
        "TURN 7 7",
        "TURN a,b",
        "TURN 7,",
        "TURN ,7",
        "TURN 7,7,1",
        "TURN 7,7 x",
        "TAKEBACK",
        "PLAY 1,+"
      })
  void aCommandWithoutItsArgumentsIsMalformed(String line) {
    assertThat(parse(line)).singleElement().isInstanceOf(Malformed.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"FOO", "STARTX 15", "\u00C3(", "\u0001", "YXBALANCEFIVE 0", ",", "\"BEGIN\""})
  void anyOtherLineIsUnknownAsAWhole(String line) {
    assertThat(parse(line)).containsExactly(new Unknown(line));
  }

  @Test
  void dataOfUnsupportedExtensionsIsSkipped() {
    assertThat(parse("yxdeletedatabaseall wl"))
        .containsExactly(new IgnoredBlock("YXDELETEDATABASEALL"));
    assertThat(parse("SAKATASTEP2 7,7 done"))
        .containsExactly(new IgnoredBlock("SAKATASTEP2"), new Done());
    assertThat(parse("YXSETDATABASE")).containsExactly(new IgnoredPath("YXSETDATABASE"));
    assertThat(parse("YXHASHLOAD end here"))
        .containsExactly(new IgnoredPath("YXHASHLOAD"), new PathLine("end here"));
  }

  @Test
  void openingStepsMayHaveANumber() {
    assertThat(parse("YXSOOSORVSTEP4 2"))
        .containsExactly(new GomocupCommand.Open(BlockKind.YXSOOSORVSTEP4, 2));
    assertThat(parse("yxsoosorvstep1")).containsExactly(new GomocupCommand.SoosorvStart());
  }

  @Test
  void aLineIsReadToItsEndHoweverLongItMayBe() {
    assertThat(parse("A".repeat(1_000_000))).containsExactly(new Unknown("A".repeat(1_000_000)));
  }

  @Test
  void repliesOfOtherEnginesAreReadInAnyCase() {
    assertThat(GomocupReplyParser.parse("ok")).isEqualTo(new GomocupReply.Ok());
    assertThat(GomocupReplyParser.parse("OK - ready")).isInstanceOf(GomocupReply.Other.class);
    assertThat(GomocupReplyParser.parse(" 7,8\t\r"))
        .isEqualTo(new GomocupReply.Moves(new Place(7, 8)));
    assertThat(GomocupReplyParser.parse("7,7 8,7"))
        .isEqualTo(new GomocupReply.Moves(List.of(new Place(7, 7), new Place(8, 7))));
    assertThat(GomocupReplyParser.parse("error bad coordinates"))
        .isEqualTo(new GomocupReply.Failure("bad coordinates"));
    assertThat(GomocupReplyParser.parse("MESSAGE")).isEqualTo(new GomocupReply.Message("-"));
    assertThat(GomocupReplyParser.parse("FORBID 09121011."))
        .isEqualTo(new GomocupReply.Forbidden(List.of(new Place(9, 12), new Place(10, 11))));
    assertThat(GomocupReplyParser.parse("name=\"Foo\",version=\"1.0\", www=\"\""))
        .isEqualTo(
            new Identity(
                List.of(
                    new Identity.Field("name", "Foo"),
                    new Identity.Field("version", "1.0"),
                    new Identity.Field("www", ""))));
    assertThat(GomocupReplyParser.parse("I am thinking..."))
        .isEqualTo(new GomocupReply.Other("I am thinking..."));
  }

  @Test
  void repliesHoldPrintableTextAlone() {
    assertThat(new GomocupReply.Failure(" a\r\n\0b\u00E9 \t").line()).isEqualTo("ERROR a  ?b?");
    assertThat(new GomocupReply.Message(" ").line()).isEqualTo("MESSAGE -");
    assertThat(new GomocupReply.Ok().line()).isEqualTo("OK");
  }
}
