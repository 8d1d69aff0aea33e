package tengen.arena.match;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tengen.arena.game.Contestant;
import tengen.arena.game.Opening;
import tengen.arena.game.Pairing;

/**
 * Who plays whom from which opening. A pure function of its parts, so that an interrupted match
 * finds its place again by the number of a game.
 *
 * @param contestants two or more; in a gauntlet the first plays each of the others
 * @param openings one or more, taken in turn, each played with both colours
 * @param games of each two contestants
 */
public record Schedule(
    List<Contestant> contestants, List<Opening> openings, int games, boolean gauntlet) {
  public Schedule {
    contestants = List.copyOf(contestants);
    openings = List.copyOf(openings);
  }

  /** All games, first one first: every opening goes round before the next. */
  public Stream<Pairing> pairings() {
    List<Meeting> meetings = meetings();
    return IntStream.range(0, meetings.size() * games).mapToObj(game -> pairing(meetings, game));
  }

  /** How many games there are. */
  public int total() {
    return meetings().size() * games;
  }

  /** How many pairs of games there are, each of one opening with both colours. */
  public int pairs() {
    return meetings().size() * games / 2;
  }

  /** Both games of a pair, however many games there are. */
  public List<Pairing> pair(int number) {
    int round = (number - 1) / meetings().size();
    var longer = new Schedule(contestants, openings, 2 * round + 2, gauntlet);
    return List.of(
        longer.pairing(longer.meetings(), 2 * number - 2),
        longer.pairing(longer.meetings(), 2 * number - 1));
  }

  private record Meeting(Contestant first, Contestant second) {}

  private Pairing pairing(List<Meeting> meetings, int index) {
    int round = index / (2 * meetings.size());
    int inRound = index % (2 * meetings.size());
    int gamesOfTwo = Math.min(2, games - 2 * round);
    int place = inRound / gamesOfTwo;
    Meeting meeting = meetings.get(place);
    boolean swapped = inRound % gamesOfTwo == 1;
    return new Pairing(
        index + 1,
        round * meetings.size() + place + 1,
        swapped ? meeting.second() : meeting.first(),
        swapped ? meeting.first() : meeting.second(),
        openings.get(round % openings.size()));
  }

  private List<Meeting> meetings() {
    var all = new ArrayList<Meeting>();
    int firsts = gauntlet ? 1 : contestants.size();
    for (int i = 0; i < firsts; i++) {
      for (int j = i + 1; j < contestants.size(); j++) {
        all.add(new Meeting(contestants.get(i), contestants.get(j)));
      }
    }
    return all;
  }
}
