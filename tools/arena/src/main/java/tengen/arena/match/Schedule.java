package tengen.arena.match;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tengen.arena.game.Contestant;
import tengen.arena.game.Opening;
import tengen.arena.game.Pairing;

/**
 * The pairings and openings of a match. Derived only from the components, so that an interrupted
 * match can be resumed by pair and colour.
 *
 * @param contestants two or more; in a gauntlet the first plays each of the others
 * @param openings one or more, used in turn, each played with both colours
 * @param games number of games of each two contestants, or {@link #ENDLESS}
 */
public record Schedule(
    List<Contestant> contestants, List<Opening> openings, int games, boolean gauntlet) {
  /** Number of games of a match that ends by another condition, such as a test. */
  public static final int ENDLESS = Integer.MAX_VALUE - 1;

  public Schedule {
    contestants = List.copyOf(contestants);
    openings = List.copyOf(openings);
  }

  /** Returns all games in order. All contestants play an opening before the next one begins. */
  public Stream<Pairing> pairings() {
    List<Meeting> meetings = meetings();
    return IntStream.range(0, Math.ceilDiv(games, 2))
        .boxed()
        .flatMap(round -> round(meetings, round).stream());
  }

  /**
   * Returns the games of a round. If the number of games is odd, the last round has only the first
   * game of each pair.
   */
  private List<Pairing> round(List<Meeting> meetings, int round) {
    return IntStream.rangeClosed(1, meetings.size())
        .mapToObj(place -> pair(meetings, round * meetings.size() + place))
        .flatMap(pair -> pair.stream().limit(games - 2L * round))
        .toList();
  }

  /** Returns whether the match has no last game. */
  public boolean isEndless() {
    return games == ENDLESS;
  }

  /** Returns the total number of games, at most {@link #ENDLESS}. */
  public int total() {
    return Math.toIntExact(Math.min(ENDLESS, (long) meetings().size() * games));
  }

  /** Returns the number of pairs of games, each with one opening and both colours. */
  public int pairs() {
    return meetings().size() * games / 2;
  }

  /** Returns both games of a pair. Their numbers do not depend on the number of games. */
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
