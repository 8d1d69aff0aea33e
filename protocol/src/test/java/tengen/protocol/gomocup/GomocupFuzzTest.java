package tengen.protocol.gomocup;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.protocol.Effect;
import tengen.protocol.Effect.StartSearch;
import tengen.protocol.Line;
import tengen.protocol.SessionInput;
import tengen.protocol.SessionInput.Finished;
import tengen.protocol.SessionInput.Inspected;
import tengen.protocol.SessionInput.Received;
import tengen.protocol.Step;
import tengen.protocol.session.Seeds;
import tengen.search.Finding;
import tengen.search.Goal;
import tengen.search.SearchProgress;
import tengen.search.SearchResult;

/** Sends any bytes in any order, with engines that answer at any time. */
class GomocupFuzzTest {

  /** Lines that are sent at once and do not depend on a search. */
  private static final String AT_ONCE = "UNKNOWN.*|name=.*|FORBID.*|ERROR SHOWFORBID.*|MESSAGE.*";

  /** Commands that are answered by an error or nothing, or depend on such commands. */
  private static final String OWES_AS_IT_GOES =
      "YXBOARD.*|YXBLOCKPATH|YXBLOCK|YXHASHCLEAR|PONDER.*|.*pondering.*|YXQUERY.*|YXSHOWINFO|YXSWAP2STEP1";

  /** Commands that take effect at once, so that a running search answers differently. */
  private static final String CHANGES_AT_ONCE =
      "YXBLOCK.*|YXFORBID.*|YXSHOWINFO|INFO analysis_mode.*";

  private static final List<String> SOUP =
      List.of(
          "START 5",
          "START 6",
          "START 3",
          "START x",
          "RESTART",
          "BEGIN",
          "BEGIN",
          "TURN 0,0",
          "TURN 1,2",
          "TURN 4,4",
          "TURN 9,9",
          "TURN",
          "BOARD",
          "BOARD 1,1,2 DONE",
          "BOARD",
          "1,1,1",
          "2,2,2",
          "2,2,2",
          "3,3,3",
          "7,7,7",
          "1,1",
          "DONE",
          "DONE",
          "SWAP2BOARD",
          "SWAP2BOARD DONE",
          "YXBOARD",
          "YXBOARD 0,0,1 0,1,2 DONE",
          "TAKEBACK 0,0",
          "TAKEBACK 1,1",
          "PLAY 1,1",
          "ABOUT",
          "INFO time_left 5",
          "INFO timeout_turn 0",
          "INFO timeout_turn 9",
          "INFO x",
          "YXSTOP",
          "STOP",
          "FOO",
          "x",
          "x 1,1 DONE",
          "1 START 5",
          "1,1 BEGIN",
          "YXSHOWFORBID",
          "YXBLOCK",
          "YXSETDATABASE",
          "YXBLOCK 0,0 DONE",
          "YXBLOCKPATH",
          "YXBLOCKRESET",
          "YXQUERYDATABASEONE",
          "YXSHOWINFO",
          "YXDRAW",
          "YXFORBID add 0 0 0",
          "YXFORBID del 0 0 0",
          "YXHASHDUMP",
          "YXSHOWHASHUSAGE",
          "YXBALANCEONE 0",
          "YXBALANCETWO 10",
          "YXSEARCHDEFEND",
          "YXSWAP2STEP1",
          "YXSWAP2STEP2",
          "YXHASHCLEAR",
          "YXPRINTFEATURE",
          "SHOWFORBID",
          "SWAPBOARD DONE",
          "PROBOARD DONE",
          "PROBOARD 1,1 DONE",
          "SWAP5STEP2 2",
          "RIFSTEP3",
          "RIFSTEP4 1,1 2,2 3,3 4,4 DONE",
          "BALANCE 1",
          "PONDER",
          "PONDER 5",
          "INFO pondering 1",
          "INFO analysis_mode 1",
          "INFO analysis_mode 0",
          "BOARD BOARD 1,1,1");

  /** A host whose engine takes the first empty point when it is told to. */
  private static final class Host {
    private final GomocupSession machine = new GomocupSession();
    private final List<Effect<GomocupReply>> running = new ArrayList<>();
    private final List<String> lines = new ArrayList<>();
    private final List<GomocupCommand> received = new ArrayList<>();
    private GomocupState state = machine.start(TestEngine.OFFER);
    private long stopped;
    private boolean closed;

    void line(String text) {
      for (GomocupCommand command : machine.parse(state, new Line(text, 0))) {
        received.add(command);
        enter(new Received<>(command, text.length() + 1, 0));
      }
    }

    void enter(SessionInput<GomocupCommand> input) {
      Step<GomocupState, GomocupReply> step = machine.next(state, input);
      state = step.state();
      step.effects().forEach(this::perform);
      if (!closed && machine.hasNext(state)) {
        enter(new SessionInput.Continued<>());
      }
    }

    private void perform(Effect<GomocupReply> effect) {
      assertThat(closed).as("an effect after Close: %s", effect).isFalse();
      switch (effect) {
        case Effect.Send<GomocupReply>(GomocupReply reply) ->
            lines.add(machine.print(reply).stripTrailing());
        case StartSearch<GomocupReply> search -> {
          assertThat(running).as("one search at a time").isEmpty();
          running.add(search);
        }
        case Effect.StopSearch<GomocupReply>(long ticket) -> {
          assertRuns(ticket);
          assertThat(stopped).as("stopped once").isLessThan(ticket);
          stopped = ticket;
        }
        case Effect.ChangeLimits<GomocupReply>(long ticket, var _) -> assertRuns(ticket);
        case Effect.DropSearch<GomocupReply>(long ticket) -> {
          assertRuns(ticket);
          running.clear();
        }
        case Effect.Close<GomocupReply> _ -> closed = true;
        case Effect.NewGame<GomocupReply> _, Effect.Configure<GomocupReply> _ -> {}
        case Effect.Note<GomocupReply> _,
            Effect.AllowDirectory<GomocupReply> _,
            Effect.GameEvent<GomocupReply> _ -> {}
        case Effect.Inspect<GomocupReply> inspect -> {
          assertThat(running).as("one search at a time").isEmpty();
          running.add(inspect);
        }
        case Effect.UseEngine<GomocupReply> _,
            Effect.ReadFile<GomocupReply> _,
            Effect.FindGames<GomocupReply> _,
            Effect.AtTable<GomocupReply> _,
            Effect.StandardErrorText<GomocupReply> _ ->
            throw new AssertionError("not asked for by Gomocup: " + effect);
      }
    }

    private void assertRuns(long ticket) {
      assertThat(running).extracting(Host::ticket).contains(ticket);
    }

    /** Ends the running search; returns false if there is none. */
    boolean answer() {
      if (running.isEmpty()) {
        return false;
      }
      Effect<GomocupReply> asked = running.removeFirst();
      enter(
          asked instanceof StartSearch<GomocupReply> search
              ? new Finished<>(
                  search.ticket(),
                  new SearchResult(move(search), new SearchProgress(0, List.of())),
                  5)
              : new Inspected<>(ticket(asked), new Finding("nothing", List.of())));
      return true;
    }

    private static Move move(StartSearch<GomocupReply> search) {
      List<Move> legal =
          TestEngine.referee(search.position()).legalMoves(search.position()).toList();
      return switch (search.goal()) {
        case Goal.Opening _ -> new Place(0, 0);
        case Goal.BestMove _ -> legal.getFirst();
        case Goal.Balance(int points, double _) ->
            new Move.Places(legal.stream().limit(points).map(Place.class::cast).toList());
      };
    }

    private static long ticket(Effect<GomocupReply> asked) {
      return asked instanceof StartSearch<GomocupReply> search
          ? search.ticket()
          : ((Effect.Inspect<GomocupReply>) asked).ticket();
    }

    void answerAll() {
      while (answer()) {
        assertThat(running.size()).isLessThan(2);
      }
    }

    List<String> answers() {
      return lines.stream().filter(line -> !line.matches(AT_ONCE)).toList();
    }
  }

  /** Returns the number of lines that the commands require, without knowledge of searches. */
  private static int owed(List<GomocupCommand> commands) {
    int lines = 0;
    BlockKind open = null;
    boolean discarding = false;
    for (GomocupCommand command : commands) {
      boolean data = command instanceof GomocupCommand.Data;
      boolean done = data && ((GomocupCommand.Data) command).isLast();
      if (data && (open != null || discarding)) {
        lines += done && open != null && open != BlockKind.YXBLOCK ? 1 : 0;
        open = done ? null : open;
        discarding &= !done;
      } else {
        lines += (open == null || open == BlockKind.YXBLOCK ? 0 : 1) + alone(command);
        open = command instanceof GomocupCommand.Open(BlockKind kind, int _) ? kind : null;
        discarding = command instanceof GomocupCommand.IgnoredBlock;
      }
    }
    return lines;
  }

  private static int alone(GomocupCommand command) {
    return switch (command) {
      case GomocupCommand.Open _,
          GomocupCommand.NumberInfo _,
          GomocupCommand.FolderInfo _,
          GomocupCommand.OtherInfo _,
          GomocupCommand.Stop _,
          GomocupCommand.Forbid _,
          GomocupCommand.PathLine _,
          GomocupCommand.End _ ->
          0;
      case GomocupCommand.Quiet(PassiveCommand word) -> word == PassiveCommand.YXBLOCKRESET ? 0 : 1;
      default -> 1;
    };
  }

  private static List<String> soup(SplittableRandom random) {
    var lines = new ArrayList<String>(List.of("START 7"));
    for (int i = random.nextInt(60); i >= 0; i--) {
      lines.add(SOUP.get(random.nextInt(SOUP.size())));
    }
    return lines;
  }

  @Test
  void eachCommandGetsItsLinesWheneverTheEngineAnswers() {
    Seeds.each(
        "gomocup lines owed",
        150,
        4,
        seed -> {
          var random = new SplittableRandom(seed);
          List<String> lines =
              soup(random).stream().filter(line -> !line.matches(OWES_AS_IT_GOES)).toList();
          var host = new Host();
          for (String line : lines) {
            host.line(line);
            if (random.nextInt(3) == 0) {
              host.answer();
            }
          }
          host.answerAll();
          assertThat(host.lines).as("seed %d: %s", seed, lines).hasSize(owed(host.received));
          assertThat(host.machine.pendingBytes(host.state)).as("seed %d", seed).isZero();
        });
  }

  @Test
  void theAnswersAreTheSameInTheSameOrderWheneverTheyCome() {
    Seeds.each(
        "gomocup order",
        150,
        4,
        seed -> {
          List<String> lines =
              soup(new SplittableRandom(seed)).stream()
                  .filter(line -> !line.matches(CHANGES_AT_ONCE))
                  .toList();
          var atOnce = new Host();
          var late = new Host();
          for (String line : lines) {
            atOnce.line(line);
            atOnce.answerAll();
            late.line(line);
          }
          late.answerAll();
          assertThat(late.answers()).as("seed %d: %s", seed, lines).isEqualTo(atOnce.answers());
          assertThat(late.state.position()).as("seed %d", seed).isEqualTo(atOnce.state.position());
        });
  }

  @Test
  void aStopIsForTheSearchThatRunsAndForThoseThatWait() {
    Seeds.each(
        "gomocup stop",
        150,
        2,
        seed -> {
          var host = new Host();
          soup(new SplittableRandom(seed)).stream()
              .filter(line -> !line.contains("pondering"))
              .forEach(host::line);
          host.line("x");
          host.line("YXSTOP");
          while (!host.running.isEmpty()) {
            if (host.running.getFirst() instanceof StartSearch<GomocupReply> search) {
              assertThat(host.stopped).as("seed %d", seed).isEqualTo(search.ticket());
            }
            host.answer();
          }
        });
  }

  @Test
  void theEndClosesTheSessionWithoutOutput() {
    Seeds.each(
        "gomocup ends",
        150,
        2,
        seed -> {
          var random = new SplittableRandom(seed);
          var host = new Host();
          soup(random).forEach(host::line);
          int count = host.lines.size();
          if (random.nextBoolean()) {
            host.line("END");
          } else {
            host.enter(new SessionInput.Disconnected<>());
          }
          host.line("START 15");
          assertThat(host.closed).as("seed %d", seed).isTrue();
          assertThat(host.lines).as("seed %d", seed).hasSize(count);
          assertThat(host.running).as("seed %d", seed).isEmpty();
        });
  }

  @Test
  void anyBytesGiveCleanLinesAndNoException() {
    Seeds.each(
        "gomocup parser",
        150,
        10,
        seed -> {
          var random = new SplittableRandom(seed);
          var host = new Host();
          host.line("START 6");
          for (int i = 0; i < 40; i++) {
            host.line(noise(random));
            if (random.nextInt(4) == 0) {
              host.answer();
            }
          }
          assertThat(host.lines)
              .as("seed %d", seed)
              .isNotEmpty()
              .allSatisfy(line -> assertThat(line).matches("[!-~]([ -~]{0,198}[!-~])?"));
        });
  }

  /** Returns a known line with some characters changed, removed or added. */
  private static String noise(SplittableRandom random) {
    var line = new StringBuilder(SOUP.get(random.nextInt(SOUP.size())));
    for (int i = random.nextInt(4); i > 0; i--) {
      int at = random.nextInt(line.length() + 1);
      char c = (char) random.nextInt(256);
      line.insert(at, c == '\n' ? '\r' : c);
      if (random.nextBoolean()) {
        line.deleteCharAt(random.nextInt(line.length()));
      }
    }
    return line.toString();
  }
}
