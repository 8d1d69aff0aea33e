package tengen.protocol.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.game.Turn;
import tengen.protocol.Effect;
import tengen.protocol.Line;
import tengen.protocol.SessionInput.FileRead;
import tengen.protocol.SessionInput.Received;
import tengen.protocol.session.SessionPeer;

/** Loads and prints records; files are resources of the tests. */
class GtpRecordsTest {
  private static final String FOLDER = "/tengen/protocol/record/";

  private final SessionPeer<GtpState, GtpLine, GtpReply> session =
      GtpTestSession.session(GtpTestSession.NOGO_FIRST.withFiles());

  @Test
  void aRecordIsReplayed() {
    session.send("loadsgf " + FOLDER + "opening.sgf\n");
    assertThat(session.unread()).isEqualTo("= \n\n");
    var board = new Setup.Board(7, 7, List.of(new Place(3, 3)), List.of(), List.of());
    Position position =
        Position.start("nogo", board)
            .play(Side.WHITE, new Place(0, 0))
            .play(Side.BLACK, new Place(6, 6))
            .play(Side.BLACK, new Place(6, 5));
    assertThat(session.state().game().position()).isEqualTo(position);
    assertThat(session.effects()).contains(new Effect.NewGame<>(position));
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0, WHITE",
    "1, 0, WHITE",
    "2, 1, BLACK",
    "3, 2, BLACK",
    "4, 3, WHITE",
    "99, 3, WHITE"
  })
  void loadingStopsBeforeTheNamedMove(int move, int played, Side toMove) {
    session.send("loadsgf " + FOLDER + "opening.sgf " + move + "\n");
    Position position = session.state().game().position();
    assertThat(position.turns()).hasSize(played);
    assertThat(position.toMove()).isEqualTo(toMove);
  }

  @ParameterizedTest
  @CsvSource({
    "nothing.sgf, it cannot be read",
    "nogo.sgf, not a game of nogo",
    "gomoku.sgf, not a game of nogo",
    "piskvork.psq, 'line 1: no game; a game begins with (;'"
  })
  void gamesOfOtherRulesAreRejected(String file, String why) {
    session.send("play b a1\nloadsgf " + FOLDER + file + "\n");
    assertThat(session.unread()).isEqualTo("= \n\n? cannot load file\n\n");
    assertThat(session.effects()).contains(new Effect.Note<>("loadsgf: " + why));
    assertThat(session.state().game().position().turns())
        .containsExactly(new Turn(Side.BLACK, new Place(0, 8)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ''         | ? cannot load file: it has 3 games; choose one, as in: loadsgf FILE game 3
          ' 2'       | ? cannot load file: it has 3 games; choose one, as in: loadsgf FILE game 3
          ' game 0'  | ? cannot load file: it has no game 0; its games are 1 to 3
          ' game 4'  | ? cannot load file: it has no game 4; its games are 1 to 3
          ' game x'  | ? syntax error
          """)
  void collectionsNeedTheNumberOfAGame(String choice, String answer) {
    session.send("loadsgf " + FOLDER + "collection.sgf" + choice + "\n");
    assertThat(session.unread()).isEqualTo(answer + "\n\n");
    assertThat(session.state().game().position().turns()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"' game 1', 1", "' game 2', 2", "' 2 game 2', 1"})
  void aGameOfACollectionIsChosen(String choice, int turns) {
    session.send("loadsgf " + FOLDER + "collection.sgf" + choice + "\n");
    assertThat(session.unread()).isEqualTo("= \n\n");
    assertThat(session.state().game().position().turns()).hasSize(turns);
  }

  @Test
  void aFaultOfAChosenGameHasItsLine() {
    session.send("loadsgf " + FOLDER + "collection.sgf game 3\n");
    assertThat(session.effects())
        .contains(new Effect.Note<>("loadsgf: line 5: B[zz]; points of a board 9x9"));
  }

  @Test
  void withoutFilesTheCommandIsRejectedAndNotListed() {
    var remote = GtpTestSession.session(GtpTestSession.NOGO_FIRST);
    remote.send("loadsgf " + FOLDER + "opening.sgf\nknown_command loadsgf\nlist_commands\n");
    assertThat(remote.unread())
        .startsWith("? cannot load file\n\n= false\n\n")
        .doesNotContain("loadsgf");
    assertThat(remote.effects()).hasOnlyElementsOfType(Effect.Send.class);
  }

  @Test
  void commandsWaitForTheFile() {
    var machine = new GtpDialect(() -> 0).machine();
    GtpState state = machine.start(GtpTestSession.NOGO_FIRST.withFiles());
    state = machine.next(state, received("7 loadsgf x.sgf")).state();
    var quit = machine.next(state, received("8 quit"));
    assertThat(quit.effects()).isEmpty();
    var late = new FileRead<GtpLine>(2, Optional.empty());
    assertThat(machine.next(quit.state(), late).effects()).isEmpty();
    var read = new FileRead<GtpLine>(1, Optional.empty());
    assertThat(machine.next(quit.state(), read).effects())
        .filteredOn(effect -> effect instanceof Effect.Send)
        .map(effect -> machine.print(((Effect.Send<GtpReply>) effect).reply()))
        .containsExactly("?7 cannot load file\n\n", "=8 \n\n");
  }

  private static Received<GtpLine> received(String line) {
    GtpLine command = GtpParser.line(new Line(line, 0)).orElseThrow();
    return new Received<>(command, line.length(), 0);
  }

  @Test
  void aFinishedGameIsPrintedWithItsResult() {
    session.send("boardsize 2\nplay b a1\nplay w b2\nplay b a2\nprintsgf\n");
    assertThat(session.unread()).endsWith("SZ[2]RU[NoGo]RE[B+]\n;B[ab]\n;W[ba]\n;B[aa])\n\n");
  }
}
