package tengen.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.ServiceLoader;
import java.util.SplittableRandom;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Verdict;
import tengen.support.StreamPeer;

/**
 * A tournament manager that plays whole games against a session and checks every move by the rules.
 */
public final class Games {
  private static final Map<String, GameRules> RULES = new HashMap<>();
  private static final String COLUMNS = "ABCDEFGHJKLMNOPQRSTUVWXYZ";

  static {
    ServiceLoader.load(GameRules.class).forEach(rules -> RULES.put(rules.id(), rules));
  }

  private Games() {}

  /**
   * Time limit in milliseconds that an engine of few plies never reaches, so that equal seeds give
   * equal games.
   */
  static final long AMPLE_MS = 60_000;

  /** Plays Gomoku over Gomocup. The session is Black, a random player White. */
  static Verdict gomocup(StreamPeer peer, int size, long seed, long turnMs)
      throws IOException, InterruptedException {
    var game = new Game("gomoku-freestyle", size, seed);
    peer.send("START " + size + "\nINFO timeout_turn " + turnMs + "\n");
    assertThat(peer.line()).isEqualTo("OK");
    String command = "BEGIN";
    while (true) {
      peer.send(command + "\n");
      String[] answer = move(peer).split(",", -1);
      game.play(new Place(Integer.parseInt(answer[0]), Integer.parseInt(answer[1])));
      if (!game.isOpen()) {
        return game.verdict();
      }
      Place reply = game.randomMove();
      game.play(reply);
      if (!game.isOpen()) {
        return game.verdict();
      }
      command = "TURN " + reply.x() + "," + reply.y();
    }
  }

  /** Returns the reply, without the messages before it. */
  static String move(StreamPeer peer) throws InterruptedException {
    String line = peer.line();
    while (line.startsWith("MESSAGE ")) {
      line = peer.line();
    }
    return line;
  }

  /** Plays NoGo over GTP. The session is White, a random player Black. */
  public static Verdict nogo(StreamPeer peer, int size, long seed)
      throws IOException, InterruptedException {
    var game = new Game("nogo", size, seed);
    gtp(peer, "boardsize " + size);
    gtp(peer, "clear_board");
    gtp(peer, "time_settings 0 1 10");
    while (game.isOpen()) {
      Place move = game.randomMove();
      game.play(move);
      gtp(peer, "play b " + vertex(move, size));
      String answer = gtp(peer, "genmove w");
      if (answer.equals("resign")) {
        break;
      }
      game.play(point(answer, size));
    }
    assertThat(gtp(peer, "final_score")).isEqualTo(winner(game.verdict()) + "+1");
    return game.verdict();
  }

  /** Plays NoGo on 9x9 in rows and columns. The session makes {@code moves} moves as Black. */
  public static void rowsAndColumns(StreamPeer peer, int moves, long seed)
      throws IOException, InterruptedException {
    var game = new Game("nogo", 9, seed);
    peer.send("0\n");
    for (int move = 0; move < moves; move++) {
      if (move > 0) {
        Place reply = game.randomMove();
        game.play(reply);
        peer.send(reply.y() + " " + reply.x() + "\n");
      }
      String[] answer = peer.line().split(" ", -1);
      game.play(new Place(Integer.parseInt(answer[1]), Integer.parseInt(answer[0])));
    }
  }

  private static String gtp(StreamPeer peer, String command)
      throws IOException, InterruptedException {
    peer.send(command + "\n");
    String answer = peer.line();
    assertThat(answer).as(command).startsWith("= ");
    assertThat(peer.line()).as(command).isEmpty();
    return answer.substring(2);
  }

  private static String winner(Verdict verdict) {
    assertThat(verdict).isInstanceOf(Verdict.Won.class);
    return ((Verdict.Won) verdict).side().name().substring(0, 1);
  }

  private static String vertex(Place place, int size) {
    return COLUMNS.charAt(place.x()) + Integer.toString(size - place.y());
  }

  private static Place point(String vertex, int size) {
    return new Place(
        COLUMNS.indexOf(vertex.charAt(0)), size - Integer.parseInt(vertex.substring(1)));
  }

  /** A game with its referee. */
  private static final class Game {
    private final GameRules rules;
    private final SplittableRandom random;
    private Position position;

    Game(String id, int size, long seed) {
      rules = Objects.requireNonNull(RULES.get(id), id);
      random = new SplittableRandom(seed);
      position = Position.start(id, Setup.Board.empty(size, size));
    }

    void play(Place move) {
      assertThat(rules.objection(position, move)).as("%s in %s", move, position).isEmpty();
      position = position.play(move);
    }

    Place randomMove() {
      List<Move> legal = rules.legalMoves(position).toList();
      return (Place) legal.get(random.nextInt(legal.size()));
    }

    boolean isOpen() {
      return verdict() instanceof Verdict.Open;
    }

    Verdict verdict() {
      return rules.verdict(position);
    }
  }
}
