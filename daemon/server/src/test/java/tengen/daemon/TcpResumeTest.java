package tengen.daemon;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tengen.host.testing.HabitPlugin;
import tengen.host.testing.HabitPlugin.Habit;
import tengen.store.archive.StoredSession;
import tengen.store.testing.MemoryArchive;
import tengen.support.StreamPeer;

/** TCP clients that resume their sessions, at the same server or the next. */
class TcpResumeTest {
  private static final Pattern TOKEN = Pattern.compile("tengen-session ([0-9a-f]{32}) 0");
  private static final String LISTENERS =
      """
      listeners:
        - {name: any, port: 0, engines: {gomocup: gomoku-classic, gtp: nogo-classic}}
        - {name: gtp, port: 0, protocol: gtp, engine: nogo-classic}
      """;

  private final Transports transports = new Transports();
  private final MemoryArchive shared = new MemoryArchive();
  private final List<TestDaemon> daemons = new ArrayList<>();
  private HabitPlugin nogo = new HabitPlugin("nogo-classic", Habit.IMMEDIATE, true);
  private MemoryArchive.Access access = shared.access();

  @AfterEach
  void close() throws IOException {
    transports.close();
    daemons.forEach(TestDaemon::close);
  }

  /** Starts a server after killing the previous one. */
  private InetSocketAddress server(String listener) throws IOException {
    access.cut();
    access = shared.access();
    var daemon =
        new TestDaemon(LISTENERS, new HabitPlugin("gomoku-classic", Habit.IMMEDIATE, false), nogo);
    daemons.add(daemon);
    daemon.attachArchive(access);
    return transports.listen(daemon.listenerContext(listener));
  }

  private static String gtp(StreamPeer peer, String command) throws Exception {
    peer.send(command + "\n");
    String reply = peer.line();
    assertThat(peer.line()).isEmpty();
    return reply;
  }

  private static String token(String reply) {
    Matcher token = TOKEN.matcher(reply);
    assertThat(token.find()).as(reply).isTrue();
    return token.group(1);
  }

  @Test
  void aSessionGoesOnAtTheNextServer() throws Exception {
    StreamPeer first = transports.connect(server("any"));
    String token = token(gtp(first, "tengen-session"));
    assertThat(gtp(first, "boardsize 5")).isEqualTo("= ");
    assertThat(gtp(first, "play b A1")).isEqualTo("= ");
    String move = gtp(first, "genmove w");

    StreamPeer second = transports.connect(server("any"));

    assertThat(gtp(second, "tengen-resume " + token + " 6"))
        .isEqualTo("= tengen-session " + token + " 3");
    assertThat(gtp(second, "play b " + move.substring(2))).startsWith("? illegal move");
    assertThat(gtp(second, "undo")).isEqualTo("= ");
    assertThat(gtp(second, "play w " + move.substring(2))).isEqualTo("= ");
  }

  /** Returns normal replies to the client, although the session can no longer be resumed. */
  @Test
  void sessionsWithTooMuchInputAreNotStored() throws Exception {
    StreamPeer first = transports.connect(server("gtp"));
    String token = token(gtp(first, "tengen-session"));
    assertThat(gtp(first, "name")).isEqualTo("= Tengen");
    assertThat(shared.sessions()).hasSize(1);
    String comment = "# " + "a".repeat(60_000) + "\n";
    for (long sent = 0; sent <= StoredSession.MAX_CHARACTERS; sent += comment.length()) {
      first.send(comment);
    }
    assertThat(gtp(first, "name")).isEqualTo("= Tengen");

    StreamPeer second = transports.connect(server("gtp"));

    assertThat(gtp(second, "tengen-resume " + token + " 4")).startsWith("? ");
    assertThat(shared.sessions()).isEmpty();
  }

  /** Does not store the line itself either, on which the replies of all sessions would wait. */
  @Test
  void sessionsWithAHugeLineAreNotStored() throws Exception {
    StreamPeer first = transports.connect(server("gtp"));
    gtp(first, "tengen-session");
    assertThat(gtp(first, "name")).isEqualTo("= Tengen");
    assertThat(shared.sessions()).hasSize(1);

    first.send("# " + "a".repeat(512 << 10) + "\n");

    assertThat(gtp(first, "name")).isEqualTo("= Tengen");
    assertThat(shared.sessions()).isEmpty();
  }

  @Test
  void unreceivedRepliesAreSentAgain() throws Exception {
    StreamPeer first = transports.connect(server("gtp"));
    String token = token(gtp(first, "1 tengen-session"));
    assertThat(gtp(first, "2 name")).isEqualTo("=2 Tengen");
    assertThat(gtp(first, "3 version")).isEqualTo("=3 0.1.0 nogo-classic");

    StreamPeer second = transports.connect(server("gtp"));
    second.send("9 tengen-resume " + token + " 3\n4 name\n");

    assertThat(second.line()).isEqualTo("=9 tengen-session " + token + " 2");
    assertThat(second.line()).isEmpty();
    assertThat(second.line()).as("the end of a reply that was begun").isEmpty();
    assertThat(second.line()).isEqualTo("=4 Tengen");
  }

  @Test
  void unfinishedSearchesRestartAfterAResume() throws Exception {
    nogo = new HabitPlugin("nogo-classic", Habit.UNTIL_STOPPED, true);
    StreamPeer first = transports.connect(server("gtp"));
    String token = token(gtp(first, "tengen-session"));
    assertThat(gtp(first, "time_settings 0 1 1")).isEqualTo("= ");
    first.send("7 genmove b\n");
    nogo.awaitSearch();

    StreamPeer second = transports.connect(server("gtp"));
    second.send("tengen-resume " + token + " 2\n");

    assertThat(second.line()).isEqualTo("= tengen-session " + token + " 2");
    assertThat(second.line()).isEmpty();
    assertThat(second.line()).startsWith("=7 ");
  }

  @Test
  void atTheSameServerTheOldConnectionEnds() throws Exception {
    InetSocketAddress server = server("gtp");
    StreamPeer first = transports.connect(server);
    String token = token(gtp(first, "tengen-session"));
    assertThat(gtp(first, "play b A1")).isEqualTo("= ");

    StreamPeer second = transports.connect(server);

    assertThat(gtp(second, "tengen-resume " + token + " 2")).startsWith("= tengen-session");
    assertThat(first.ended()).isTrue();
    assertThat(gtp(second, "play w A1")).startsWith("? illegal move");
  }

  @Test
  void ofConnectionsThatResumeAtOnceTheLastHasTheSession() throws Exception {
    InetSocketAddress server = server("gtp");
    for (int round = 0; round < 20; round++) {
      StreamPeer first = transports.connect(server);
      String token = token(gtp(first, "tengen-session"));
      List<StreamPeer> rivals = new ArrayList<>();
      for (int i = 0; i < 4; i++) {
        rivals.add(transports.connect(server));
      }
      for (StreamPeer rival : rivals) {
        rival.send("tengen-resume " + token + " 0\n");
      }

      rivals.removeIf(StreamPeer::ended);
      rivals.removeIf(rival -> !answers(rival));
      assertThat(rivals).hasSize(1);
    }
  }

  private static boolean answers(StreamPeer peer) {
    try {
      peer.send("7 name\n");
    } catch (IOException _) {
      return false; // closed already
    }
    Optional<String> line = peer.nextLine();
    while (line.isPresent() && !line.get().startsWith("=7")) {
      line = peer.nextLine();
    }
    return line.isPresent();
  }

  @Test
  void sessionsOutliveDisconnectsButNotQuit() throws Exception {
    InetSocketAddress server = server("gtp");
    StreamPeer first = transports.connect(server);
    String token = token(gtp(first, "tengen-session"));
    first.endInput();
    assertThat(first.ended()).isTrue();

    StreamPeer second = transports.connect(server);
    assertThat(gtp(second, "tengen-resume " + token)).startsWith("= tengen-session");
    assertThat(gtp(second, "quit")).isEqualTo("= ");

    StreamPeer third = transports.connect(server);
    assertThat(gtp(third, "tengen-resume " + token)).isEqualTo("? no such session");
    assertThat(gtp(third, "name")).isEqualTo("= Tengen");
  }

  @Test
  void gomocupHasItsOwnResumeCommand() throws Exception {
    StreamPeer first = transports.connect(server("any"));
    first.send("TENGEN-SESSION\n");
    String token = token(first.line());
    first.send("START 15\nBEGIN\n");
    assertThat(first.line()).isEqualTo("OK");
    String move = first.line();

    StreamPeer second = transports.connect(server("any"));
    second.send("TENGEN-RESUME " + token + " 2\n");
    assertThat(second.line()).isEqualTo("OK tengen-session " + token + " 2");
    second.send("TURN " + move + "\n");

    assertThat(second.line()).startsWith("ERROR");
  }

  @Test
  void anotherProtocolOrListenerHasNoSuchSession() throws Exception {
    StreamPeer first = transports.connect(server("any"));
    String token = token(gtp(first, "tengen-session"));

    StreamPeer second = transports.connect(server("gtp"));
    assertThat(gtp(second, "tengen-resume " + token)).isEqualTo("? no such session");

    StreamPeer third = transports.connect(server("any"));
    third.send("TENGEN-RESUME " + token + "\n");
    assertThat(third.line()).isEqualTo("ERROR no such session");
  }

  @Test
  void aSessionThatTheArchiveCannotStoreIsRejected() throws Exception {
    StreamPeer client = transports.connect(server("gtp"));
    access.cut();

    assertThat(gtp(client, "tengen-session"))
        .isEqualTo("? the session cannot be stored in the archive now; try again");
    assertThat(gtp(client, "name")).isEqualTo("= Tengen");
  }

  @Test
  void archiveFailuresAreNotReportedAsUnknownSessions() throws Exception {
    StreamPeer first = transports.connect(server("gtp"));
    String token = token(gtp(first, "tengen-session"));
    InetSocketAddress next = server("gtp");
    access.breakOff();

    assertThat(gtp(transports.connect(next), "tengen-resume " + token))
        .isEqualTo("? the session cannot be read from the archive now; try again");

    assertThat(daemons.getLast().log.lines(Level.WARNING))
        .singleElement()
        .asString()
        .startsWith("cannot read a stored session error=\"java.")
        .endsWith("the database is gone\"");
    assertThat(gtp(transports.connect(server("gtp")), "tengen-resume " + token))
        .startsWith("= tengen-session");
  }

  @Test
  void sessionsCanOnlyBeRequestedByTheFirstCommand() throws Exception {
    StreamPeer peer = transports.connect(server("gtp"));

    assertThat(gtp(peer, "name")).isEqualTo("= Tengen");
    assertThat(gtp(peer, "tengen-session")).isEqualTo("? unknown command");
  }
}
