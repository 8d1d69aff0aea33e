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
 * finds its place again by pairs and colours.
 *
 * @param contestants two or more; in a gauntlet the first plays each of the others
 * @param openings one or more, taken in turn, each played with both colours
 * @param games of each two contestants, or {@link #ENDLESS}
 */
public record Schedule(
    List<Contestant> contestants, List<Opening> openings, int games, boolean gauntlet) {
  /** The number of games of a match that something else ends, such as a test. */
  public static final int ENDLESS = Integer.MAX_VALUE - 1;

  public Schedule {
    contestants = List.copyOf(contestants);
    openings = List.copyOf(openings);
  }

  /** All games, first one first: every opening goes round before the next. */
  public Stream<Pairing> pairings() {
    List<Meeting> meetings = meetings();
    return IntStream.range(0, (games + 1) / 2)
        .boxed()
        .flatMap(round -> round(meetings, round).stream());
  }

  /** An odd number of games ends with a round of first games alone. */
  private List<Pairing> round(List<Meeting> meetings, int round) {
    return IntStream.rangeClosed(1, meetings.size())
        .mapToObj(place -> pair(meetings, round * meetings.size() + place))
        .flatMap(pair -> pair.stream().limit(games - 2L * round))
        .toList();
  }

  /** Whether the match has no last game. */
  public boolean isEndless() {
    return games == ENDLESS;
  }

  /** How many games there are; of an endless match, as many as anybody can count. */
  public int total() {
    return Math.toIntExact(Math.min(ENDLESS, (long) meetings().size() * games));
  }

  /** How many pairs of games there are, each of one opening with both colours. */
  public int pairs() {
    return meetings().size() * games / 2;
  }

  /** Both games of a pair; their numbers are the same however many games there are. */
  public List<Pairing> pair(int number) {
    return pair(meetings(), number);
  }

  private record Meeting(Contestant first, Contestant second) {}

  private List<Pairing> pair(List<Meeting> meetings, int number) {
    int round = (number - 1) / meetings.size();
    Meeting meeting = meetings.get((number - 1) % meetings.size());
    Opening opening = openings.get(round % openings.size());
    return List.of(
        new Pairing(2 * number - 1, number, meeting.first(), meeting.second(), opening),
        new Pairing(2 * number, number, meeting.second(), meeting.first(), opening));
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
