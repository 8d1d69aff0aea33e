package tengen.figures;

import java.io.IOException;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Turn;
import tengen.game.Verdict;
import tengen.rules.Gomoku;

/**
 * Plays both colours by {@code BOARD}, from a few random stones near the centre, until one has
 * five.
 */
final class GomocupSelfPlayClient implements SelfPlayClient {
  private static final int SIDE = 15;
  private static final int OPENING_STONES = 4;
  private static final int OPENING_SIDE = 7;

  private final LineClient client;
  private final Gomoku.Freestyle rules = new Gomoku.Freestyle();
  private final Random random = new Random(1);
  private Position position = opening();

  GomocupSelfPlayClient(LineClient client) {
    this.client = client;
  }

  @Override
  public void limit(long turnMs) throws IOException {
    client.ask("START %d\n".formatted(SIDE));
    client.send("INFO rule 0\nINFO timeout_match 0\nINFO timeout_turn %d\n".formatted(turnMs));
  }

  @Override
  public void begin() throws IOException {
    client.ask("RESTART\n");
    position = opening();
  }

  private Position opening() {
    Position opening = Position.start(rules.id(), Setup.Board.empty(SIDE, SIDE));
    int edge = (SIDE - OPENING_SIDE) / 2;
    List<Place> stones =
        Stream.generate(
                () ->
                    new Place(
                        edge + random.nextInt(OPENING_SIDE), edge + random.nextInt(OPENING_SIDE)))
            .distinct()
            .limit(OPENING_STONES)
            .toList();
    for (Place stone : stones) {
      opening = opening.play(stone);
    }
    return opening;
  }

  @Override
  public String request() {
    return position.turns().stream()
        .map(this::field)
        .collect(Collectors.joining("", "BOARD\n", "DONE\n"));
  }

  private String field(Turn turn) {
    var stone = (Place) turn.move();
    int owner = turn.side() == position.toMove() ? 1 : 2;
    return "%d,%d,%d\n".formatted(stone.x(), stone.y(), owner);
  }

  @Override
  public boolean take(String answer) {
    String[] xy = answer.split(",", -1);
    position = position.play(new Place(Integer.parseInt(xy[0]), Integer.parseInt(xy[1])));
    return rules.verdict(position) instanceof Verdict.Open;
  }
}
